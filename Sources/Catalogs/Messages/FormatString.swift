/// A text parsed into words, placeholders and choices, whatever its syntax.
struct FormatString: Hashable, Sendable {
    indirect enum Segment: Hashable, Sendable {
        /// Words, as they are shown.
        case literal(String)
        /// A replacement for other characters, such as `%%` for a percent sign.
        case escape(source: String, text: String)
        /// Tags and the like: nothing of them is shown, and nothing changes them.
        case markup(String)
        case placeholder(Placeholder)
        case choice(Choice)
        case reference(Reference)
    }

    /// Another text of the catalog, which is in this one.
    struct Reference: Hashable, Sendable {
        /// As it is in the text.
        var source: String
        /// The key of the other text.
        var key: String
        /// Arguments that this text gives to the other, beside its own.
        var arguments = MessageArguments([])
        /// Whether the other text gets only these arguments, and none of this text's own (Fluent's terms).
        var isClosed = false
        /// What is shown where there is no such text; nil for the reference itself.
        var missing: String?
        /// The change of case for the other text; nil for none.
        var change: LetterCase?
    }

    /// A change of case that a reference asks for (vue-i18n's `@.upper:key`).
    enum LetterCase: Hashable, Sendable { case upper, lower, capitalized }

    var segments: [Segment]

    /// The placeholders, in the order of the text, with those of all variants of its choices.
    var placeholders: [Placeholder] {
        segments.flatMap { segment -> [Placeholder] in
            switch segment {
            case .placeholder(let placeholder): [placeholder]
            case .choice(let choice): choice.variants.flatMap(\.format.placeholders)
            case .literal, .escape, .markup, .reference: []
            }
        }
    }

    /// The text in its original syntax; choices as they were read.
    var source: String { joined { $0.source } }

    /// The text with the number of its argument in every placeholder.
    var numberedSource: String { joined { $0.numberedSource } }

    /// Whether there is anything to be translated: a letter, in any variant.
    var hasWords: Bool {
        segments.contains { segment in
            switch segment {
            case .literal(let text), .escape(_, let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
            case .choice(let choice): choice.variants.contains { $0.format.hasWords }
            case .markup, .placeholder, .reference: false
            }
        }
    }

    private func joined(_ text: (Placeholder) -> String) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let words), .markup(let words): words
            case .escape(let source, _): source
            case .placeholder(let placeholder): text(placeholder)
            case .choice(let choice): choice.source
            case .reference(let reference): reference.source
            }
        }.joined()
    }
}
