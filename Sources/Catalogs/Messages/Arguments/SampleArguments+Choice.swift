extension SampleArguments {
    /// More combinations of plural forms than this are not tried: a text with three numbers in a language with six
    /// categories would have 216.
    static let combinationLimit = 64

    /// Arguments for a text: one list a plural category or a word that chooses, and for two of them one a pair, as long as
    /// they are not too many. Arguments that are given stay.
    ///
    /// - Parameter notes: What the catalog says of the arguments.
    func lists(
        for survey: ArgumentSurvey, given: MessageArguments, notes: [ArgumentName: ArgumentNote] = [:],
        plurals: PluralRules, ordinals: @autoclosure () -> PluralRules
    ) -> [MessageArguments] {
        let given = given.matched(to: survey.words)
        var lists = [given]
        for name in survey.names where given[name] == nil {
            var choices: [FormatArgument?]
            if let use = survey.plurals[name] {
                choices = samples(of: use, plurals: use.isOrdinal ? ordinals() : plurals)
            } else if let words = survey.selections[name] {
                choices = words.map { .text($0) } + [.text("other")]
            } else {
                choices = [sample(for: survey.shown[name], note: notes[name])]
            }
            if lists.count * choices.count > Self.combinationLimit { choices = choices.suffix(1) }
            lists = lists.flatMap { list in
                choices.map { choice in
                    var list = list
                    list[name] = choice
                    return list
                }
            }
        }
        return lists
    }

    /// A number for each that has a form of its own, then one a category, in CLDR's order.
    private func samples(of use: ArgumentSurvey.PluralUse, plurals: PluralRules) -> [FormatArgument?] {
        var samples: [FormatArgument?] = use.exact.sorted().map { number in
            Int(exactly: number).map { .integer($0) } ?? .real(number)
        }
        if !use.formulas.isEmpty {
            for formula in use.formulas { samples += self.samples(of: formula) }
            return samples.isEmpty ? [.integer(integer)] : samples
        }
        if use.hasZero, !plurals.categories.contains(.zero) { samples.append(.integer(0)) }
        for category in plurals.categories {
            if "fF".contains(use.layout.conversion) {
                let digits = use.layout.fractionDigits
                samples += plurals.sample(of: category, upTo: real, fractionDigits: digits).map { [.real($0)] } ?? []
            } else {
                let number = plurals.samples(of: category).first { number in
                    number <= integer && !use.exact.contains(Double(number) + use.offset)
                }
                samples += number.map { [.integer($0 + (Int(exactly: use.offset) ?? 0))] } ?? []
            }
        }
        return samples.isEmpty ? [.integer(integer)] : samples
    }

    /// A number for each form that a number can have, in the order of the forms.
    private func samples(of formula: PluralFormula) -> [FormatArgument?] {
        (0..<formula.count).compactMap { index in
            formula.samples[index]?.first { $0 <= integer }.map { .integer($0) }
        }
    }

    /// The catalog's own example, or by the type of the placeholder; nil for an argument that the text does not show.
    private func sample(for placeholder: Placeholder?, note: ArgumentNote?) -> FormatArgument? {
        if let example = note?.example, placeholder != nil { return .text(example) }
        return switch placeholder?.kind {
        case .integer, .number: .integer(integer)
        case .real: .real(real)
        case .date: .text("2028-09-27")
        case .text: .text("cC".contains(placeholder?.layout.conversion ?? "@") ? String(text.prefix(1)) : text)
        case .substitution, nil: nil
        }
    }
}
