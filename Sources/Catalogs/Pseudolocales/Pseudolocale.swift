/// A made-up locale that shows how an interface takes other languages before any translation exists.
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
    /// Latin letters with accents, as many more words as a translation may need, and brackets around all: `[Šåvé öñé
    /// ţŵö]`. A text without accents is not localized, one without its last bracket is cut off, and tight lines show.
    /// Android's `en-XA` does the same; the Accented Pseudolanguage of Xcode adds neither words nor brackets.
    case accented
    /// Every text between marks: `[# Save #]`, as with Xcode's Bounded String Pseudolanguage. A text without is not
    /// localized, one without its last mark is cut off, and one with several was put together from parts.
    case bounded
    /// Every text twice: room for languages with longer words.
    case doubled
    /// Every text written from right to left.
    case rightToLeft
    /// Of all locales the text that is widest, key by key: `Catalog.longestMessage`. A text by itself stays as it is.
    case longest
}

extension Pseudolocale {
    /// A text of the source language, changed; its placeholders stay, but for the numbers of their arguments, which a
    /// doubled text needs (`%@` becomes `%1$@`). O(n).
    public func apply(to text: String) -> String {
        let format = AppleAndJavaFormatParser.parse(text)
        let changed = apply(to: format, guessingMarkup: true)
        return finish(self == .doubled ? changed.numberedSource : changed.source, ofWords: format.wordLength)
    }

    /// Changes a whole text, but for what `finish` adds to it.
    ///
    /// - Parameter guessingMarkup: Whether the words may have markup that is not in the text's syntax.
    func apply(to text: FormatString, guessingMarkup: Bool) -> FormatString {
        guard self == .doubled else { return applyToPart(text, guessingMarkup: guessingMarkup) }
        return text.segments == [.literal("")]
            ? text : FormatString(segments: text.segments + [.literal(" ")] + text.segments)
    }

    /// Changes the words of a text that is part of another, which alone is doubled.
    func applyToPart(_ text: FormatString, guessingMarkup: Bool) -> FormatString {
        FormatString(
            segments: text.segments.map { segment in
                switch segment {
                case .literal(let words): return .literal(applyToWords(words, guessingMarkup: guessingMarkup))
                case .choice(var choice):
                    for index in choice.variants.indices {
                        choice.variants[index].format = applyToPart(
                            choice.variants[index].format, guessingMarkup: guessingMarkup)
                    }
                    return .choice(choice)
                case .escape, .markup, .placeholder, .reference: return segment
                }
            })
    }

    /// What goes around a whole text, and behind its words.
    ///
    /// - Parameter length: The characters of the words of the source, without what fills placeholders; 0 for a text that
    ///   has none, which stays as it is.
    func finish(_ text: String, ofWords length: Int) -> String {
        guard length > 0 else { return text }
        switch self {
        case .accented:
            return "[\(text)\(Accents.apply(to: TextExpansion.padding(after: length), guessingMarkup: false))]"
        case .bounded: return "[# \(text) #]"
        case .doubled, .rightToLeft, .longest: return text
        }
    }

    private func applyToWords(_ words: String, guessingMarkup: Bool) -> String {
        switch self {
        case .accented: Accents.apply(to: words, guessingMarkup: guessingMarkup)
        case .rightToLeft: RightToLeftOverride.apply(to: words)
        case .bounded, .doubled, .longest: words
        }
    }
}
