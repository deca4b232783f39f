/// Takes a text apart into tokens, and pairs the marks of emphasis among them.
struct MarkdownScanner {
    /// A piece of text with its style, or a run of marks whose text is what no other run has been paired with.
    struct Token {
        var text: String
        var style: InlineMarkdown.Style = []
        var run: DelimiterRun?
    }

    private(set) var tokens: [Token] = []
    private let characters: [Character]
    private var position = 0
    /// The tokens that are opening brackets of links to come.
    private var brackets: [Int] = []

    init(_ text: String) { characters = Array(text) }

    /// Reads the whole text.
    mutating func scan() {
        while position < characters.count {
            switch characters[position] {
            case "\\": scanEscape()
            case "`": scanCode()
            case "<": scanAutolink()
            case "*", "_", "~": scanRun()
            case "[":
                brackets.append(tokens.count)
                tokens.append(Token(text: "["))
                position += 1
            case "]": scanLink()
            default: append(1)
            }
        }
        EmphasisPairing.pair(&tokens, from: 0)
    }

    private func peek(_ index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    /// Adds characters as they stand.
    private mutating func append(_ count: Int) {
        let text = String(characters[position..<position + count])
        position += count
        if let last = tokens.indices.last, tokens[last].run == nil, brackets.last != last {
            tokens[last].text += text
        } else {
            tokens.append(Token(text: text))
        }
    }

    /// §6.1 (2.4): a backslash makes a mark of the character after it a character.
    private mutating func scanEscape() {
        if let next = peek(position + 1), let byte = next.asciiValue, next.isPunctuationOrSymbol, byte < 128 {
            position += 1
        }
        append(1)
    }

    /// §6.1: code stands between two runs of as many backticks.
    private mutating func scanCode() {
        let length = count(of: "`", from: position)
        var end = position + length
        while end < characters.count {
            let closing = count(of: "`", from: end)
            if closing == length { break }
            end += max(closing, 1)
        }
        guard end < characters.count else { return append(length) }
        var code = characters[position + length..<end]
        if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        tokens.append(Token(text: String(code), style: .code, run: nil))
        tokens.append(Token(text: ""))
        position = end + length
    }

    /// §6.5: an address in angle brackets is shown without them.
    private mutating func scanAutolink() {
        let inner = characters[(position + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        let isAddress = inner.contains("@") || inner.firstIndex(of: ":").map { $0 - inner.startIndex >= 2 } == true
        guard isAddress, peek(inner.endIndex) == ">" else { return append(1) }
        position += 1
        append(inner.count)
        position += 1
    }

    /// §6.3: the text of a link whose address follows in parentheses.
    private mutating func scanLink() {
        guard let open = brackets.popLast() else { return append(1) }
        guard peek(position + 1) == "(", let end = endOfAddress(from: position + 2) else { return append(1) }
        tokens[open].text = ""
        EmphasisPairing.pair(&tokens, from: open)
        position = end + 1
    }

    /// Where the parentheses that are open before `start` close.
    private func endOfAddress(from start: Int) -> Int? {
        var depth = 0
        for index in start..<characters.count {
            switch characters[index] {
            case "\n": return nil
            case "(": depth += 1
            case ")" where depth == 0: return index
            case ")": depth -= 1
            default: continue
            }
        }
        return nil
    }

    private mutating func scanRun() {
        let character = characters[position]
        let length = count(of: character, from: position)
        // A tilde alone means “about”.
        guard character != "~" || length == 2 else { return append(length) }
        let run = DelimiterRun(
            character, length, before: position > 0 ? characters[position - 1] : nil, after: peek(position + length))
        tokens.append(Token(text: String(repeating: character, count: length), run: run))
        position += length
    }

    private func count(of character: Character, from start: Int) -> Int {
        characters[start...].prefix { $0 == character }.count
    }
}

extension Character {
    var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
