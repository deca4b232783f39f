extension Catalog {
    /// Which texts refer to which others: for each key the keys of the texts that refer to it, in any locale. Empty for
    /// formats without references.
    ///
    /// A text that is named may be missing from the catalog. O(n) in the length of the texts with references.
    package var keysNaming: [String: Set<String>] {
        var naming: [String: Set<String>] = [:]
        // The texts of a key are of one syntax.
        for entry in entries where entry.localizations.first?.value.units.first?.syntax.hasReferences == true {
            for localization in entry.localizations {
                for unit in localization.value.units where unit.mayHaveArguments {
                    for key in unit.syntax.parse(unit.text).namedKeys { naming[key, default: []].insert(entry.key) }
                }
            }
        }
        return naming
    }
}

extension FormatString {
    /// The keys of texts that are needed to fill this one: those that it refers to, and those whose attribute chooses a
    /// variant (Fluent's `-term.attribute`).
    fileprivate var namedKeys: [String] {
        segments.flatMap { segment -> [String] in
            switch segment {
            case .reference(let reference): return [reference.key]
            case .choice(let choice):
                let keys = choice.variants.flatMap(\.format.namedKeys)
                guard case .name(let name) = choice.argument else { return keys }
                return keys + [name]
            case .literal, .escape, .markup, .placeholder: return []
            }
        }
    }
}
