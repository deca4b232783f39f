extension Catalog {
    /// Gives a key the text of the source language that is not in the catalog's files but in the layout that shows it, as a
    /// storyboard in `Base.lproj` has it. Without effect where the files have one, or no such key. O(locales).
    package mutating func setSourceText(_ text: String, of key: String, at position: Position) {
        guard var entry = self[key], entry[sourceLanguage] == nil else { return }
        let unit = StringUnit(text: text, position: position)
        entry.localizations.append(
            Localization(locale: sourceLanguage, value: .unit(unit), position: position))
        set(entry)
        lacksStatedLanguage = false
    }
}
