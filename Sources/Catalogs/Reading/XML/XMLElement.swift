/// The parts of an XML document (W3C XML 1.0) that the readers of catalog formats see.
enum XML {}

extension XML {
    /// An element with the position of its start tag.
    final class Element {
        /// The name without its prefix.
        let name: String
        /// The namespace of the name; empty where there is none.
        let namespace: String
        /// Values by name; names have their prefixes.
        let attributes: [String: String]
        /// The namespace of each prefix here; the empty prefix is that of names without one.
        let prefixes: [String: String]
        /// The position of the `<` of the start tag.
        let position: Catalog.Position
        /// Where the content begins: after the start tag, and after the white space there.
        let contentPosition: Catalog.Position
        /// The last comment between this element and the tag before it, without white space around it.
        let comment: String?
        /// Empty unless the whole element was asked for.
        var children: [Node] = []

        init(
            name: String, namespace: String = "", attributes: [String: String] = [:], prefixes: [String: String] = [:],
            position: Catalog.Position, contentPosition: Catalog.Position, comment: String? = nil
        ) {
            self.name = name
            self.namespace = namespace
            self.attributes = attributes
            self.prefixes = prefixes
            self.position = position
            self.contentPosition = contentPosition
            self.comment = comment
        }

        /// The value of an attribute without a prefix.
        subscript(attribute: String) -> String? { attributes[attribute] }

        /// The value of an attribute of a namespace, whatever its prefix here. O(n) in attributes.
        subscript(namespace: String, attribute: String) -> String? {
            for (name, value) in attributes where name.hasSuffix(attribute) {
                let prefix = name.dropLast(attribute.count)
                if prefix.last == ":", prefixes[String(prefix.dropLast())] == namespace { return value }
            }
            return nil
        }
    }

    /// What an element contains. Comments and processing instructions are left out.
    enum Node {
        case element(Element)
        case text(String)
        /// The text of a CDATA section.
        case literal(String)
    }
}

extension XML.Element {
    /// The elements among the children. O(n).
    var elements: [XML.Element] {
        children.compactMap { node in
            guard case .element(let element) = node else { return nil }
            return element
        }
    }

    /// The first child of a name. O(n).
    func first(_ name: String) -> XML.Element? { elements.first { $0.name == name } }

    /// All text in the element, with that of CDATA sections and of the elements inside. O(n).
    var text: String {
        // Nearly always this is all there is, and it need not be copied.
        if children.count == 1, case .text(let text) = children[0] { return text }
        return children.reduce(into: "") { text, node in
            switch node {
            case .text(let part), .literal(let part): text += part
            case .element(let element): text += element.text
            }
        }
    }

    /// The name as messages show it: `<string>`.
    var tag: String { "<\(name)>" }
}
