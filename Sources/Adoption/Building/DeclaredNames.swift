internal import Basics

/// What a file declares by each name, without the bodies of functions: to tell what code elsewhere may mean something else by.
///
/// Spaces, line breaks and comments do not count.
struct DeclaredNames {
    /// For each name the tokens of its declarations, a space between two.
    private var declarations: [String: [String]] = [:]
    /// Those of names that code in other files cannot mean.
    private var hidden: [String: [String]] = [:]
    /// What has no name of its own: imports and operators. If that has changed in a module, any name may mean something else.
    private(set) var rest: Set<String> = []

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
        let rest: Set<String>

        var names: Set<String> { Set(digests.keys) }
    }

    var state: State {
        State(
            digests: declarations.mapValues { Digest.of($0) }, hidden: hidden.mapValues { Digest.of($0) }, rest: rest)
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
        return changed.union(Words(self).names(mentioning: hidden))
    }

    /// The words of the declarations of a file: what a name means depends on what they mean.
    struct Words {
        private let all: Set<String>
        private let declared: [String: Set<String>]
        private let hidden: [String: Set<String>]

        /// O(n)
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
}
