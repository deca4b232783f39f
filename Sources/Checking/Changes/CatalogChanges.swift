internal import Catalogs
internal import Labels

/// Which texts of a catalog differ from those of an older one.
///
/// Entries are compared once; for each locale that is asked for, the differing ones are looked up in both catalogs as a
/// reader of the locale finds them, so that a change of `de` counts for `de-AT` where that has no text of its own, and one of
/// the source text wherever nobody has translated it. It keeps both catalogs' differing entries: O(entries) once, and
/// O(differing entries) a locale.
struct CatalogChanges {
    /// The keys of entries that differ in more than places and comments, or are in one catalog alone.
    let candidates: [String]
    private let old: Catalog
    private let new: Catalog
    /// For each key the texts that name it; nil where nothing differs.
    private let naming: [String: Set<String>]

    init(from old: Catalog, to new: Catalog) {
        self.new = new
        let removed = old.entries.lazy.map(\.key).filter { new[$0] == nil }
        let differing = new.entries.lazy.filter { entry in
            old[entry.key].map { $0 != entry && $0.said != entry.said } ?? true
        }
        candidates = differing.map(\.key) + removed
        self.old = old
        naming = candidates.isEmpty ? [:] : new.keysNaming
    }

    /// Whether both say the same.
    var isEmpty: Bool {
        candidates.isEmpty && oldSourceLanguage == new.sourceLanguage && oldLocales == new.everyLocale
    }
    /// The source language of the older one.
    var oldSourceLanguage: String { old.sourceLanguage }
    /// The locales of the older one.
    var oldLocales: [String] { old.everyLocale }

    /// The keys whose text is another for a reader of a locale, with those in whose text it stands.
    func keys(in locale: CheckLocale) -> Set<String> {
        guard !candidates.isEmpty else { return [] }
        // Of all locales the widest text counts.
        guard locale.pseudolocale != .longest else { return closure(of: Set(candidates)) }
        let rules = LocaleRules(locale.lookup)
        return closure(of: Set(candidates.filter { found($0, in: old, rules) != found($0, in: new, rules) }))
    }

    private func found(_ key: String, in catalog: Catalog, _ rules: LocaleRules) -> Catalog.Match? {
        guard var match = catalog.localization(for: key, in: rules) else { return nil }
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
