/// How far the translation into a locale has come, in keys.
public struct LocaleProgress: Sendable, Hashable {
    /// BCP 47 tag.
    public var locale: String
    /// Done, in this locale itself.
    public var translated = 0
    /// Not in this locale, but in one that it falls back to and that is not only the source language: `pt` for `pt-BR`, or
    /// `en` for `en-GB`.
    public var inherited = 0
    /// Written, and not yet approved, by the state that the file gives it.
    public var needsReview = 0
    /// Without a text.
    public var missing = 0

    /// The keys that are to be translated.
    public var total: Int { translated + inherited + needsReview + missing }

    /// The whole per cents that are done, rounded down so that 100 means all; 100 of nothing.
    public var percent: Int { total == 0 ? 100 : (translated + inherited) * 100 / total }
}

extension Catalog {
    /// How far each locale but the source language has come, in the order of `locales`. O(keys × locales).
    ///
    /// - Parameter others: Locales that have a file, whether there is a text in it or not.
    public func progress(others: [String] = []) -> [LocaleProgress] {
        let names = Set(locales + others).subtracting([sourceLanguage]).sorted()
        let parents = names.map { name in
            LocaleFallback.names(for: name).dropFirst().filter { $0 != name }
        }
        var progress = names.map { LocaleProgress(locale: $0) }
        for entry in entries where entry.shouldTranslate {
            var states: [String: Bool] = [:]
            for localization in entry.localizations where localization.hasText {
                states[localization.locale] = localization.needsReview
            }
            // The key is the text where the source language has none of its own.
            states[sourceLanguage] = states[sourceLanguage] ?? false
            for index in names.indices {
                switch states[names[index]] {
                case false?: progress[index].translated += 1
                case true?: progress[index].needsReview += 1
                case nil where parents[index].contains { states[$0] != nil }: progress[index].inherited += 1
                case nil: progress[index].missing += 1
                }
            }
        }
        return progress
    }
}

extension Localization {
    /// Whether there is something to show, which a translation that was not begun has not.
    fileprivate var hasText: Bool {
        value.units.contains { !$0.text.isEmpty && $0.state != .new }
    }
}
