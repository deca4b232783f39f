/// By which names a declaration is meant.
extension DeclaredNames {
    /// That a property or subscript is computed, and with which accessors: `{ get set }` of a requirement.
    static func accessors(in body: Range<Int>, of source: SwiftSource) -> String {
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
    static func names(
        of declaration: Declaration, in type: String, _ tokens: Range<Int>, of source: SwiftSource
    ) -> (own: Set<String>, types: Set<String>, isHidden: Bool)? {
        let name = declaration.name
        let isHidden = tokens.prefix { !source.has(declaration.keyword, at: $0) }.contains {
            (source.has("private", at: $0) || source.has("fileprivate", at: $0)) && !source.has("(", at: $0 + 1)
        }
        let names: [String]
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

    static func last(_ path: String, else name: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? name
    }
}
