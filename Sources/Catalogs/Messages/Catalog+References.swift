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
                    for key in unit.syntax.parse(unit.text).namedKeys {
                        naming[key, default: []].insert(entry.key)
                        if self[key] == nil, let (base, _) = Self.pluralForm(named: key) {
                            naming[base, default: []].insert(entry.key)
                        }
                    }
                }
            }
        }
        return naming
    }
}

extension Catalog {
    /// The text that a reference names: that of the key, or one plural form of it, as i18next's `$t(item_other)` names. nil where
    /// there is none. O(locales).
    func localization(forReference key: String, in locale: LocaleRules) -> Match? {
        if let match = localization(for: key, in: locale) { return match.isKey ? nil : match }
        guard let (base, category) = Self.pluralForm(named: key), var match = localization(for: base, in: locale),
            let form = match.localization.value.pluralForms?[category]
        else { return nil }
        match.localization.value = form
        return match
    }

    /// Whether a key names a plural form of another one, in any locale.
    func hasPluralForm(named key: String) -> Bool {
        guard let (base, category) = Self.pluralForm(named: key) else { return false }
        return self[base]?.localizations.contains { $0.value.pluralForms?[category] != nil } ?? false
    }

    private static func pluralForm(named key: String) -> (base: String, category: PluralCategory)? {
        guard let underscore = key.lastIndex(of: "_"),
            let category = PluralCategory(rawValue: String(key[key.index(after: underscore)...]))
        else { return nil }
        return (String(key[..<underscore]), category)
    }
}

extension LocalizedValue {
    fileprivate var pluralForms: [PluralCategory: LocalizedValue]? {
        switch self {
        case .plural(let forms), .ordinal(let forms): forms
        case .unit, .formula, .device, .width: nil
        }
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
