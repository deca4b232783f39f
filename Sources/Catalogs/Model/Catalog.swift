/// The localized strings of an app, whatever format they were read from.
///
/// For every key and locale a catalog has the text, or its forms for numbers and devices, with file, line and column.
public struct Catalog: Sendable {
    /// The file's name without its extension, such as `Localizable`.
    public var name: String
    /// BCP 47 tag of the language that the keys were written in, and that every lookup falls back to.
    public let sourceLanguage: String
    /// The entries, in the order of the file.
    public private(set) var entries: [Entry]
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

    private var places = KeyPlaces()
    private let sourcePlurals: PluralRules

    /// Makes a catalog of entries; of two with the same key the last wins. O(n).
    public init(name: String, sourceLanguage: String, entries: [Entry] = [], warnings: [CatalogError] = []) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        self.entries = []
        self.warnings = warnings
        sourcePlurals = PluralRules(locale: sourceLanguage)
        reserveCapacity(entries.count)
        for entry in entries { set(entry) }
    }

    /// The entry of a key; nil when the catalog has none. O(1).
    public subscript(key: String) -> Entry? {
        places[key].map { entries[$0] }
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
        entries.reserveCapacity(count)
    }

    /// Replaces the entry with the same key, or adds the entry at the end. O(1).
    mutating func set(_ entry: Entry) {
        let index = places.place(of: entry.key, orNew: entries.count)
        if index == entries.count { entries.append(entry) } else { entries[index] = entry }
    }

    /// Adds what another file says about a key: locales that are missing, and notes where there are none. O(locales).
    mutating func add(_ entry: Entry) {
        let index = places.place(of: entry.key, orNew: entries.count)
        guard index < entries.count else { return entries.append(entry) }
        for localization in entry.localizations where entries[index][localization.locale] == nil {
            entries[index].localizations.append(localization)
        }
        entries[index].untranslated.merge(entry.untranslated) { known, _ in known }
        entries[index].comment = entries[index].comment ?? entry.comment
        entries[index].sizeLimit = entries[index].sizeLimit ?? entry.sizeLimit
        entries[index].arguments.merge(entry.arguments) { known, _ in known }
    }
}
