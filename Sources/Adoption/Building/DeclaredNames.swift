/// What a file declares by each name, without the bodies of functions: to tell what code elsewhere may mean something else by.
struct DeclaredNames {
    private var declarations: [String: [String]] = [:]

    /// O(n)
    init(_ bytes: [UInt8]) {
        let source = SwiftSource(bytes)
        add(DeclarationParser.declarations(in: source), of: "", in: source)
    }

    /// The names of which a file declares another thing than before.
    func names(changedIn other: DeclaredNames) -> Set<String> {
        Set(declarations.keys).union(other.declarations.keys).filter { declarations[$0] != other.declarations[$0] }
    }

    private mutating func add(_ list: [Declaration], of type: String, in source: SwiftSource) {
        for declaration in list where declaration.keyword != "" {
            let end = declaration.body?.lowerBound ?? declaration.range.upperBound
            let text = String(decoding: source.bytes[declaration.range.lowerBound..<end], as: UTF8.self)
            for name in names(of: declaration, in: type, text) { declarations[name, default: []].append(text) }
            if declaration.isType {
                add(declaration.members, of: Self.last(declaration.path, else: declaration.name), in: source)
            }
        }
    }

    /// Initializers, subscripts and operators are used without a name of their own: what counts is the type's. So it is with the
    /// initializer that a structure has of its properties.
    private func names(of declaration: Declaration, in type: String, _ text: String) -> [String] {
        let name = declaration.name
        let names: [String] =
            switch declaration.keyword {
            case "case":
                text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { $0 != "case" }
            case "extension": [Self.last(declaration.path, else: name)]
            case "init", "deinit", "subscript": [type]
            case "var", "let": [name, type]
            default: [name.first.map { $0.isLetter || $0 == "_" } == true ? name : type]
            }
        return names.filter { !$0.isEmpty }
    }

    private static func last(_ path: String, else name: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? name
    }
}
