/// The localized strings of an app, whatever format they were read from.
///
/// For every key and locale a catalog has the text, or its forms for numbers and devices, with file, line and column.
public struct Catalog: Sendable {
    /// The file's name without its extension, such as `Localizable`.
    public var name: String
    /// BCP 47 tag of the language that the keys were written in, and that every lookup falls back to.
    public let sourceLanguage: String
    /// The entries, in the order of the file. O(1); O(n) for a catalog that replaces one of them.
    public var entries: [Entry] {
        guard let replacement else { return ownEntries }
        var entries = ownEntries
        entries[replacement.index] = replacement.entry
        return entries
    }
    /// What is odd in the files but leaves them readable: duplicate keys, values that cannot be shown.
    public var warnings: [CatalogError]
    /// The files that it was read from: a group for each catalog that was merged into it; empty for one made of
    /// entries.
    package internal(set) var sources: [Source] = []
    /// The files that were not read, or have nothing to read in them, where others of the catalog's files have texts.
    package internal(set) var unreadFiles: [UnreadFile] = []
    /// Locales whose file lists the keys that its language has, translated or not, where no template does: a key that is not
    /// in it is none of theirs.
    package internal(set) var localesWithOwnKeys: Set<String> = []
    /// Whether the source language is one that a person states and that no file has, so that every lookup in it ends at a key,
    /// and keys are names, not texts.
    package internal(set) var lacksStatedLanguage = false
    /// Keys that no file of the source language has, where there is such a file.
    var keysOfTranslations: Set<String> = []
    /// The files of the locales, by BCP 47 tag, for each of the files that entries are in.
    var companions: [String: [String: String]] = [:]
    /// Locales that the files have, and no text in.
    var localesWithoutTexts: Set<String> = []

    private var ownEntries: [Entry]
    /// An entry in place of one of them, so that catalogs that differ in one entry share all others.
    private var replacement: (index: Int, entry: Entry)?
    /// Whether it has an entry in place of another.
    var isReplacing: Bool { replacement != nil }
    private var places = KeyPlaces()
    private let sourcePlurals: PluralRules

    /// Makes a catalog of entries; of two with the same key the last wins. O(n).
    public init(name: String, sourceLanguage: String, entries: [Entry] = [], warnings: [CatalogError] = []) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        ownEntries = []
        self.warnings = warnings
        sourcePlurals = PluralRules(locale: sourceLanguage)
        reserveCapacity(entries.count)
        for entry in entries { set(entry) }
    }

    /// The entry of a key; nil when the catalog has none. O(1).
    public subscript(key: String) -> Entry? {
        places[key].map { $0 == replacement?.index ? replacement?.entry : ownEntries[$0] } ?? nil
    }

    /// The catalog with another entry in place of the one with its key; itself where it has none with that key. O(1).
    ///
    /// For trying one text after the other: copies of the result are no copies of the catalog.
    package func replacing(_ entry: Entry) -> Catalog {
        guard let index = places[entry.key] else { return self }
        var catalog = self
        if replacement != nil { catalog.ownEntries = entries }
        catalog.replacement = (index, entry)
        return catalog
    }

    /// The catalog as it was before ``replacing(_:)``. O(1).
    package var withoutReplacement: Catalog {
        var catalog = self
        catalog.replacement = nil
        return catalog
    }

    /// The keys of the texts that are to be translated and shown, in the order of the file. O(n).
    package var keysToShow: [String] {
        entries.lazy.filter { $0.shouldTranslate && !$0.isEmpty && !$0.isPart }.map(\.key)
    }

    /// The keys of the texts that are not only parts of others, in the order of the file. O(n).
    public var keys: [String] { entries.lazy.filter { !$0.isPart }.map(\.key) }

    /// The locales of all entries, sorted, with the source language first. O(n) in localizations.
    public var locales: [String] {
        var found: Set<String> = []
        for entry in entries {
            for localization in entry.localizations where localization.locale != sourceLanguage {
                found.insert(localization.locale)
            }
        }
        return [sourceLanguage] + found.sorted()
    }

    /// The same, with the locales that have a file, or a place in one, and no text in it.
    package var everyLocale: [String] {
        let locales = locales
        guard !localesWithoutTexts.isSubset(of: locales) else { return locales }
        return [sourceLanguage] + localesWithoutTexts.union(locales).subtracting([sourceLanguage]).sorted()
    }

    /// The plural rules for a text that was found in `found` for a reader of `locale`.
    func plurals(for locale: LocaleRules, found: String) -> PluralRules {
        if locale.fallbacks.contains(found) { return locale.plurals }
        return found == sourceLanguage ? sourcePlurals : PluralRules(locale: found)
    }

    /// Reserves memory for a number of entries.
    mutating func reserveCapacity(_ count: Int) {
        places.reserveCapacity(count)
        ownEntries.reserveCapacity(count)
    }

    /// Replaces the entry with the same key, or adds the entry at the end. O(1).
    mutating func set(_ entry: Entry) {
        settle()
        let index = places.place(of: entry.key, orNew: ownEntries.count)
        if index == ownEntries.count { ownEntries.append(entry) } else { ownEntries[index] = entry }
    }

    /// Adds what another file says about a key: locales that are missing, and notes where there are none. O(locales).
    mutating func add(_ entry: Entry) {
        settle()
        let index = places.place(of: entry.key, orNew: ownEntries.count)
        guard index < ownEntries.count else { return ownEntries.append(entry) }
        for localization in entry.localizations where ownEntries[index][localization.locale] == nil {
            ownEntries[index].localizations.append(localization)
        }
        ownEntries[index].untranslated.merge(entry.untranslated) { known, _ in known }
        ownEntries[index].comment = ownEntries[index].comment ?? entry.comment
        if ownEntries[index].sizeLimit == nil {
            ownEntries[index].sizeLimit = entry.sizeLimit
            ownEntries[index].placeOfLimit = entry.placeOfLimit
        }
        ownEntries[index].arguments.merge(entry.arguments) { known, _ in known }
        ownEntries[index].allowances += entry.allowances
    }

    /// Makes an entry that was replaced one of its own.
    private mutating func settle() {
        guard replacement != nil else { return }
        ownEntries = entries
        replacement = nil
    }
}
