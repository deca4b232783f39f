internal import Basics
internal import Labels

/// Reads comma-separated values (RFC 4180) field by field, and knows where every field is.
///
/// Written by hand since the existing libraries give no positions (SwiftCSV stops at a stray quotation mark without
/// saying where). Lines may end in CR LF, LF or CR; a byte order mark before the first is skipped. O(n).
struct CSVReader {
    /// A field with the place of its first character.
    struct Field {
        var text: String
        var position: SourcePosition
    }

    private let file: String
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    private var column = 1

    init(_ text: String, file: String) {
        self.file = file
        rest = Substring(text).unicodeScalars
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    /// The fields of the next record; nil after the last. A line with nothing in it is no record.
    ///
    /// - Throws: `InputError` for a quotation mark that does not end or is where none may.
    mutating func next() throws(InputError) -> [Field]? {
        while isAtEndOfLine, !rest.isEmpty { skipEndOfLine() }
        guard !rest.isEmpty else { return nil }
        var fields = [try readField()]
        while rest.first == "," {
            advance()
            fields.append(try readField())
        }
        skipEndOfLine()
        return fields
    }

    private mutating func readField() throws(InputError) -> Field {
        let position = position
        guard rest.first == "\"" else {
            let text = rest.prefix { $0 != "," && $0 != "\n" && $0 != "\r" && $0 != "\"" }
            column += text.count
            rest = rest[text.endIndex...]
            guard rest.first != "\"" else {
                throw unexpected("a field that contains a quotation mark must be in quotation marks")
            }
            return Field(text: String(text), position: position)
        }
        return Field(text: try readQuoted(from: position), position: position)
    }

    /// A field in quotation marks; two of them inside are one.
    private mutating func readQuoted(from start: SourcePosition) throws(InputError) -> String {
        var text = String.UnicodeScalarView()
        advance()
        while let scalar = rest.first {
            let isPair = scalar == "\r" && rest.dropFirst().first == "\n"
            advance()
            if scalar != "\"" {
                text.append(scalar)
                if isPair { text.append("\n") }
            } else if rest.first == "\"" {
                text.append(scalar)
                advance()
            } else {
                guard rest.isEmpty || rest.first == "," || isAtEndOfLine else {
                    throw unexpected("expected a comma or the end of the line after a quotation mark")
                }
                return String(text)
            }
        }
        throw InputError(.unreadable, "expected the quotation mark that ends the field", at: start)
    }

    private var isAtEndOfLine: Bool { rest.first == "\n" || rest.first == "\r" }

    private var position: SourcePosition { SourcePosition(file: file, line: line, column: column) }

    private func unexpected(_ message: String) -> InputError { InputError(.unreadable, message, at: position) }

    private mutating func skipEndOfLine() {
        if isAtEndOfLine { advance() }
    }

    /// Goes over one character; CR LF is one.
    private mutating func advance() {
        let scalar = rest.removeFirst()
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
        if scalar == "\n" || scalar == "\r" {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
