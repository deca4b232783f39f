internal import Basics

/// What a file declares by each name, without the bodies of functions: to tell what code elsewhere may mean something else by.
///
/// Spaces, line breaks and comments do not count.
struct DeclaredNames {
    /// For each name the tokens of its declarations, a space between two.
    private var declarations: [String: [String]] = [:]
    /// Those of names that code in other files cannot mean.
    private var hidden: [String: [String]] = [:]
    /// What has no name of its own: imports and operators.
    private var rest: Set<String> = []

    /// O(n)
    init(_ bytes: [UInt8]) {
        let source = SwiftSource(bytes)
        self.init(DeclarationParser.declarations(in: source), in: source)
    }

    /// - Parameter list: All declarations of the source.
    init(_ list: [Declaration], in source: SwiftSource) {
        add(list, of: "", in: source)
    }

    /// The names of which a file declares another thing than before. Where that is so of an import or an operator, they are all.
    func names(changedIn other: DeclaredNames) -> Set<String> { other.names(changedSince: state) }

    /// What is kept of it for another run.
    struct State: Codable {
        fileprivate let digests: [String: String]
        fileprivate let hidden: [String: String]
        /// What has no name of its own: if that has changed in a module, any name may mean something else.
        let rest: Set<String>

        var names: Set<String> { Set(digests.keys) }
    }

    var state: State {
        State(
            digests: declarations.mapValues { Digest.of($0) }, hidden: hidden.mapValues { Digest.of($0) },
            rest: Set(rest.map { Digest.of([$0]) }))
    }

    /// The names of which a file declares another thing than before, or of which it did. Where that is so of an import or an operator,
    /// they are all.
    ///
    /// - Parameter before: nil for a file that was not there.
    func names(changedSince before: State?) -> Set<String> {
        let now = state
        guard let before, before.rest == now.rest else { return now.names.union(before?.names ?? []) }
        let changed = now.names.union(before.names).filter { now.digests[$0] != before.digests[$0] }
        let hidden = Set(now.hidden.keys).union(before.hidden.keys).filter { now.hidden[$0] != before.hidden[$0] }
        return changed.union(DeclaredWords(self).names(mentioning: hidden))
    }

    /// The words of the declarations of a file: what a name means depends on what they mean.
    struct DeclaredWords {
        private let all: Set<String>
        private let declared: [String: Set<String>]
        private let hidden: [String: Set<String>]

        init(_ names: DeclaredNames) {
            declared = names.declarations.mapValues(Self.words)
            hidden = names.hidden.mapValues(Self.words)
            all = [declared, hidden].flatMap(\.values).reduce(into: []) { $0.formUnion($1) }
        }

        private static func words(of texts: [String]) -> Set<String> {
            Set(texts.flatMap { $0.split(separator: " ").map { String($0.replacing("`", with: "")) } })
        }

        /// The names whose declarations mention one of some names, also by way of what is hidden in the file.
        func names(mentioning names: Set<String>) -> Set<String> {
            guard !all.isDisjoint(with: names) else { return [] }
            var found = names
            var count = 0
            while found.count > count {
                count = found.count
                for (name, words) in hidden where !words.isDisjoint(with: found) { found.insert(name) }
            }
            return Set(declared.filter { !$1.isDisjoint(with: found) }.keys)
        }
    }

    private mutating func add(_ list: [Declaration], of type: String, in source: SwiftSource) {
        for declaration in list {
            let end = declaration.body?.lowerBound ?? declaration.range.upperBound
            let tokens = source.tokens(in: declaration.range.lowerBound..<end)
            var text = source.tokens[tokens].map(source.text).joined(separator: " ")
            if let body = declaration.body, ["var", "subscript"].contains(declaration.keyword) {
                text += Self.accessors(in: source.tokens(in: body), of: source)
            }
            guard let names = Self.names(of: declaration, in: type, tokens, of: source) else {
                rest.insert(text)
                continue
            }
            for name in names.own where names.isHidden { hidden[name, default: []].append(text) }
            for name in names.own where !names.isHidden { declarations[name, default: []].append(text) }
            for name in names.types { declarations[name, default: []].append(text) }
            if declaration.isType {
                add(declaration.members, of: Self.last(declaration.path, else: declaration.name), in: source)
            }
        }
    }

