extension XMLElement {
    /// The element on one line, without white space between its parts.
    func compact() -> String {
        var text = ""
        writeCompactly(to: &text)
        return text
    }

    private func writeCompactly(to text: inout String) {
        text += "<\(name)"
        for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
        switch content {
        case .elements(let elements) where elements.isEmpty: text += "/>"
        case .elements(let elements):
            text += ">"
            for element in elements { element.writeCompactly(to: &text) }
            text += "</\(name)>"
        case .text(let string): text += ">\(Self.escaped(string, inAttribute: false))</\(name)>"
        }
    }
}
