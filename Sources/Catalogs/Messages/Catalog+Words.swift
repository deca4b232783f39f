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

extension Catalog.Entry {
    /// Whether a text of the entry holds several forms, as ICU's plurals and vue-i18n's pipes do: then it is longer than what is
    /// shown of it. O(n).
    package var holdsForms: Bool {
        localizations.contains { localization in
            localization.value.units.contains { unit in
                guard unit.mayHaveArguments else { return false }
                return unit.syntax.parse(unit.text).segments.contains { if case .choice = $0 { true } else { false } }
            }
        }
    }
}

extension StringUnit {
    /// What the text says itself: without placeholders, markup and references, of choices every variant. O(n).
    package var words: String { syntax.parse(text).words }
}

extension FormatString {
    fileprivate var words: String {
        segments.map { segment in
            switch segment {
            case .literal(let text), .escape(_, let text): text
            case .choice(let choice): choice.variants.map(\.format.words).joined(separator: " ")
            case .markup, .placeholder, .reference: " "
            }
        }.joined()
    }
}
