extension Catalog {
    /// Whether a key has anything to be translated beside its placeholders: a letter. O(n).
    ///
    /// Xcode extracts `Text("\(count)")` as the key `%lld` all the same, and leaves its entry without translations.
    package static func hasWords(_ key: String) -> Bool {
        AppleAndJavaFormatParser.parse(key).hasWords
    }

    /// Whether the source text of an entry has a letter beside its placeholders; true where there is no text. O(n).
    package func hasWords(_ entry: Entry) -> Bool {
        entry[sourceLanguage].map { $0.value.units.contains { $0.syntax.parse($0.text).hasWords } } ?? true
    }
}
