/// The parts of an XML document (W3C XML 1.0) that the readers of catalog formats see.
enum XML {}

extension XML {
    /// An element, with the place of its start tag.
    struct Element {
        /// The name without its prefix.
        var name: String
        /// The namespace of the name; empty where it has none.
        var namespace = ""
        /// Values by the name as the file has it, with its prefix.
        var attributes: [String: String] = [:]
        /// What prefixes stand for here; the empty one is that of names without a prefix.
        var prefixes: [String: String] = [:]
        /// The `<` of the start tag.
        var position: Catalog.Position
        /// Where the content begins: after the start tag, and after the white space there.
        var contentPosition: Catalog.Position
        /// The last comment between this element and the tag before it, without white space around it.
        var comment: String?
        /// Empty unless the whole element was asked for.
        var children: [Node] = []

        /// The value of an attribute without a prefix.
        subscript(attribute: String) -> String? { attributes[attribute] }

        /// The value of an attribute of a namespace, whatever its prefix is here. O(n) in attributes.
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

    /// All text inside, with that of CDATA sections and of the elements inside. O(n).
    var text: String {
        children.reduce(into: "") { text, node in
            switch node {
            case .text(let part), .literal(let part): text += part
            case .element(let element): text += element.text
            }
        }
    }

    /// The name as the file has it in messages: `<string>`.
    var tag: String { "<\(name)>" }
}
