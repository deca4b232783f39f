/// An element of an XML document that is written, not read: a name, attributes in order, and what is inside.
package struct XMLElement {
    package enum Content {
        case elements([XMLElement])
        /// Many small elements without white space between them.
        case row([XMLElement])
        case text(String)
    }

    var name: String
    package var attributes: [(name: String, value: String)]
    package var content: Content

    package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ elements: [XMLElement] = []) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
        content = .elements(elements)
    }

    package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
        content = .text(text)
    }

    /// The whole document, with a line feed at its end.
    package func document() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(fragment())" }

    /// The element alone, as a part of a page, with a line feed at its end.
    package func fragment() -> String {
        var text = ""
        write(to: &text, indentation: "")
        text += "\n"
        return text
    }

    /// The element on one line, without white space between its parts.
    package func compact() -> String {
        var text = ""
        write(to: &text, indentation: nil)
        return text
    }

    /// - Parameter indentation: nil for an element in a row.
    private func write(to text: inout String, indentation: String?) {
        text += "\(indentation ?? "")<\(name)"
        for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
        switch content {
        case .elements(let elements) where elements.isEmpty: text += "/>"
        case .elements(let elements):
            guard let indentation else { return write(row: elements, to: &text) }
            text += ">\n"
            for element in elements {
                element.write(to: &text, indentation: indentation + "  ")
                text += "\n"
            }
            text += "\(indentation)</\(name)>"
        case .row(let elements): write(row: elements, to: &text)
        case .text(let string): text += ">\(Self.escaped(string, inAttribute: false))</\(name)>"
        }
    }

    private func write(row elements: [XMLElement], to text: inout String) {
        text += ">"
        for element in elements { element.write(to: &text, indentation: nil) }
        text += "</\(name)>"
    }

    /// The string for XML 1.0: characters of the syntax are escaped, and characters that no document may contain are
    /// replaced by U+FFFD.
    package static func escaped(_ string: String, inAttribute: Bool = true) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            case "\n" where inAttribute: result += "&#10;"
            case "\t" where inAttribute: result += "&#9;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\r": result += "&#13;"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
