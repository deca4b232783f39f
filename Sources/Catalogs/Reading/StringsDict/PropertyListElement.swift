internal import Foundation

/// The elements of a property list (Apple, `PropertyList-1.0.dtd`): `dict` with `key` and value in turn, `string`.
enum PropertyListElement {
    /// Reads a property list of any form into the elements that it would have in XML, without places.
    static func read(_ data: [UInt8], file: String) throws(CatalogError) -> XML.Element {
        guard PropertyListDepth.isBounded(data) else {
            throw CatalogError(.tooDeep(limit: PropertyListDepth.limit), file: file)
        }
        guard let list = try? PropertyListSerialization.propertyList(from: Data(data), format: nil),
            list is [String: Any]
        else { throw CatalogError(.badPropertyList, file: file) }
        return element(list, position: Catalog.Position(file: file))
    }

    private static func element(_ value: Any, position: Catalog.Position) -> XML.Element {
        var element = XML.Element(name: "string", position: position, contentPosition: position)
        switch value {
        case let text as String: element.children = [.text(text)]
        case let members as [String: Any]:
            element.name = "dict"
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                var key = XML.Element(name: "key", position: position, contentPosition: position)
                key.children = [.text(name)]
                element.children += [.element(key), .element(self.element(value, position: position))]
            }
        default: element.name = "data"
        }
        return element
    }
}

extension XML.Element {
    /// A member of a `dict`.
    struct Member {
        var key: String
        var position: Catalog.Position
        var value: XML.Element
    }

    /// The members of a `dict`; what has no key, or is none, is left out. O(n).
    var members: [Member] {
        guard name == "dict" else { return [] }
        var members: [Member] = []
        var key: XML.Element?
        for element in elements {
            if element.name == "key" {
                key = element
            } else if let name = key {
                members.append(Member(key: name.text, position: name.position, value: element))
                key = nil
            }
        }
        return members
    }

    /// The text of a `string`; nil for other values.
    var string: String? { name == "string" ? text : nil }
}
