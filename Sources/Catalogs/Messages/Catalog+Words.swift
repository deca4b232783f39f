extension Catalog {
    /// Whether a key has anything to be translated beside its placeholders: a letter. O(n).
    ///
    /// Xcode extracts `Text("\(count)")` as the key `%lld` all the same, and leaves its entry without translations.
    package static func hasWords(_ key: String) -> Bool {
        AppleAndJavaFormatParser.parse(key).hasWords
    }
}
