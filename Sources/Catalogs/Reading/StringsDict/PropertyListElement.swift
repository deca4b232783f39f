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
        func element(_ name: String, _ children: [XML.Node]) -> XML.Element {
            let element = XML.Element(name: name, position: position, contentPosition: position)
            element.children = children
            return element
        }
        switch value {
        case let text as String: return element("string", [.text(text)])
        case let members as [String: Any]:
            let children = members.sorted { $0.key < $1.key }.flatMap { name, value -> [XML.Node] in
                [.element(element("key", [.text(name)])), .element(self.element(value, position: position))]
            }
            return element("dict", children)
        default: return element("data", [])
        }
    }
}

extension XML.Element {
    /// A member of a `dict`.
    struct Member {
        var key: String
        var position: Catalog.Position
        var comment: String?
        var value: XML.Element
    }

    /// The members of a `dict`; what has no key, or is none, is left out. O(n).
    var members: [Member] {
        guard name == "dict" else { return [] }
        var members: [Member] = []
        var key: XML.Element?
        for case .element(let element) in children {
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
