/// The modules that a file imports.
enum Imports {
    /// The first part of each name: `UIKit` of `import class UIKit.UIView`.
    static func names(in source: SwiftSource) -> [String] {
        source.tokens.indices.compactMap { index in
            guard source.has("import", at: index), begins(source, at: index), let first = word(source, at: index + 1)
            else { return nil }
            return kinds.contains(first) ? word(source, at: index + 2) : first
        }
    }

    /// Whether a declaration begins here: at the beginning of a line, or behind attributes and access levels.
    private static func begins(_ source: SwiftSource, at index: Int) -> Bool {
        source.tokens[index].startsLine || source.has(";", at: index - 1) || source.has(")", at: index - 1)
            || ["public", "package", "internal", "fileprivate", "private"].contains { source.has($0, at: index - 1) }
            || source.has("@", at: index - 2)
    }

    private static func word(_ source: SwiftSource, at index: Int) -> String? {
        guard index < source.tokens.count, source.tokens[index].kind == .word, !source.tokens[index].startsLine else {
            return nil
        }
        return source.text(source.tokens[index])
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
}
