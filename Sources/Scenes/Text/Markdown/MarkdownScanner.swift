/// Divides a text into tokens, and pairs the marks of emphasis among them.
struct MarkdownScanner {
    /// A part of the text with its style, or a run of marks; its text is the marks that are not paired.
    struct Token {
        var text: String
        var style: InlineMarkdown.Style = []
        var run: DelimiterRun?
    }

    private(set) var tokens: [Token] = []
    private let characters: [Character]
    private var position = 0
    /// The tokens that are opening brackets of possible links.
    private var brackets: [Int] = []
    /// Where each parenthesis is closed on its line; found when a link first needs it.
    private lazy var closingParentheses = Self.closingParentheses(of: characters)
    /// Where the runs of backticks of each length begin, the last first; found when they are first needed.
    private lazy var backticks = Self.backticks(of: characters)

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

    /// Adds characters as they are.
    private mutating func append(_ count: Int) {
        let text = String(characters[position..<position + count])
        position += count
        if let last = tokens.indices.last, tokens[last].run == nil, brackets.last != last {
            tokens[last].text += text
        } else {
            tokens.append(Token(text: text))
        }
    }

    /// §6.1 (2.4): a backslash makes a mark an ordinary character.
    private mutating func scanEscape() {
        if let next = peek(position + 1), let byte = next.asciiValue, next.isPunctuationOrSymbol, byte < 128 {
            position += 1
        }
        append(1)
    }

    /// §6.1: code is between two runs of equally many backticks.
    private mutating func scanCode() {
        let length = count(of: "`", from: position)
        // Runs before this one cannot close a later one.
        while let start = backticks[length]?.last, start < position + length { backticks[length]?.removeLast() }
        guard let end = backticks[length]?.last else { return append(length) }
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
        guard peek(position + 1) == "(", let end = closingParentheses[position + 1] else { return append(1) }
        tokens[open].text = ""
        EmphasisPairing.pair(&tokens, from: open)
        // A link cannot contain another, so an open bracket around this one does not begin a link.
        brackets.removeAll()
        position = end + 1
    }

    /// By the place of the opening parenthesis; no entry for one that is not closed before the line ends. O(n).
    private static func closingParentheses(of characters: [Character]) -> [Int: Int] {
        var closing: [Int: Int] = [:]
        var open: [Int] = []
        for (index, character) in characters.enumerated() {
            switch character {
            case "\n": open.removeAll()
            case "(": open.append(index)
            case ")": if let start = open.popLast() { closing[start] = index }
            default: continue
            }
        }
        return closing
    }

    /// By the length of the run. O(n).
    private static func backticks(of characters: [Character]) -> [Int: [Int]] {
        var runs: [Int: [Int]] = [:]
        var end = characters.count
        while let last = characters[..<end].lastIndex(of: "`") {
            let start = characters[..<last].lastIndex { $0 != "`" }.map { $0 + 1 } ?? 0
            runs[last + 1 - start, default: []].append(start)
            end = start
        }
        return runs
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
