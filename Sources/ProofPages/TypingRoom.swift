package import Checks
package import Frames

/// The room of a text in one locale, as a page measures other texts in it.
package struct TypingRoom: Hashable, Sendable {
    package var widths: LetterWidths
    /// In points: a text that needs no more fits wherever the key is shown, and one that needs `tooLong` or more does not.
    /// Both were tried with the whole layout; what is between them is not known.
    package var fits: Double
    package var tooLong: Double
    /// The room in points.
    package var room: Double

    package init(widths: LetterWidths, fits: Double, tooLong: Double, room: Double) {
        (self.widths, self.fits, self.tooLong, self.room) = (widths, fits, tooLong, room)
    }
}

/// What a page can say about other texts for a key in a locale.
package enum TypingAnswer: Hashable, Sendable {
    case measured(TypingRoom)
    /// Nothing limits the text.
    case noLimit
    /// It may take several lines.
    case severalLines
    /// Letters of the script change beside others, or are too many for a page.
    case shaped
    /// It has placeholders or several forms.
    case varies
    /// Whether a text fits depends on more than its width.
    case unsure

    /// Why there is no box; nil where there is one.
    var reason: String? {
        switch self {
        case .measured: nil
        case .noLimit: "Nothing limits this text."
        case .severalLines: "This text may take several lines, which the page cannot measure."
        case .shaped: "The page cannot measure this script."
        case .varies: "This text has placeholders or several forms, which the page cannot measure."
        case .unsure: "Whether a text fits here depends on more than its width."
        }
    }
}

/// A text of a project in one locale.
package struct TypingPlace: Hashable, Sendable {
    package var key: String
    package var locale: String

    package init(key: String, locale: String) { (self.key, self.locale) = (key, locale) }
}

/// What a translator may know about a key in a locale.
package struct TranslatorRoom: Sendable {
    /// The room where the text is tightest; nil where nothing limits it.
    package var room: TextRoom?
    package var answer: TypingAnswer
    /// How many characters of the language fit wherever the key is shown; nil where nothing limits it.
    package var characters: Characters?

    /// Numbers of characters.
    package struct Characters: Hashable, Sendable {
        /// Whatever they are.
        package var surely: Int
        /// In 95 of 100 texts.
        package var usually: Int

        package init(surely: Int, usually: Int) { (self.surely, self.usually) = (surely, usually) }
    }

    package init(room: TextRoom?, answer: TypingAnswer, characters: Characters? = nil) {
        (self.room, self.answer, self.characters) = (room, answer, characters)
    }
}
