extension Catalog {
    /// Whether a locale should have a translation of its own of an entry, as far as the files say. O(1).
    ///
    /// Not of what is not to be translated, or is empty in the source language; nor where the file of the locale lists its
    /// keys and this is none of them.
    package func expects(_ entry: Entry, in locale: String) -> Bool {
        entry.shouldTranslate && !entry.mayStayUntranslated && lists(entry, in: locale) && !entry.isEmpty
    }

    /// Whether a locale has an entry, translated or not: each has all, but where its file lists its own. O(1).
    package func lists(_ entry: Entry, in locale: String) -> Bool {
        !localesWithOwnKeys.contains(locale) || entry.untranslated[locale] != nil || entry[locale] != nil
    }

    /// Whether a program shows an entry to people of a locale: where neither their file nor that of the source language has
    /// it, another language alone uses the key. O(names).
    ///
    /// - Parameter names: The locale and those that it falls back to, as of `LocaleFallback.names(for:)`, which asks ICU:
    ///   a caller gets them once for all keys.
    package func shows(_ entry: Entry, in locale: String, names: [String]) -> Bool {
        guard lists(entry, in: locale) else { return false }
        return !isOnlyTranslated(entry) || names.contains { entry[$0] != nil }
    }

    /// Whether other languages have a text of an entry, and the source language, which has a file, has none: a lookup then
    /// ends at the key. O(1).
    package func isOnlyTranslated(_ entry: Entry) -> Bool {
        keysOfTranslations.contains(entry.key) && entry[sourceLanguage] == nil
    }

    /// Where the translation of an entry belongs: the place of the key in the file of the locale, or the beginning of that
    /// file; the place of the key in its own file where the locale has none.
    ///
    /// - Parameter names: The locale and those that it falls back to.
    package func placeOfTranslation(of entry: Entry, in names: [String]) -> Position {
        for name in names where name != sourceLanguage {
            if let place = entry.untranslated[name] { return place }
            if let file = companions[entry.position.file]?[name] { return Position(file: file) }
        }
        return entry.position
    }

    /// Where translations of an entry belong, by locale, but for locales that have no such place of their own. O(locales).
    package func placesOfTranslations(of entry: Entry) -> [String: Position] {
        let files = (companions[entry.position.file] ?? [:]).mapValues { Position(file: $0) }
        return entry.untranslated.merging(files) { own, _ in own }
    }
}

extension Catalog.Entry {
    /// Whether the source text has no character, so that there is nothing to translate.
    var isEmpty: Bool { self[sourceLanguage].map { $0.value.units.allSatisfy(\.text.isEmpty) } ?? false }
}
