internal import Basics
internal import Catalogs
internal import Labels
internal import Scenes

/// Sample values for placeholders: by key or pattern, in the order of the arguments or by their names.
///
/// ```yaml
/// arguments:
///   welcome: [Wilhelmina]
///   vote.count: { count: 3, name: Ann }
///   "*": { name: Maximiliane }
/// ```
extension ProjectReader {
    func arguments(_ value: YAMLValue?, defaults: SampleArguments?) throws -> KeyedSamples {
        KeyedSamples(
            try value?.entries("arguments").map { entry in
                guard entry.value.isMapping else {
                    let values = try entry.value.listOrOne().map(SampleArgument.init(yaml:))
                    return KeyedSamples.Entry(keys: entry.name, numbered: values)
                }
                var named: [String: SampleArgument] = [:]
                for argument in try entry.value.entries(entry.name) {
                    named[argument.name] = try SampleArgument(yaml: argument.value)
                }
                return KeyedSamples.Entry(keys: entry.name, named: named)
            } ?? [], defaults: defaults)
    }

    /// Refuses samples that no text would use: for a key that no catalog has, or an argument that no text of the keys
    /// has.
    func refuseUnknownKeys(_ arguments: YAMLValue?, in project: Project) throws {
        let catalogs = project.everyCatalog
        guard !catalogs.contains(where: \.isUnread) else { return }
        for entry in try arguments?.entries("arguments") ?? [] {
            let keys = keys(fitting: entry.name, in: catalogs)
            guard keys.contains(where: { !$0.keys.isEmpty }) else {
                throw InputError.unknown(
                    "key in the catalogs", entry.name, expected: catalogs.flatMap(\.keys),
                    listedBy: InputError.keyList, at: entry.position)
            }
            guard entry.value.isMapping else { continue }
            for argument in try entry.value.entries(entry.name) where Int(argument.name) == nil {
                try refuseUnknown(argument.name, of: entry.name, keys, at: argument.position)
            }
        }
    }

    private typealias Keys = [(catalog: Catalog, keys: [String])]

    private func keys(fitting pattern: String, in catalogs: [Catalog]) -> Keys {
        catalogs.map { catalog in
            if catalog[pattern] != nil { return (catalog, [pattern]) }
            guard KeyedSamples.Entry(keys: pattern).isPattern else { return (catalog, []) }
            return (catalog, catalog.keys.filter { Wildcard.matches($0, pattern) })
        }
    }

    private func refuseUnknown(_ name: String, of pattern: String, _ keys: Keys, at position: SourcePosition) throws {
        var known: Set<String> = []
        for (catalog, keys) in keys {
            let rules = LocaleRules(catalog.sourceLanguage)
            for key in keys {
                let names = catalog.argumentNames(of: key, rules: rules)
                guard !names.contains(name) else { return }
                known.formUnion(names)
            }
        }
        throw InputError.unknown("argument in \(pattern)", name, expected: known.sorted(), at: position)
    }
}
