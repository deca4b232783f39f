/// The text of a `source` or `target`, with its inline elements (XLIFF 1.2, 2.2.3; XLIFF 2, 2.3).
///
/// Codes for one thing (`ph`, `it`, `x`) are read as the code itself where the file has it, since it is the placeholder
/// that the program fills: `<ph id="1">%s</ph>` is `%s`. Codes around text (`g`, `bpt`, `pc`, `sc`) and tags of HTML
/// are formatting, which takes up no room; a line break does.
struct XLIFFInline {
    /// The codes of an XLIFF 2 unit by `id`: `<originalData>`.
    var data: [String: String] = [:]

    /// The text of a `source` or `target` in a scope. Where white space is not to be preserved, line breaks around the text
    /// are the indentation of the file (a choice: XML leaves it to programs).
    func text(of element: XML.Element, in scope: XLIFFScope) -> String {
        let text = text(of: element)
        var scope = scope
        scope.enter(element)
        return scope.preservesSpace ? text : Self.withoutIndentation(text)
    }

    private static func withoutIndentation(_ text: String) -> String {
        guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
        let start = text.prefix { $0.isWhitespace }
        let end = String(text.reversed().prefix { $0.isWhitespace })
        guard start.count < text.count else { return text }
        return String(
            text.dropFirst(start.contains { $0.isNewline } ? start.count : 0)
                .dropLast(end.contains { $0.isNewline } ? end.count : 0))
    }

    private func text(of element: XML.Element) -> String {
        element.children.reduce(into: "") { text, child in
            switch child {
            case .text(let run), .literal(let run): text += run
            case .element(let inline): text += code(inline)
            }
        }
    }

    private func code(_ element: XML.Element) -> String {
        switch element.name {
        case "g", "pc", "mrk": return text(of: element)
        case "ph", "it", "x":
            let content = text(of: element)
            let code = element["dataRef"].flatMap { data[$0] } ?? (content.isEmpty ? nil : content)
            return shown(code ?? element["equiv-text"] ?? element["equiv"] ?? element["disp"] ?? "", in: element)
        case "cp":
            let scalar = element["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
            return scalar.map { String($0) } ?? ""
        default: return ""
        }
    }

    /// No placeholder is longer: a unit may name one of its codes any number of times, and has to fit into memory.
    private static let longestCode = 256

    private func shown(_ code: String, in element: XML.Element) -> String {
        let isBreak = element["ctype"] == "lb" || element["subType"] == "xlf:lb" || code.hasPrefix("<br")
        if isBreak { return "\n" }
        let isTag = code.hasPrefix("<") && code.hasSuffix(">")
        return isTag || code.utf8.count > Self.longestCode ? "" : code
    }
}
