public import Checks
public import Labels

/// The room that the layouts of a project leave one key, in all the places where they show it.
public struct KeyBudget: Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// The text in the source language, as its catalog has it.
    public var source: String
    /// The tightest translation as its catalog has it, with its placeholders; nil where no layout limits the text.
    public var translation: String?
    /// What the developer writes for the translator.
    public var note: String?
    /// The catalog's file; empty for a key that no catalog has.
    public var file: String
    /// BCP 47 tag of the language of `source`.
    public var sourceLanguage: String
    /// The scenes and label budgets that show the key, in order of their names.
    public var scenes: [String]
    /// For each locale, in order of their tags, the place and cell in which its own text is the closest to being cut off;
    /// empty where no layout limits the text.
    public var rooms: [TextRoom]
    /// Where any text has the least room, whatever the locale: what fits there fits everywhere.
    public var least: TextRoom?
    /// For each locale, how many characters of its language fit wherever the key is shown, with the placeholders of the text;
    /// empty where no layout limits the text. Pseudolocales have none.
    public var characters: [String: CharacterCount]
    /// What replaced the placeholders of the text, in its source language.
    public var standIns: [StandIn]
    /// Whether a text of the key holds several forms, as ICU's plurals do. A service counts them all, so it gets no limit.
    public var holdsForms = false
    /// Whether the text is to be translated; services get no others.
    public var shouldTranslate = true

    /// A placeholder as its catalog writes it, such as `%lld`, and the sample that was measured instead.
    public struct StandIn: Hashable, Sendable {
        /// The placeholder as it is in the text.
        public var placeholder: String
        /// What it was measured with.
        public var text: String

        /// Names what replaces a placeholder.
        public init(placeholder: String, text: String) {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// Names a key and its rooms.
    public init(
        key: String, source: String, translation: String? = nil, note: String? = nil, file: String = "",
        sourceLanguage: String = "en", scenes: [String] = [], rooms: [TextRoom] = [], least: TextRoom? = nil,
        characters: [String: CharacterCount] = [:], standIns: [StandIn] = []
    ) {
        self.key = key
        self.source = source
        self.translation = translation
        self.note = note
        self.file = file
        self.sourceLanguage = sourceLanguage
        self.scenes = scenes
        self.rooms = rooms
        self.least = least
        self.characters = characters
        self.standIns = standIns
    }

    /// How many characters fit in any of the languages: the least of each number; nil where no layout limits the text.
    public var leastCharacters: CharacterCount? {
        characters.values.reduce(nil) { least, own in least.map { $0.least(own) } ?? own }
    }

    /// The translation that is the closest to being cut off; nil where no layout limits the text.
    public var tightest: TextRoom? { rooms.min { $0.isTighter(than: $1) } }

    /// The family of the font that the text has in its source language, else of its tightest translation.
    package var family: String? { (rooms.first { $0.locale == sourceLanguage } ?? tightest)?.font.family }
}

/// What the layouts of a project leave translators.
public struct BudgetResult: Hashable, Sendable {
    /// Every key that a scene or a label budget shows: the least headroom first, then those with lines to spare, then those
    /// that nothing limits, by key.
    public var budgets: [KeyBudget]
    /// The names of screens by their width, as the configuration gives them.
    public var widthNames: [Double: String]
    /// What a reader must know to read the numbers right.
    public var notes: [String]

    /// Sorts the keys.
    public init(budgets: [KeyBudget], widthNames: [Double: String] = [:], notes: [String] = []) {
        let sorted = budgets.map { ($0, $0.tightest) }.sorted { first, second in
            guard let room = first.1, let other = second.1 else {
                return (first.1 == nil) == (second.1 == nil) ? first.0.key < second.0.key : second.1 == nil
            }
            let (mine, its) = (room.order, other.order)
            return mine == its ? first.0.key < second.0.key : mine < its
        }
        self.budgets = sorted.map(\.0)
        self.widthNames = widthNames
        self.notes = notes
    }
}

extension BudgetResult {
    /// Joins the results of several projects, so that one document can contain them.
    public init(merging results: [BudgetResult]) {
        self.init(
            budgets: results.flatMap(\.budgets),
            widthNames: results.reduce(into: [:]) { $0.merge($1.widthNames) { first, _ in first } },
            notes: Set(results.flatMap(\.notes)).sorted())
    }
}

extension TextRoom {
    /// As the table shows it: by the points that are left, and not by those of the font's size.
    fileprivate var order: (broken: Int, lines: Int, points: Double) { (breaksTooOften ? 0 : 1, spareLines, headroom) }
}
