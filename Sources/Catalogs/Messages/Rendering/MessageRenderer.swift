/// Turns a localization into the text that a person sees.
///
/// 1. Choose the form: by device and width, then by the plural category of a number.
/// 2. Take the text apart into words, placeholders and choices.
/// 3. Let the pseudolocale change the words.
/// 4. Fill the placeholders; a choice, a substitution and another text of the catalog are texts of their own.
struct MessageRenderer {
    /// A text with more substitutions than this contains itself, or means to do harm; the others stay as written.
    static let substitutionLimit = 32

    let catalog: Catalog
    let match: Catalog.Match
    let locale: LocaleRules
    let plurals: PluralRules
    let device: Device
    let pseudolocale: Pseudolocale?

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

    private func parse(_ unit: StringUnit, of localization: Localization, number: PluralArgument?) -> FormatString {
        unit.syntax == .printf
            ? FormatParser.parse(unit.text, in: localization, number: number) : unit.syntax.parse(unit.text)
    }

    /// The form for the device, the width and the number.
    private func choose(_ value: LocalizedValue, number: PluralArgument, _ draft: inout MessageDraft) -> StringUnit? {
        switch value {
        case .unit(let unit): return unit
        case .device(let forms): return forms.form(for: device).flatMap { choose($0, number: number, &draft) }
        case .width(let forms):
            draft.widths.formUnion(forms.keys)
            let fitting = forms.keys.filter { $0 <= draft.width ?? .max }.max() ?? forms.keys.min()
            return fitting.flatMap { forms[$0] }.flatMap { choose($0, number: number, &draft) }
        case .plural(let forms):
            let argument = draft.message.arguments[number.argument]
            let category = category(of: argument, number.layout, hasZero: forms[.zero] != nil)
            return choose(category, among: forms, number: number, &draft)
        case .ordinal(let forms):
            let argument = draft.message.arguments[number.argument]
            let category = argument?.number.map { ordinals.category(of: $0, fractionDigits: 0) } ?? .other
            return choose(category, among: forms, number: number, &draft)
        case .formula(let formula, let forms):
            let argument = draft.message.arguments[number.argument]
            draft.add(category(of: argument, number.layout, hasZero: false), of: number.argument)
            let index = argument?.wholeNumber.map { formula.form(of: $0) }
            let form = index.flatMap { forms.indices.contains($0) ? forms[$0] : nil } ?? forms.last
            return form.flatMap { choose($0, number: number, &draft) }
        }
    }

    private func choose(
        _ category: PluralCategory, among forms: [PluralCategory: LocalizedValue], number: PluralArgument,
        _ draft: inout MessageDraft
    ) -> StringUnit? {
        draft.add(category, of: number.argument)
        let form = forms[category] ?? forms[.other] ?? forms.max { $0.key < $1.key }?.value
        return form.flatMap { choose($0, number: number, &draft) }
    }

    /// The category of a number. Apple takes the form for zero, where there is one, in every language (Foundation release
    /// notes for OS X 10.9), and so does i18next; a language with a category of that name keeps its own rule.
    private func category(of argument: FormatArgument?, _ layout: NumberLayout, hasZero: Bool) -> PluralCategory {
        if hasZero, argument == .integer(0) { return .zero }
        switch argument {
        case .integer(let number): return plurals.category(of: number)
        case .real(let number):
            let digits: Int
            switch layout.conversion {
            case "f", "F": digits = layout.fractionDigits
            case "@": digits = argument?.fractionDigits ?? 0
            default: digits = 0
            }
            return plurals.category(of: number, fractionDigits: digits)
        case .text, .date, nil: return .other
        }
    }

    private var ordinals: PluralRules { locale.ordinals }

    private func fill(
        _ format: FormatString, of localization: Localization, number: PluralArgument, _ draft: inout MessageDraft
    ) {
        for segment in format.segments {
            switch segment {
            case .literal(let words), .escape(_, let words):
                draft.message.text += words
                if pseudolocale != nil { draft.count(words) }
            case .markup: break
            case .placeholder(let placeholder):
                draft.message.placeholders.append(placeholder.source)
                if substitute(placeholder, of: localization, &draft) { continue }
                if let text = text(of: placeholder, number: number, draft.message.arguments) {
                    draft.message.text += text
                } else {
                    draft.leave(placeholder.source)
                }
            case .choice(let choice): fill(choice, of: localization, number: number, &draft)
            case .reference(let reference): fill(reference, &draft)
            }
        }
    }

    private func fill(
        _ choice: Choice, of localization: Localization, number: PluralArgument, _ draft: inout MessageDraft
    ) {
        let argument = draft.message.arguments[choice.argument]
        guard let variant = choice.variant(for: argument, plurals: plurals, ordinals: ordinals) else {
            return draft.leave(choice.source)
        }
        if choice.selector != .select, let number = argument?.number {
            let rules = choice.selector == .ordinal ? ordinals : plurals
            let digits = argument?.fractionDigits ?? 0
            draft.add(rules.category(of: number - choice.offset, fractionDigits: digits), of: choice.argument)
        }
        fill(variant.format, of: localization, number: number, &draft)
    }

    /// Fills in another text of the catalog, as it stands in the same locale.
    private func fill(_ reference: FormatString.Reference, _ draft: inout MessageDraft) {
        guard draft.takeSubstitution(), let other = catalog.localization(for: reference.key, in: locale), !other.isKey
        else { return draft.leave(reference.source) }
        let own = draft.message.arguments
        draft.message.arguments = own.overridden(by: reference.arguments)
        defer { draft.message.arguments = own }
        let number = PluralArgument(of: other.localization)
        guard let unit = choose(other.localization.value, number: number, &draft) else { return }
        let start = draft.message.text.utf8.count
        let format = parse(unit, of: other.localization, number: nil)
        let changed = pseudolocale?.applyToPart(format, guessingMarkup: unit.syntax.guessesMarkup) ?? format
        fill(changed, of: other.localization, number: number, &draft)
        draft.change(reference.change, after: start)
    }

    /// Fills `%#@name@`; false when the placeholder is none, or the catalog has no such substitution.
    private func substitute(
        _ placeholder: Placeholder, of localization: Localization, _ draft: inout MessageDraft
    ) -> Bool {
        guard case .substitution(let name) = placeholder.kind, let argument = placeholder.argument,
            let substitution = localization.substitution(name), draft.takeSubstitution()
        else { return false }
        let number = PluralArgument(argument: argument, specifier: substitution.specifier)
        guard let unit = choose(substitution.value, number: number, &draft) else { return false }
        let format = parse(unit, of: localization, number: number)
        let changed = pseudolocale?.applyToPart(format, guessingMarkup: unit.syntax.guessesMarkup) ?? format
        fill(changed, of: localization, number: number, &draft)
        return true
    }

    /// What fills a placeholder; nil without an argument.
    private func text(
        of placeholder: Placeholder, number: PluralArgument, _ arguments: MessageArguments
    ) -> String? {
        switch placeholder.kind {
        case .substitution: nil
        case .number: arguments[number.argument].map { locale.written($0, number.layout) }
        case .text, .integer, .real, .date:
            placeholder.argument.flatMap { name in
                arguments[name].map { locale.written($0, as: placeholder.noted(match.entry.arguments[name])) }
            }
        }
    }
}
