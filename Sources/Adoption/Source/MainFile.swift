/// A file that a program begins with, `main.swift`: statements stand among its declarations.
enum MainFile {
    /// The name of such a file.
    static let name = "main.swift"

    /// The declarations without the statements. Variables keep their values, which are made where they are first asked for.
    /// Lines stay. O(n).
    static func declarations(of bytes: [UInt8]) -> [UInt8] {
        let source = SwiftSource(bytes)
        var result = bytes
        var end = 0
        var first = 0
        for declaration in DeclarationParser.declarations(in: source) {
            while first < source.tokens.count, source.tokens[first].range.lowerBound < declaration.range.lowerBound {
                first += 1
            }
            guard first < source.tokens.count else { break }
            guard let last = last(of: declaration, from: first, in: source), !isInStatement(first, in: source),
                end <= declaration.range.lowerBound
            else { continue }
            result.blank(end..<declaration.range.lowerBound)
            end = source.tokens[last].range.upperBound
        }
        result.blank(end..<bytes.count)
        return result
    }

    /// The app that code begins with `NAME.main()`, with the types around it; one for tests only where there is no other. O(n).
    static func app(begunIn bytes: [UInt8]) -> String? {
        let source = SwiftSource(bytes)
        let names = source.tokens.indices.compactMap { index -> String? in
            guard source.has("main", at: index), source.has("(", at: index + 1), source.has(")", at: index + 2) else {
                return nil
            }
            var name: [String] = []
            var dot = index - 1
            while source.has(".", at: dot), dot > 0, source.tokens[dot - 1].kind == .word {
                name.insert(source.text(source.tokens[dot - 1]), at: 0)
                dot -= 2
            }
            return name.last?.first?.isUppercase == true ? name.joined(separator: ".") : nil
        }
        return names.first { !$0.contains("Test") } ?? names.first
    }

    /// The last token of a declaration, behind which statements may follow; nil for a statement.
    private static func last(of declaration: Declaration, from first: Int, in source: SwiftSource) -> Int? {
        guard !declaration.keyword.isEmpty else { return nil }
        var index = first
        while index < source.tokens.count, source.tokens[index].range.lowerBound < declaration.range.upperBound {
            let next = source.token(after: index)
            if let body = declaration.body, source.tokens[index].range.lowerBound == body.lowerBound {
                return min(next, source.tokens.count) - 1
            }
            if declaration.body == nil, source.has(";", at: next) || source.beginsStatement(next) {
                return min(next, source.tokens.count) - 1
            }
            index = next
        }
        return min(index, source.tokens.count) - 1
    }

    /// Whether a variable belongs to a condition, such as the second of `if let a = b, let c = d`.
    private static func isInStatement(_ first: Int, in source: SwiftSource) -> Bool {
        first > 0 && [",", "if", "guard", "while", "case"].contains(source.text(source.tokens[first - 1]))
    }
}
