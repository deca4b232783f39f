internal import Basics

/// Reads the declarations of a table: Swift, in which bodies may be missing.
struct DeclarationReader {
    private let file: String
    private let text: [Character]
    private var position = 0

    init(_ text: String, file: String) {
        self.file = file
        self.text = Array(text)
    }

    /// All declarations of the file, in its order. O(characters).
    static func declarations(of text: String, file: String) throws(StandInTableError) -> [Declaration] {
        var reader = Self(text, file: file)
        return try reader.declarations(isNested: false)
    }

    /// An error at a place of a text.
    static func error(_ message: String, at offset: Int, in text: [Character], file: String) -> StandInTableError {
        let before = text[..<min(offset, text.count)]
        let line = before.count(where: \.isNewline) + 1
        let start = before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        return .init(file: file, line: line, column: before.count - start + 1, message: message)
    }

    private func error(_ message: String, at offset: Int) -> StandInTableError {
        Self.error(message, at: offset, in: text, file: file)
    }

    private mutating func declarations(isNested: Bool) throws(StandInTableError) -> [Declaration] {
        let start = position
        var declarations: [Declaration] = []
        while true {
            skipBlanks()
            guard position < text.count else {
                if isNested { throw error("no } ends what begins here", at: start) }
                return declarations
            }
            if text[position] == "}" {
                guard isNested else { throw error("} ends nothing", at: position) }
                position += 1
                return declarations
            }
            declarations.append(try declaration())
        }
    }

    private mutating func declaration() throws(StandInTableError) -> Declaration {
        let start = position
        let head = try head()
        var parts = DeclarationHead(head)
        guard Declaration.keywords.contains(parts.keyword) else {
            throw error("expected a declaration, found “\(parts.keyword.isEmpty ? head : parts.keyword)”", at: start)
        }
        parts.rest = parts.rest.trimmed
        var body = Declaration.Body.none
        if position < text.count, text[position] == "{" {
            if Declaration.scopes.contains(parts.keyword) {
                position += 1
                body = .members(try declarations(isNested: true))
            } else {
                body = .code(String(try balanced().dropFirst().dropLast()).trimmed)
            }
        } else if Declaration.scopes.contains(parts.keyword) {
            body = .members([])
        }
        return Declaration(
            offset: start, attributes: parts.attributes, modifiers: parts.modifiers, keyword: parts.keyword,
            rest: parts.rest, body: body)
    }

    /// What is before the body, on one line or, where Swift goes on in the next, on several.
    private mutating func head() throws(StandInTableError) -> String {
        var head = ""
        var hasValue = false
        while position < text.count {
            let character = text[position]
            switch character {
            case "(", "[": head += try balanced()
            case "{":
                guard hasValue else { return head }
                head += try balanced()
            case "}", ";":
                if character == ";" { position += 1 }
                return head
            case ")", "]": throw error("\(character) closes nothing", at: position)
            case "\"": head += try string()
            case "/" where isComment: skipComment()
            case _ where character.isNewline:
                let end = position
                skipBlanks()
                guard goesOn(head) else {
                    position = end
                    return head
                }
                head += " "
            default:
                if character == "=", head.last == " ", position + 1 < text.count, text[position + 1] == " " {
                    hasValue = true
                }
                head.append(character)
                position += 1
            }
        }
        return head
    }

    /// Whether a declaration goes on behind a line break, before what is not blank.
    private func goesOn(_ head: String) -> Bool {
        let head = head.trimmed
        if [",", "->", ":", "&", "="].contains(where: head.hasSuffix) || DeclarationHead(head).keyword.isEmpty {
            return true
        }
        let next = String(text[position..<min(position + 6, text.count)])
        return ["-> ", "where ", "async ", "throws"].contains(where: next.hasPrefix)
    }

    private var isComment: Bool { position + 1 < text.count && text[position + 1] == "/" }

    private mutating func skipComment() {
        while position < text.count, !text[position].isNewline { position += 1 }
    }

    private mutating func skipBlanks() {
        while position < text.count {
            if text[position].isWhitespace || text[position] == ";" {
                position += 1
            } else if text[position] == "/", isComment {
                skipComment()
            } else {
                return
            }
        }
    }

    /// A literal in quotation marks.
    private mutating func string() throws(StandInTableError) -> String {
        let start = position
        position += 1
        while position < text.count, text[position] != "\"" {
            guard !text[position].isNewline else { break }
            position += text[position] == "\\" ? 2 : 1
        }
        guard position < text.count, text[position] == "\"" else { throw error("the text has no end", at: start) }
        position += 1
        return String(text[start..<position])
    }

    /// All from an opening bracket to the one that closes it.
    private mutating func balanced() throws(StandInTableError) -> String {
        let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
        let start = position
        guard let close = closing[text[position]] else { return "" }
        var result = String(text[position])
        position += 1
        while position < text.count {
            let character = text[position]
            switch character {
            case close:
                position += 1
                return result + String(character)
            case "(", "[", "{": result += try balanced()
            case ")", "]", "}": throw error("expected \(close), found \(character)", at: position)
            case "\"": result += try string()
            case "/" where isComment: skipComment()
            default:
                result.append(character)
                position += 1
            }
        }
        throw error("no \(close) ends what begins here", at: start)
    }
}
