/// A file that a program begins with, `main.swift`: statements stand among its declarations.
enum MainFile {
    /// The declarations without the statements. Variables keep their values, which are made where they are first asked for.
    /// Lines stay. O(n).
    static func declarations(of bytes: [UInt8]) -> [UInt8] {
        let source = SwiftSource(bytes)
        var result = bytes
        var end = 0
        for declaration in DeclarationParser.declarations(in: source) {
            guard let first = source.tokens.firstIndex(where: { $0.range.lowerBound >= declaration.range.lowerBound })
            else { break }
            let last = last(of: declaration, from: first, in: source)
            if let last, !isInStatement(first, in: source) {
                result.blank(end..<declaration.range.lowerBound)
                end = source.tokens[last].range.upperBound
            }
        }
        result.blank(end..<bytes.count)
        return result
    }

    /// The app that code begins with `NAME.main()`; one for tests is not meant.
    static func app(begunIn bytes: [UInt8]) -> String? {
        let source = SwiftSource(bytes)
        return source.tokens.indices.lazy.compactMap { index -> String? in
            guard source.has("main", at: index), source.has(".", at: index - 1), source.has("(", at: index + 1),
                source.has(")", at: index + 2), index >= 2, source.tokens[index - 2].kind == .word
            else { return nil }
            let name = source.text(source.tokens[index - 2])
            return name.first?.isUppercase == true && !name.contains("Test") ? name : nil
        }.first
    }

    /// The last token of a declaration, behind which statements may follow; nil for a statement.
    private static func last(of declaration: Declaration, from first: Int, in source: SwiftSource) -> Int? {
        guard !declaration.keyword.isEmpty else { return nil }
        var index = first
        while index < source.tokens.count, source.tokens[index].range.lowerBound < declaration.range.upperBound {
            let next = source.token(after: index)
            if let body = declaration.body, source.tokens[index].range.lowerBound == body.lowerBound { return next - 1 }
            if source.has(";", at: next) || endsExpression(before: next, in: source), declaration.body == nil {
                return next - 1
            }
            index = next
        }
        return index - 1
    }

    /// Whether what begins a line does not continue the line before.
    private static func endsExpression(before index: Int, in source: SwiftSource) -> Bool {
        guard index < source.tokens.count else { return true }
        let (token, before) = (source.tokens[index], source.tokens[index - 1])
        return token.startsLine && token.kind != .sign && before.kind != .sign
            && !["{", ".", "?", ":", "else", "as", "is"].contains(source.text(token))
            && ![",", ":", "."].contains(source.text(before))
    }

    /// Whether a variable belongs to a condition, such as the second of `if let a = b, let c = d`.
    private static func isInStatement(_ first: Int, in source: SwiftSource) -> Bool {
        first > 0 && [",", "if", "guard", "while", "case"].contains(source.text(source.tokens[first - 1]))
    }
}
