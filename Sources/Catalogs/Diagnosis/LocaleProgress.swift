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

    /// The percentage that is done, rounded down so that 100 means all; 100 where there is nothing to translate.
    public var percent: Int { total == 0 ? 100 : (translated + inherited) * 100 / total }
}

extension Catalog {
    /// How far each locale but the source language has come, in the order of `locales`. O(keys × locales).
    ///
    /// - Parameter others: Locales that have a file, whether there is a text in it or not.
    public func progress(others: [String] = []) -> [LocaleProgress] {
        let names = Set(locales + others).subtracting([sourceLanguage]).sorted()
        var progress = names.map { LocaleProgress(locale: $0) }
        forEachState(in: names, fallbacks: names.map(LocaleFallback.names)) { _, index, state in
            switch state {
            case .translated: progress[index].translated += 1
            case .inherited: progress[index].inherited += 1
            case .needsReview: progress[index].needsReview += 1
            case .missing: progress[index].missing += 1
            }
        }
        return progress
    }

    /// A fault for each key that has no translation in one of these locales, at the place where that belongs
    /// (`placeOfTranslation`). O(keys × locales).
    ///
    /// - Parameter places: Where the files of locales have keys.
    func missingTranslations(in locales: [String], places: [String: [String: Position]]) -> [CatalogError] {
        var faults: [CatalogError] = []
        let fallbacks = locales.map(LocaleFallback.names)
        forEachState(in: locales, fallbacks: fallbacks) { entry, index, state in
            guard state == .missing else { return }
            let place =
                places[locales[index]]?[entry.key]
                ?? placeOfTranslation(of: entry, in: fallbacks[index])
            let fault = TranslationFault(kind: .missingTranslation, key: entry.key, locale: locales[index])
            faults.append(CatalogError(.fault(fault), at: place))
        }
        return faults
    }

    private enum State { case translated, inherited, needsReview, missing }

    /// - Parameter fallbacks: For each locale, its name and those that it falls back to.
    private func forEachState(
        in names: [String], fallbacks: [[String]], _ body: (Entry, Int, State) -> Void
    ) {
        let parents = zip(names, fallbacks).map { name, fallbacks in fallbacks.dropFirst().filter { $0 != name } }
        for entry in entries where entry.shouldTranslate && !entry.isEmpty {
            var states: [String: Bool] = [:]
            for localization in entry.localizations where localization.hasText {
                states[localization.locale] = localization.needsReview
            }
            // The key is the text where the source language has none of its own.
            states[sourceLanguage] = states[sourceLanguage] ?? false
            for index in names.indices {
                if !shows(entry, in: names[index], names: fallbacks[index]) { continue }
                switch states[names[index]] {
                case false?: body(entry, index, .translated)
                case true?: body(entry, index, .needsReview)
                case nil where parents[index].contains { states[$0] != nil }: body(entry, index, .inherited)
                case nil where entry.mayStayUntranslated: continue
                case nil: body(entry, index, .missing)
                }
            }
        }
    }
}

extension Localization {
    /// Whether there is something to show, which a translation that was not begun has not.
    var hasText: Bool {
        value.units.contains { !$0.text.isEmpty && $0.state != .new }
    }
}
