/// Turns a localization into the text that a person sees.
///
/// 1. Choose the form: by device, then by the plural category of a number.
/// 2. Take the text apart into words and placeholders.
/// 3. Let the pseudolocale change the words.
/// 4. Fill the placeholders; a substitution is a text of its own, from step 1.
struct MessageRenderer {
    /// A text with more substitutions than this contains itself, or means to do harm; the others stay as written.
    static let substitutionLimit = 32

    let match: Catalog.Match
    let locale: LocaleRules
    let plurals: PluralRules
    let device: Device
    let pseudolocale: Pseudolocale?

    func render(_ arguments: [FormatArgument?]) -> Message {
        let localization = match.localization
        let number = PluralArgument(of: localization)
        var draft = Draft(
            message: Message(
                key: match.entry.key, text: "", locale: localization.locale, position: localization.position,
                state: .translated, categories: [], arguments: arguments, placeholders: [], unfilled: []))

        if let unit = choose(localization.value, number: number, &draft) {
            draft.message.position = unit.position
            draft.message.state = unit.state
            let format = parse(unit.text, number: nil)
            fill(pseudolocale?.apply(to: format) ?? format, number: number, &draft)
        }
        draft.message.categories = draft.categories.sorted { $0.key < $1.key }.map(\.value)
        return draft.message
    }

    /// A message on its way.
    private struct Draft {
        var message: Message
        /// The plural categories chosen, by number of the argument.
        var categories: [Int: PluralCategory] = [:]
        var substitutions = 0
    }

    private func parse(_ text: String, number: PluralArgument?) -> FormatString {
        FormatParser.parse(text, in: match.localization, number: number)
    }

    /// The form for the device and for the number.
    private func choose(_ value: LocalizedValue, number: PluralArgument, _ draft: inout Draft) -> StringUnit? {
        switch value {
        case .unit(let unit): return unit
        case .device(let forms): return forms.form(for: device).flatMap { choose($0, number: number, &draft) }
        case .plural(let forms):
            let argument = draft.message.arguments[at: number.argument]
            let category = category(of: argument, number.layout, hasZero: forms[.zero] != nil)
            draft.categories[number.argument] = category
            let form = forms[category] ?? forms[.other] ?? forms.max { $0.key < $1.key }?.value
            return form.flatMap { choose($0, number: number, &draft) }
        }
    }

    /// The category of a number. Apple takes the form for zero, where there is one, in every language (Foundation release
    /// notes for OS X 10.9); a language with a category of that name keeps its own rule.
    private func category(of argument: FormatArgument?, _ layout: NumberLayout, hasZero: Bool) -> PluralCategory {
        if hasZero, argument == .integer(0) { return .zero }
        switch argument {
        case .integer(let number): return plurals.category(of: number)
        case .real(let number):
            let digits = "fF".contains(layout.conversion) ? layout.fractionDigits : 0
            return plurals.category(of: number, fractionDigits: digits)
        case .text, nil: return .other
        }
    }

    private func fill(_ format: FormatString, number: PluralArgument, _ draft: inout Draft) {
        for segment in format.segments {
            switch segment {
            case .literal(let words): draft.message.text += words
            case .percent: draft.message.text += "%"
            case .placeholder(let placeholder):
                draft.message.placeholders.append(placeholder.source)
                if substitute(placeholder, &draft) { continue }
                if let text = text(of: placeholder, number: number, draft.message.arguments) {
                    draft.message.text += text
                } else {
                    draft.message.unfilled.append(placeholder.source)
                    draft.message.text += placeholder.source
                }
            }
        }
    }

    /// Fills `%#@name@`; false when the placeholder is none, or the catalog has no such substitution.
    private func substitute(_ placeholder: Placeholder, _ draft: inout Draft) -> Bool {
        guard case .substitution(let name) = placeholder.kind, let argument = placeholder.argument,
            let substitution = match.localization.substitution(name), draft.substitutions < Self.substitutionLimit
        else { return false }
        draft.substitutions += 1
        let number = PluralArgument(argument: argument, specifier: substitution.specifier)
        guard let unit = choose(substitution.value, number: number, &draft) else { return false }
        let format = parse(unit.text, number: number)
        fill(pseudolocale?.applyToPart(format) ?? format, number: number, &draft)
        return true
    }

    /// What fills a placeholder; nil without an argument.
    private func text(
        of placeholder: Placeholder, number: PluralArgument, _ arguments: [FormatArgument?]
    ) -> String? {
        switch placeholder.kind {
        case .substitution: nil
        case .number: arguments[at: number.argument].map { locale.written($0, number.layout) }
        case .text, .integer, .real:
            arguments[at: placeholder.argument ?? 0].map { locale.written($0, placeholder.layout) }
        }
    }
}

extension [FormatArgument?] {
    /// The argument of a number from 1; nil where there is none.
    subscript(at number: Int) -> FormatArgument? {
        indices.contains(number - 1) ? self[number - 1] : nil
    }
}