    /// That a property or subscript is computed, and with which accessors: `{ get set }` of a requirement.
    private static func accessors(in body: Range<Int>, of source: SwiftSource) -> String {
        var words = " {"
        var index = body.lowerBound + 1
        while index < body.upperBound - 1 {
            let text = source.text(source.tokens[index])
            if ["get", "set", "async", "throws", "didSet", "willSet"].contains(text) {
                words += " " + text
            } else if source.tokens[index].kind != .mark, !["mutating", "nonmutating"].contains(text) {
                break
            }
            index = source.token(after: index)
        }
        return words
    }

    /// The names by which code means a declaration; nil where it means it by none.
    ///
    /// A member is also meant by the name of its type: by what conforms to it or is made of it, and where all cases are told. `body` is
    /// asked for by that alone.
    private static func names(
        of declaration: Declaration, in type: String, _ tokens: Range<Int>, of source: SwiftSource
    ) -> (own: Set<String>, types: Set<String>, isHidden: Bool)? {
        let name = declaration.name
        let isHidden = tokens.prefix { !source.has(declaration.keyword, at: $0) }.contains {
            (source.has("private", at: $0) || source.has("fileprivate", at: $0)) && !source.has("(", at: $0 + 1)
        }
        var names: [String]
        var types = [type]
        switch declaration.keyword {
        case "", "import", "operator", "precedencegroup": return nil
        case let keyword where keyword.hasPrefix("#"): names = []
        case "case": names = variables(in: tokens, after: ["case"], of: source)
        case "extension":
            let base = last(declaration.path, else: name)
            // A literal is of such a type without its name.
            if !declaration.inherited.isEmpty, typesOfLiterals.contains(base) { return nil }
            (names, types) = ([], [base] + declaration.inherited)
        case "init", "deinit", "subscript": names = labels(in: tokens, of: source)
        case "var", "let": names = name == "body" ? [] : variables(in: tokens, after: ["var", "let"], of: source)
        default:
            // An operator may be of values whose types have no name where it is used.
            guard name.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) == true else { return nil }
            names = [name]
            // Nothing conforms by what is hidden, and the name of a type in a type is its own.
            if isHidden || declaration.isType { types = [] }
        }
        func plain(_ names: [String]) -> Set<String> {
            Set(names.filter { !$0.isEmpty }.map { $0.replacing("`", with: "") })
        }
        return (plain(names), plain(types), isHidden)
    }

    private static let typesOfLiterals: Set = [
        "[", "(", "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Set",
        "Dictionary", "Optional",
    ]

    /// The names of one or several variables or cases: `let (a, b) = …` and `let a = 1, b = 2` have two.
    private static func variables(
        in tokens: Range<Int>, after keywords: Set<String>, of source: SwiftSource
    ) -> [String] {
        guard let first = tokens.first(where: { at in keywords.contains { source.has($0, at: at - 1) } }) else {
            return []
        }
        if source.has("(", at: first) {
            return (first..<source.token(after: first)).filter { source.tokens[$0].kind == .word }
                .map { source.text(source.tokens[$0]) }
        }
        var names: [String] = []
        var index = first
        while index < tokens.upperBound {
            let ends = keywords.contains("case") || [":", "=", ","].contains { source.has($0, at: index + 1) }
            if index == first || source.has(",", at: index - 1) && ends {
                names.append(source.text(source.tokens[index]))
            }
            index = source.token(after: index)
        }
        return names
    }

    /// The labels of the parameters of an initializer or a subscript: some types that have one are not named where it is used.
    private static func labels(in tokens: Range<Int>, of source: SwiftSource) -> [String] {
        tokens.filter { index in
            source.tokens[index].kind == .word && (source.has("(", at: index - 1) || source.has(",", at: index - 1))
                && !source.has("_", at: index)
        }.map { source.text(source.tokens[$0]) }
    }

    private static func last(_ path: String, else name: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? name
    }
}
