internal import Catalogs
internal import Labels

/// Which texts of a catalog differ from those of an older one.
///
/// Entries are compared once. For each locale that is asked for, the differing ones are looked up in both catalogs as a
/// reader of the locale would find them. So a change of `de` counts for `de-AT` where that has no text of its own, and
/// a change of the source text wherever there is no translation. Both catalogs' differing entries are kept: O(entries)
/// once, and O(differing entries) for each locale.
struct CatalogChanges {
    /// The keys of entries that differ in more than places and comments, or that only one of the catalogs has.
    let candidates: [String]
    private let old: Catalog
    private let new: Catalog
    /// For each key the texts that refer to it; nil where nothing differs.
    private let naming: [String: Set<String>]

    init(from old: Catalog, to new: Catalog) {
        self.new = new
        let removed = old.entries.lazy.map(\.key).filter { new[$0] == nil }
        let differing = new.entries.lazy.filter { entry in
            old[entry.key].map { known in
                known != entry && known.said != entry.said || old.isOnlyTranslated(known) != new.isOnlyTranslated(entry)
            } ?? true
        }
        candidates = differing.map(\.key) + removed
        self.old = old
        naming = candidates.isEmpty ? [:] : new.keysNaming
    }

    /// Whether both say the same.
    var isEmpty: Bool {
        candidates.isEmpty && oldSourceLanguage == new.sourceLanguage && oldLocales == new.everyLocale
    }
    /// The source language of the older catalog.
    var oldSourceLanguage: String { old.sourceLanguage }
    /// The locales of the older catalog.
    var oldLocales: [String] { old.everyLocale }

    /// The keys whose text has changed for a reader of a locale, with the keys whose texts refer to them.
    func keys(in locale: CheckLocale) -> Set<String> {
        guard !candidates.isEmpty else { return [] }
        // The widest text of all locales counts.
        guard locale.pseudolocale != .longest else { return closure(of: Set(candidates)) }
        let rules = LocaleRules(locale.lookup)
        return closure(of: Set(candidates.filter { found($0, in: old, rules) != found($0, in: new, rules) }))
    }

    private func found(_ key: String, in catalog: Catalog, _ rules: LocaleRules) -> Catalog.Match? {
        guard var match = catalog.localization(for: key, in: rules) else { return nil }
        if match.isKey, catalog.isOnlyTranslated(match.entry) { match.localization.locale = "" }
        match.entry.localizations = []
        match.entry = match.entry.said
        match.localization = match.localization.said
        return match
    }

    private func closure(of keys: Set<String>) -> Set<String> {
        guard !naming.isEmpty else { return keys }
        var (found, open) = (keys, Array(keys))
        while let key = open.popLast() {
            for user in naming[key] ?? [] where found.insert(user).inserted { open.append(user) }
        }
        return found
    }
}
