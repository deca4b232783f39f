extension SampleArguments {
    /// The numbers that show all forms of a text: one for each number that has a form of its own, the catalog's example,
    /// then one a category, in CLDR's order, each the largest known that selects it.
    ///
    /// A category of fractions only, such as `many` in Czech, has a number where the argument may have a fraction: not
    /// where printf writes it as a whole number.
    func samples(
        of use: ArgumentSurvey.PluralUse, plurals: PluralRules, example: FormatArgument?
    ) -> [FormatArgument?] {
        var samples: [FormatArgument] = use.exact.sorted().map(Self.argument)
        if use.hasZero, !plurals.categories.contains(.zero) { samples.append(.integer(0)) }
        let numbers =
            use.formulas.isEmpty
            ? plurals.categories.compactMap { number(of: $0, for: use, plurals: plurals) }
            : use.formulas.flatMap(self.numbers)
        if let example, !samples.contains(example), !numbers.contains(example) { samples.append(example) }
        samples += numbers
        return samples.isEmpty ? [.integer(integer)] : samples
    }

    private func number(
        of category: PluralCategory, for use: ArgumentSurvey.PluralUse, plurals: PluralRules
    ) -> FormatArgument? {
        if "fF".contains(use.layout.conversion) {
            let digits = use.layout.fractionDigits
            return plurals.sample(of: category, upTo: real, fractionDigits: digits).map { .real($0) }
        }
        let whole = plurals.samples(of: category).first { number in
            number <= integer && !use.exact.contains(Double(number) + use.offset)
        }
        if let whole { return Self.argument(Double(whole) + use.offset) }
        guard use.layout.conversion == "@", !use.isOrdinal else { return nil }
        return plurals.fraction(of: category, upTo: real).map { .real($0 + use.offset) }
    }

    /// A number for each form that a rule of gettext can choose, in the order of the forms.
    private func numbers(of formula: PluralFormula) -> [FormatArgument] {
        (0..<formula.count).compactMap { index in
            formula.samples[index]?.first { $0 <= integer }.map { .integer($0) }
        }
    }

    private static func argument(_ number: Double) -> FormatArgument {
        Int(exactly: number).map { .integer($0) } ?? .real(number)
    }
}
