/// A made-up locale that shows how an interface takes other languages before any translation exists.
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
    /// Latin letters with accents: a text without is not localized, and tight lines show.
    case accented
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
        let changed = apply(to: FormatParser.parse(text))
        return self == .doubled ? changed.numberedSource : changed.source
    }

    /// Changes a whole text.
    func apply(to text: FormatString) -> FormatString {
        guard self == .doubled else { return applyToPart(text) }
        return text.segments == [.literal("")]
            ? text : FormatString(segments: text.segments + [.literal(" ")] + text.segments)
    }

    /// Changes the words of a text that is part of another, which alone is doubled.
    func applyToPart(_ text: FormatString) -> FormatString {
        FormatString(
            segments: text.segments.map { segment in
                switch segment {
                case .literal(let words): return .literal(applyToWords(words))
                case .choice(var choice):
                    for index in choice.variants.indices {
                        choice.variants[index].format = applyToPart(choice.variants[index].format)
                    }
                    return .choice(choice)
                case .escape, .markup, .placeholder, .reference: return segment
                }
            })
    }

    private func applyToWords(_ words: String) -> String {
        switch self {
        case .accented: Accents.apply(to: words)
        case .rightToLeft: RightToLeftOverride.apply(to: words)
        case .doubled, .longest: words
        }
    }
}
