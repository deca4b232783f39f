/// Members that are written with a dot and no type, where no type is known.
struct ImpliedMembers {
    var names: Set<String> = []
    var initializers: ForeignCalls = [:]

    mutating func merge(_ other: ImpliedMembers) {
        names.formUnion(other.names)
        initializers.merge(other.initializers)
    }
}

/// A file of an app, read once for all the names that are looked for in it.
struct ParsedFile {
    /// The file, and behind it what is in its texts: that is used as the rest is.
    let source: SwiftSource
    let declarations: [Declaration]
    let words: Set<String>
    let imports: Set<String>

    /// O(n).
    init(_ bytes: [UInt8]) {
        let own = SwiftSource(bytes)
        let texts = SwiftLexer.interpolations(in: bytes)
        source = texts.isEmpty ? own : SwiftSource(bytes + texts.flatMap { Array("\n_ = ".utf8) + bytes[$0] })
        declarations = DeclarationParser.declarations(in: own)
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

    /// The names that the file gives to types, by the names of these: of `typealias Settings = Defaults` the first by the second.
    var typealiases: [String: String] {
        guard words.contains("typealias") else { return [:] }
        var names: [String: String] = [:]
        for index in source.tokens.indices.dropLast(3)
        where source.has("typealias", at: index) && source.has("=", at: index + 2) {
            guard index + 4 >= source.tokens.count || source.tokens[index + 4].startsLine else { continue }
            names[source.text(source.tokens[index + 3])] = source.text(source.tokens[index + 1])
        }
        return names
    }

    /// The members without a type, where a value may be: `large` of `size(.large)`.
    var impliedMembers: ImpliedMembers {
        var members = ImpliedMembers()
        for index in source.tokens.indices.dropFirst()
        where Self.beforeValues.contains(source.text(source.tokens[index - 1])) {
            // `a?.b` is a member of a value.
            guard let name = source.impliedMember(at: index),
                source.tokens[index].followsSpace || !source.has("?", at: index - 1)
            else { continue }
            if name != "init" {
                members.names.insert(name)
            } else if source.has("(", at: index + 2), !source.has(")", at: index + 3) {
                members.initializers.add(ForeignCall(in: source, open: index + 2))
            }
        }
        return members
    }

    private static let beforeValues: Set = [
        "(", "[", "{", ",", ":", "=", "==", "!=", "?", "??", "&&", "||", "return", "case", "in", "else",
    ]

    /// Whether a name is anywhere but in an import.
    func usesAlone(_ name: String) -> Bool {
        words.contains(name)
            && source.tokens.indices.contains {
                source.has(name, at: $0) && !source.has("import", at: $0 - 1) && !source.has(".", at: $0 - 1)
            }
    }

    /// Whether an extension of a type has an initializer with a label.
    func declaresInitializer(of type: String, with label: String) -> Bool {
        guard words.contains(label) else { return false }
        return declarations.contains { part in
            part.keyword == "extension" && part.path == type
                && part.members.contains { member in
                    guard member.keyword == "init" else { return false }
                    let header = member.range.lowerBound..<(member.body?.lowerBound ?? member.range.upperBound)
                    return source.tokens.contains {
                        header.contains($0.range.lowerBound) && source.text($0) == label
                    }
                }
        }
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
