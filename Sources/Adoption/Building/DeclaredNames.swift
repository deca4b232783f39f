internal import Basics

/// What a file declares by each name, without the bodies of functions: to tell what code elsewhere may mean something else by.
///
/// Spaces, line breaks and comments do not count.
struct DeclaredNames {
    /// For each name the tokens of its declarations, a space between two.
    private var declarations: [String: [String]] = [:]
    /// What has no name of its own: imports, and code between declarations.
    private var rest: [String] = []

    /// O(n)
    init(_ bytes: [UInt8]) {
        let source = SwiftSource(bytes)
        self.init(DeclarationParser.declarations(in: source), in: source)
    }

    /// - Parameter list: All declarations of the source.
    init(_ list: [Declaration], in source: SwiftSource) {
        add(list, of: "", in: source)
    }

    /// The names of which a file declares another thing than before.
    func names(changedIn other: DeclaredNames) -> Set<String> {
        Set(declarations.keys).union(other.declarations.keys).filter { declarations[$0] != other.declarations[$0] }
    }

    /// The words of the declarations of each name: what the name means depends on what those mean.
    var words: [String: Set<String>] {
        declarations.mapValues { Set($0.flatMap { $0.split(separator: " ").map(String.init) }) }
    }

    /// What is kept of it for another run.
    struct State: Codable {
        fileprivate let digests: [String: String]
        fileprivate let rest: String

        var names: Set<String> { Set(digests.keys) }
    }

    var state: State { State(digests: declarations.mapValues { Digest.of($0) }, rest: Digest.of(rest)) }

    /// The names of which a file declares another thing than before; nil where something without a name has changed, such as an
    /// import: that may change what any name means.
    ///
    /// - Parameter state: nil for a file that was not there.
    func names(changedSince state: State?) -> Set<String>? {
        guard let state else { return rest.isEmpty ? Set(declarations.keys) : nil }
        let now = self.state
        guard now.rest == state.rest else { return nil }
        return now.names.union(state.names).filter { now.digests[$0] != state.digests[$0] }
    }

    private mutating func add(_ list: [Declaration], of type: String, in source: SwiftSource) {
        for declaration in list {
            let end = declaration.body?.lowerBound ?? declaration.range.upperBound
            let tokens = source.tokens(in: declaration.range.lowerBound..<end)
            var text = source.tokens[tokens].map(source.text).joined(separator: " ")
            if let body = declaration.body, !declaration.isType {
                text += Self.accessors(in: source.tokens(in: body), of: source)
            }
            if let names = names(of: declaration, in: type, tokens, of: source) {
                for name in names { declarations[name, default: []].append(text) }
            } else {
                rest.append(text)
            }
            if declaration.isType {
                add(declaration.members, of: Self.last(declaration.path, else: declaration.name), in: source)
            }
        }
    }

    /// Which accessors a property has: `{ get set }` of a requirement.
    private static func accessors(in body: Range<Int>, of source: SwiftSource) -> String {
        var words = ""
        var index = body.lowerBound + 1
        while index < body.upperBound - 1 {
            let text = source.text(source.tokens[index])
            if ["get", "set", "async", "throws"].contains(text) { words += " " + text }
            if words.isEmpty, source.tokens[index].kind != .mark, !["mutating", "nonmutating"].contains(text) { break }
            index = source.token(after: index)
        }
        return words
    }

    /// The names by which code in other files means a declaration; nil where it means it by none.
    ///
    /// Initializers, subscripts and operators are used without a name of their own: what counts is the type's. So it is with the
    /// initializer that a structure has of its properties, and with `body`.
    private func names(of declaration: Declaration, in type: String, _ tokens: Range<Int>, of source: SwiftSource)
        -> Set<String>?
    {
        let name = declaration.name
        let isPrivate = tokens.prefix { !source.has(declaration.keyword, at: $0) }.contains {
            (source.has("private", at: $0) || source.has("fileprivate", at: $0)) && !source.has("(", at: $0 + 1)
        }
        let names: [String]
        switch declaration.keyword {
        case "", "import": return nil
        case "case":
            names = tokens.filter { source.tokens[$0].kind == .word && !source.has("case", at: $0) }
                .map { source.text(source.tokens[$0]) }
        case "extension": names = [Self.last(declaration.path, else: name)]
        case "init", "deinit", "subscript": names = [type]
        case "var", "let":
            names = (isPrivate || name == "body" ? [] : Self.variables(in: tokens, of: source)) + [type]
        case let keyword where isPrivate || keyword.hasPrefix("#"): names = []
        default:
            let isWord = name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true
            // An operator outside of a type.
            if !isWord, type.isEmpty { return nil }
            names = [isWord ? name : type]
        }
        return Set(names.filter { !$0.isEmpty }.map { $0.replacing("`", with: "") })
    }

    /// The names of one or several variables: `let (a, b) = …` and `let a = 1, b = 2` have two.
    private static func variables(in tokens: Range<Int>, of source: SwiftSource) -> [String] {
        guard let start = tokens.first(where: { source.has("var", at: $0) || source.has("let", at: $0) }) else {
            return []
        }
        let first = start + 1
        if source.has("(", at: first) {
            return (first..<source.token(after: first)).filter { source.tokens[$0].kind == .word }
                .map { source.text(source.tokens[$0]) }
        }
        var names: [String] = []
        var index = first
        while index < tokens.upperBound {
            let beginsName = index == first || source.has(",", at: index - 1)
            let endsName = source.has(":", at: index + 1) || source.has("=", at: index + 1)
            if index == first || beginsName && endsName { names.append(source.text(source.tokens[index])) }
            index = source.token(after: index)
        }
        return names
    }

    private static func last(_ path: String, else name: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? name
    }
}
