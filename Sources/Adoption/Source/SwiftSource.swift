internal import Foundation

/// The text of a Swift file in UTF-8, its tokens, and which brackets belong together.
struct SwiftSource {
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    /// For each opening bracket the index of the token that closes it, and the reverse; none where it is not balanced.
    let partners: [Int: Int]

    /// O(n).
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftLexer.tokens(of: bytes)
        var partners: [Int: Int] = [:]
        var open: [(mark: UInt8, index: Int)] = []
        for (index, token) in tokens.enumerated() where token.kind == .mark {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), index))
            case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), index))
            case UInt8(ascii: "{"): open.append((UInt8(ascii: "}"), index))
            case let mark where mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") || mark == UInt8(ascii: "}"):
                // A bracket that is never closed does not hide those around it.
                guard let place = open.lastIndex(where: { $0.mark == mark }) else { continue }
                partners[open[place].index] = index
                partners[index] = open[place].index
                open.removeSubrange(place...)
            default: break
            }
        }
        self.partners = partners
    }

    func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The indices of the tokens that begin within some bytes. O(log n).
    func tokens(in range: Range<Int>) -> Range<Int> {
        func first(from byte: Int) -> Int {
            var (low, high) = (0, tokens.count)
            while low < high {
                let middle = (low + high) / 2
                if tokens[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return first(from: range.lowerBound)..<first(from: range.upperBound)
    }

    /// Whether the token at an index is this word or mark.
    func has(_ text: String, at index: Int) -> Bool {
        index >= 0 && index < tokens.count && bytes[tokens[index].range].elementsEqual(text.utf8)
    }

    /// The name of a member that is written with a dot and no type: `large` of `.large`.
    func impliedMember(at index: Int) -> String? {
        guard has(".", at: index), index + 1 < tokens.count, tokens[index + 1].kind == .word else { return nil }
        return text(tokens[index + 1]).replacing("`", with: "")
    }

    /// The token behind a token, or behind what it encloses where it is an opening bracket that is closed.
    func token(after index: Int) -> Int { max(partners[index] ?? index, index) + 1 }

    /// Whether a brace behind an expression begins a block, as that of an `if`, and no closure.
    func isInCondition(_ index: Int) -> Bool {
        var before = index - 1
        while before >= 0 {
            let text = text(tokens[before])
            // Members and labels of arguments may have these names, too.
            if ["if", "guard", "while", "for", "switch"].contains(text), !has(".", at: before - 1),
                !has(":", at: before + 1)
            {
                return true
            }
            if ["{", "}", ";", "(", "["].contains(text) { return false }
            if let open = partners[before], open < before {
                before = open - 1
                continue
            }
            if tokens[before + 1].startsLine, text != ",", text != "=", text != "&&", text != "||" {
                return false
            }
            before -= 1
        }
        return false
    }

    /// Whether a token begins a statement, and does not continue the line before.
    func beginsStatement(_ index: Int) -> Bool {
        guard index > 0, index < tokens.count else { return true }
        if has(";", at: index - 1) { return true }
        guard tokens[index].startsLine else { return false }
        let before = tokens[index - 1]
        // A sign at the end of a line is between two values if space is before it; `?`, `!` and `>` belong to what they follow.
        if before.kind == .sign, before.followsSpace || text(before) == "=" { return false }
        if [",", ":", ".", "(", "["].contains(text(before)) { return false }
        let text = text(tokens[index])
        if [".", ",", ")", "]", "{", ":", "?", "else", "catch", "where", "as", "is"].contains(text) { return false }
        return tokens[index].kind != .sign || text.hasPrefix("!") || text.hasPrefix("-")
    }

    /// The first byte of each line.
    var lineStarts: [Int] {
        [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
}

extension [UInt8] {
    /// Puts a text in the place of some bytes, and leaves every line break there: no line below gets another number.
    func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        let breaks = self[range].lazy.filter { $0 == UInt8(ascii: "\n") }.count
        let kept = text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count
        var result = self
        result.replaceSubrange(
            range, with: Array(text.utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: Swift.max(0, breaks - kept)))
        return result
    }

    /// Replaces bytes by spaces, but for line breaks: everything else stays where it is.
    mutating func blank(_ range: Range<Int>) {
        for index in range where self[index] != UInt8(ascii: "\n") { self[index] = UInt8(ascii: " ") }
    }
}
