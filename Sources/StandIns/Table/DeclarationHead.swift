internal import Basics

/// What is before the body of a declaration: attributes, modifiers, the keyword and the rest.
struct DeclarationHead {
    private(set) var attributes: [String] = []
    private(set) var modifiers: [String] = []
    /// Empty where there is none yet.
    private(set) var keyword = ""
    var rest = ""

    init(_ head: String) {
        var remaining = head.trimmed[...]
        while let first = remaining.first {
            let word = Self.word(remaining)
            if first == "@" {
                attributes.append(String(word))
            } else if Declaration.modifiers.contains(Self.name(word)), !isClass(word, remaining) {
                modifiers.append(String(word))
            } else {
                let name = remaining.prefix { $0.isLetter || $0 == "_" }
                keyword = String(name)
                rest = String(remaining.dropFirst(name.count))
                return
            }
            remaining = remaining.dropFirst(word.count).drop(while: \.isWhitespace)
        }
    }

    /// `class` is a modifier before `var` and `func` alone.
    private func isClass(_ word: Substring, _ remaining: Substring) -> Bool {
        guard word == "class" else { return false }
        let next = remaining.dropFirst(word.count).drop(while: \.isWhitespace)
        return !["var ", "func ", "subscript", "override "].contains { next.hasPrefix($0) }
    }

    /// A word with what is in parentheses behind it.
    private static func word(_ text: Substring) -> Substring {
        var end = text.startIndex
        var depth = 0
        var isQuoted = false
        while end < text.endIndex {
            let character = text[end]
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                if depth == 0, character.isWhitespace { break }
            }
            end = text.index(after: end)
        }
        return text[..<end]
    }

    private static func name(_ word: Substring) -> String { String(word.prefix { $0 != "(" }) }
}
