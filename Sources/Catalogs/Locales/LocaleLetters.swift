internal import CICU

/// What a language is written with, and words in it, as ICU's data (CLDR) has them.
package struct LocaleLetters: Sendable {
    /// The characters of the language in both cases, those of foreign names in it, its digits and ASCII's, and its
    /// punctuation. Most are what a reader sees as one character; some are marks that are written over or beside others.
    package let characters: [String]
    /// The letters among them that the language's own words have.
    package let own: Set<Unicode.Scalar>
    /// Different words in names of units, currencies, time zones, cities, months and the like: only those whose characters
    /// are all the language's own, in an order that is the same every time. Empty for a language that ICU does not know.
    package let words: [String]
    /// The same by what they name: dates, units, currencies, and time zones with their cities.
    package let wordsOfKinds: [[String]]

    /// About ten milliseconds.
    ///
    /// - Parameter locale: A BCP 47 tag.
    package init(locale: String) {
        let main = Self.lines(galley_letters(locale, Int32(GALLEY_LETTERS_MAIN)))
        let foreign = Self.lines(galley_letters(locale, Int32(GALLEY_LETTERS_AUXILIARY)))
        let punctuation = Self.lines(galley_letters(locale, Int32(GALLEY_LETTERS_PUNCTUATION)))
        let digits = Self.lines(galley_letters(locale, Int32(GALLEY_LETTERS_DIGITS))) + (0...9).map(String.init)
        var seen: Set<String> = []
        characters = (main + foreign + punctuation + digits).filter { text in
            // Sequences such as "ch" are letters of some alphabets, and two characters all the same.
            text.count == 1 && text.unicodeScalars.allSatisfy(Self.shows) && seen.insert(text).inserted
        }
        own = Set(main.flatMap(\.unicodeScalars))
        let own = own
        wordsOfKinds = [GALLEY_NAMES_DATES, GALLEY_NAMES_UNITS, GALLEY_NAMES_CURRENCIES, GALLEY_NAMES_ZONES].map {
            Self.words(in: Self.lines(galley_names(locale, Int32($0))), of: own)
        }
        words = Self.sorted(Set(wordsOfKinds.joined()))
    }

    /// The lines of a text of ICU's, which is freed.
    private static func lines(_ text: UnsafeMutablePointer<CChar>?) -> [String] {
        guard let text else { return [] }
        defer { galley_text_free(text) }
        return String(cString: text).split(separator: "\n").map(String.init)
    }

    private static func shows(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
    }

    /// Each word once: in names of time zones the same ones would come a hundred times.
    private static func words(in names: [String], of letters: Set<Unicode.Scalar>) -> [String] {
        let words = Set(names.flatMap { $0.split(whereSeparator: \.isWhitespace) }).filter { word in
            word.unicodeScalars.allSatisfy { letters.contains($0) || "-'’".unicodeScalars.contains($0) }
                && word.unicodeScalars.contains { letters.contains($0) }
        }
        return sorted(Set(words.map(String.init)))
    }

    private static func sorted(_ words: Set<String>) -> [String] {
        words.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }
}
