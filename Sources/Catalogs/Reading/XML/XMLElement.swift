/// The parts of an XML document (W3C XML 1.0) that the readers of catalog formats see.
package enum XML {}

extension XML {
    /// An element with the position of its start tag.
    package final class Element {
        /// The name without its prefix.
        package let name: String
        /// The namespace of the name; empty where there is none.
        package let namespace: String
        /// Values by name; names have their prefixes.
        package let attributes: [String: String]
        /// The namespace of each prefix here; the empty prefix is that of names without one.
        package let prefixes: [String: String]
        /// The position of the `<` of the start tag.
        package let position: Catalog.Position
        /// Where the content begins: after the start tag, and after the white space there.
        package let contentPosition: Catalog.Position
        /// The last comment between this element and the tag before it, without white space around it.
        package let comment: String?
        /// Empty unless the whole element was asked for.
        package var children: [Node] = []

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
        package subscript(attribute: String) -> String? { attributes[attribute] }

        /// The value of an attribute of a namespace, whatever its prefix here. O(n) in attributes.
        package subscript(namespace: String, attribute: String) -> String? {
            for (name, value) in attributes where name.hasSuffix(attribute) {
                let prefix = name.dropLast(attribute.count)
                if prefix.last == ":", prefixes[String(prefix.dropLast())] == namespace { return value }
            }
            return nil
        }
    }

    /// What an element contains. Comments and processing instructions are left out.
    package enum Node {
        case element(Element)
        case text(String)
        /// The text of a CDATA section.
        case literal(String)
    }
}

extension XML.Element {
    /// The elements among the children. O(n).
    package var elements: [XML.Element] {
        children.compactMap { node in
            guard case .element(let element) = node else { return nil }
            return element
        }
    }

    /// The first child of a name. O(n).
    package func first(_ name: String) -> XML.Element? { elements.first { $0.name == name } }

    /// All text in the element, with that of CDATA sections and of the elements inside. O(n).
    package var text: String {
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
    package var tag: String { "<\(name)>" }
}
