/// A file of an app, read once for all the names that are looked for in it.
struct ParsedFile {
    let source: SwiftSource
    let declarations: [Declaration]
    let words: Set<String>
    let imports: Set<String>

    /// O(n).
    init(_ bytes: [UInt8]) {
        source = SwiftSource(bytes)
        declarations = DeclarationParser.declarations(in: source)
        words = Set(source.tokens.lazy.filter { $0.kind == .word }.map { [source] in source.text($0) })
        imports = Set(Imports.names(in: source))
    }

    /// Words with a capital letter that stand alone, as names of types do, and not behind a dot, an `@` or a `#`.
    var typeNames: Set<String> {
        Set(
            source.tokens.indices.lazy.filter { index in
                source.tokens[index].kind == .word && isCapital(index)
                    && ![".", "@", "#", "associatedtype", "precedencegroup"].contains { source.has($0, at: index - 1) }
            }.map { source.text(source.tokens[$0]) })
    }

    /// The names of generic parameters and associated types.
    var parameters: Set<String> {
        var names: Set<String> = []
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            if source.has("associatedtype", at: index - 1) { names.insert(source.text(source.tokens[index])) }
            guard Self.generic.contains(where: { source.has($0, at: index - 1) }) || source.has("init", at: index)
            else {
                continue
            }
            var next = index + 1
            guard source.has("<", at: next) else { continue }
            while next < min(index + 60, source.tokens.count), !source.has(">", at: next), !source.has("(", at: next) {
                if source.has("<", at: next) || source.has(",", at: next) || source.has("each", at: next),
                    next + 1 < source.tokens.count
                {
                    names.insert(source.text(source.tokens[next + 1]))
                }
                next += 1
            }
        }
        return names
    }

    private static let generic = ["func", "struct", "class", "enum", "actor", "typealias", "protocol", "macro"]

    private func isCapital(_ index: Int) -> Bool {
        let bytes = source.bytes[source.tokens[index].range]
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes.first ?? 0)
            && bytes.allSatisfy { $0 < 0x80 }
    }
}
