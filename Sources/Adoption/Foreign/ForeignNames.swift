/// What foreign names have to do with each other.
///
/// `extension Module.Keys { static let volume = Module.Key<Double>(…) }` and `Module[.volume]` say that a key is one of the keys, and
/// gives a number. So keys are a class and a key is of it, and what is found by a key has its type.
struct ForeignNames {
    /// The names that are declared at the top.
    private(set) var top: [String: ForeignUses]
    /// The type of a static member that an extension of the app declares: a path, and whether it has a type of a value.
    private var types: [String: Kind] = [:]
    /// The types that make the static members of a type, by its path.
    private var keys: [String: Kind] = [:]

    struct Kind: Equatable {
        let path: String
        let isGeneric: Bool

        func text(of value: String) -> String { isGeneric ? "\(path)<\(value)>" : path }
    }

    /// - Parameter modules: Those without a source, whose types are also known by their names alone.
    init(_ uses: [ForeignUses], modules: Set<String>) {
        top = Dictionary(uses.map { ($0.name, $0) }) { first, _ in first }
        for name in top.keys.sorted() { alias(in: name, isModule: modules.contains(name)) }
        for name in top.keys.sorted() {
            if let use = top[name] { link(use, path: name) }
        }
        for name in top.keys.sorted() {
            if let use = top[name] { collect(use, path: name) }
        }
    }

    /// The keys that belong to a type or to what is in it.
    func keys(in uses: ForeignUses) -> [Kind] {
        var found: [Kind] = []
        for (path, kind) in keys.sorted(by: { $0.key < $1.key })
        where path == uses.name || path.hasPrefix(uses.name + ".") {
            if !found.contains(kind) { found.append(kind) }
        }
        return found
    }

    /// The one type that has all of some static members, alone or in lists.
    func type(of members: Set<String>) -> Kind? {
        let members = members.subtracting(["nil"]).map { $0.hasPrefix("[") ? String($0.dropFirst()) : $0 }
        guard let first = members.first, let kind = types[first] else { return nil }
        return members.allSatisfy { types[$0] == kind } ? kind : nil
    }

    private mutating func alias(in name: String, isModule: Bool) {
        guard let use = top[name], !use.isProtocol, !use.isWrapper else { return }
        let makers = use.nested.values.reduce(into: use.makers) { $0.formUnion($1.makers) }
        let known = makers.union(isModule ? Set(use.nested.keys) : []).subtracting([name])
        for other in known
        where top[other] != nil && !use.nested.values.contains(where: { $0.extended.contains(other) }) {
            if let inner = top[name]?.nested.removeValue(forKey: other) { top[other]?.merge(inner) }
            top[name]?.aliases[other] = other
        }
    }

    /// Looks for what the static members of a type are made with.
    private mutating func link(_ use: ForeignUses, path: String) {
        for (name, inner) in use.nested.sorted(by: { $0.key < $1.key }) { link(inner, path: path + "." + name) }
        let parts = path.split(separator: ".").map(String.init)
        for maker in use.makers.sorted() where maker != use.name && maker != "Self" {
            let sibling = parts.dropLast() + [maker]
            let key = uses(at: Array(sibling)) != nil ? Array(sibling) : [maker]
            guard let kind = uses(at: key), kind.base == nil, !kind.isBase, !kind.isWrapper, !kind.isProtocol else {
                continue
            }
            update(at: key) { $0.base = path }
            // Such types pass on the names of those beside them: an extension finds none of the type around it.
            let passesOn =
                key.count > 1 && !use.extended.contains(maker) && use.nested[maker] == nil
                && key.indices.dropFirst().allSatisfy { uses(at: Array(key[..<$0]))?.arity == 0 }
            update(at: parts) {
                $0.isBase = true
                if passesOn { $0.aliases[maker] = key.joined(separator: ".") }
            }
            keys[path] = Kind(path: key.joined(separator: "."), isGeneric: kind.arity == 1)
        }
        if use.makers.contains("Self") || use.makers.contains(use.name) {
            keys[path] = Kind(path: path, isGeneric: false)
        }
    }

    private mutating func collect(_ use: ForeignUses, path: String) {
        for (name, inner) in use.nested { collect(inner, path: path + "." + name) }
        guard let kind = keys[path] else { return }
        for member in use.extended { types[member] = kind }
    }

    private func uses(at path: [String]) -> ForeignUses? {
        path.dropFirst().reduce(path.first.flatMap { top[$0] }) { $0?.nested[$1] }
    }

    private mutating func update(at path: [String], _ change: (inout ForeignUses) -> Void) {
        func update(_ uses: inout ForeignUses, _ rest: ArraySlice<String>) {
            guard let next = rest.first else { return change(&uses) }
            guard var inner = uses.nested[next] else { return }
            update(&inner, rest.dropFirst())
            uses.nested[next] = inner
        }
        guard let first = path.first, var uses = top[first] else { return }
        update(&uses, path.dropFirst())
        top[first] = uses
    }
}
