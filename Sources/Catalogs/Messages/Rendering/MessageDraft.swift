/// A message on its way.
struct MessageDraft {
    var message: Message
    /// The room in characters, for texts that vary by it; nil for any.
    let width: Int?
    /// The widths that the text varies by.
    var widths: Set<Int> = []
    /// The plural categories chosen, each argument once: those with numbers in their order, then the others as they came.
    private(set) var categories: [(argument: ArgumentName, category: PluralCategory)] = []
    private var substitutions = 0
    private var characters = 0
    private var hasLetters = false

    init(message: Message, width: Int?) {
        self.message = message
        self.width = width
    }

    /// The characters of the words so far, without what fills placeholders; 0 without a letter among them.
    var wordLength: Int { hasLetters ? characters : 0 }

    mutating func count(_ words: String) {
        characters += words.count
        hasLetters = hasLetters || words.unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    /// Notes which category an argument chose.
    mutating func add(_ category: PluralCategory, of argument: ArgumentName) {
        guard !categories.contains(where: { $0.argument == argument }) else { return }
        guard case .number(let number) = argument else { return categories.append((argument, category)) }
        let place = categories.firstIndex {
            guard case .number(let other) = $0.argument else { return true }
            return other > number
        }
        categories.insert((argument, category), at: place ?? categories.endIndex)
    }

    /// Keeps placeholders that cannot be filled unchanged, or writes them as programs then do.
    mutating func leave(_ source: String, shownAs text: String? = nil) {
        message.unfilled.append(source)
        message.text += text ?? source
    }

    /// Whether one more text may be inserted for its name.
    mutating func takeSubstitution() -> Bool {
        substitutions += 1
        return substitutions <= MessageRenderer.substitutionLimit
    }

    /// Changes the case of what was written after this byte.
    mutating func change(_ change: FormatString.LetterCase?, after bytes: Int) {
        guard let change else { return }
        let start = message.text.utf8.index(message.text.startIndex, offsetBy: bytes)
        let text = message.text[start...]
        let changed =
            switch change {
            case .upper: text.uppercased()
            case .lower: text.lowercased()
            case .capitalized: text.prefix(1).uppercased() + text.dropFirst()
            }
        message.text.replaceSubrange(start..., with: changed)
    }
}
