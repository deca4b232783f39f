extension MessageRenderer {
    /// The form for the device, the width and the number.
    func choose(_ value: LocalizedValue, number: PluralArgument, _ draft: inout MessageDraft) -> StringUnit? {
        switch value {
        case .unit(let unit): return unit
        case .device(let forms): return forms.form(for: device).flatMap { choose($0, number: number, &draft) }
        case .width(let forms):
            draft.widths.formUnion(forms.keys)
            let fitting = forms.keys.filter { $0 <= draft.width ?? .max }.max() ?? forms.keys.min()
            return fitting.flatMap { forms[$0] }.flatMap { choose($0, number: number, &draft) }
        case .plural(let forms):
            let argument = draft.message.arguments[number.argument]
            let category = category(
                of: argument, number.layout, hasZero: forms[.zero] != nil && match.localization.zeroIsForNumber)
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
    /// notes for OS X 10.9), and so do i18next and Ruby's i18n; Android only where CLDR has that category.
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

    var ordinals: PluralRules { locale.ordinals }
}
