/// Makes the text that users see from a localization.
///
/// 1. Choose the form: by device and width, then by the plural category of a number.
/// 2. Take the text apart into words, placeholders and choices.
/// 3. Let the pseudolocale change the words.
/// 4. Fill the placeholders; a choice, a substitution and another text of the catalog are texts of their own.
struct MessageRenderer {
    /// The most substitutions in a text. A text with more contains itself or is an attack; the others stay as written.
    static let substitutionLimit = 32

    let catalog: Catalog
    let match: Catalog.Match
    let locale: LocaleRules
    let plurals: PluralRules
    let device: Device
    let pseudolocale: Pseudolocale?
    /// Whether the arguments are samples, which the message then names.
    var hasSamples = false

    func render(_ arguments: MessageArguments) -> Message {
        var widths: Set<Int> = []
        var message = render(arguments, width: nil, widths: &widths)
        // The widest of all was taken first.
        for width in widths.sorted(by: >).dropFirst() {
            message.narrower.append(render(arguments, width: width, widths: &widths))
        }
        return message
    }

    /// - Parameters:
    ///   - width: The room in characters, for texts that vary by it; nil for any.
    ///   - widths: All that the text varies by.
    private func render(_ arguments: MessageArguments, width: Int?, widths: inout Set<Int>) -> Message {
        let localization = match.localization
        let number = PluralArgument(of: localization)
        var draft = MessageDraft(
            message: Message(
                key: match.entry.key, text: "", locale: localization.locale, position: localization.position,
                state: .translated, categories: [], arguments: arguments, placeholders: [], unfilled: []),
            width: width)

        if let unit = choose(localization.value, number: number, &draft) {
            draft.message.position = unit.position
            draft.message.state = unit.state
            let format = parse(unit, of: localization, number: nil)
            let guessing = unit.syntax.guessesMarkup
            let changed = pseudolocale?.apply(to: format, guessingMarkup: guessing) ?? format
            fill(changed, of: localization, number: number, &draft)
            if let pseudolocale {
                draft.message.text = pseudolocale.finish(draft.message.text, ofWords: draft.wordLength)
            }
        }
        widths.formUnion(draft.widths)
        draft.message.categories = draft.categories.map(\.category)
        return draft.message
    }

    func parse(_ unit: StringUnit, of localization: Localization, number: PluralArgument?) -> FormatString {
        unit.syntax == .printf
            ? AppleAndJavaFormatParser.parse(unit.text, in: localization, number: number) : unit.syntax.parse(unit.text)
    }
}
