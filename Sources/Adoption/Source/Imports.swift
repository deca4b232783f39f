/// The modules that a file imports.
enum Imports {
    /// The first part of each name: `UIKit` of `import class UIKit.UIView`.
    static func names(in source: SwiftSource) -> [String] {
        source.tokens.indices.compactMap { index in
            guard source.has("import", at: index), index + 1 < source.tokens.count, !source.has(".", at: index - 1)
            else { return nil }
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let next = source.text(source.tokens[index + 1])
            guard kinds.contains(next), index + 2 < source.tokens.count else { return next }
            return source.text(source.tokens[index + 2])
        }
    }
}
