extension SampleArguments {
    /// More combinations of plural forms than this are not tried: a text with three numbers in a language with six
    /// categories would have 216.
    static let combinationLimit = 64

    /// Lists of arguments for a text: one a plural category, and for two numbers one a pair of categories, as long as they
    /// are not too many. Arguments that are given stay.
    func lists(
        for survey: ArgumentSurvey, given: [FormatArgument?], plurals: PluralRules
    ) -> [[FormatArgument?]] {
        var lists: [[FormatArgument?]] = [[]]
        for number in 1..<max(survey.count, given.count, 0) + 1 {
            var choices: [FormatArgument?]
            if let argument = given[at: number] {
                choices = [argument]
            } else if let use = survey.plurals[number] {
                choices = samples(of: use, plurals: plurals)
            } else {
                choices = [sample(for: survey.shown[number])]
            }
            if lists.count * choices.count > Self.combinationLimit { choices = choices.suffix(1) }
            lists = lists.flatMap { list in choices.map { list + [$0] } }
        }
        return lists
    }

    /// A number a category, in CLDR's order.
    private func samples(of use: ArgumentSurvey.PluralUse, plurals: PluralRules) -> [FormatArgument?] {
        var samples: [FormatArgument?] = []
        if use.hasZero, !plurals.categories.contains(.zero) { samples.append(.integer(0)) }
        for category in plurals.categories {
            if "fF".contains(use.layout.conversion) {
                let digits = use.layout.fractionDigits
                samples += plurals.sample(of: category, upTo: real, fractionDigits: digits).map { [.real($0)] } ?? []
            } else {
                samples += plurals.sample(of: category, upTo: integer).map { [.integer($0)] } ?? []
            }
        }
        return samples.isEmpty ? [.integer(integer)] : samples
    }

    /// By the type of the placeholder; nil for an argument that the text does not show.
    private func sample(for placeholder: Placeholder?) -> FormatArgument? {
        switch placeholder?.kind {
        case .integer, .number: .integer(integer)
        case .real: .real(real)
        case .text: .text("cC".contains(placeholder?.layout.conversion ?? "@") ? String(text.prefix(1)) : text)
        case .substitution, nil: nil
        }
    }
}
