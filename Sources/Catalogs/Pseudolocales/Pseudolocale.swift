/// A made-up locale that shows how an interface takes other languages before any translation exists.
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
    /// Every Latin letter with an accent: a text without is not localized, and tall lines show.
    case accented
    /// Every text twice: room for languages with longer words.
    case doubled
    /// Every text written from right to left.
    case rightToLeft
    /// Of all locales the text that is widest, key by key.
    case longest
}
