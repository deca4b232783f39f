/// One of the texts of a localization, and when it is shown.
struct TextForm {
    var unit: StringUnit
    /// The plural category that it is for; nil where no number chooses.
    var category: PluralCategory?
    /// For how many of the sampled numbers a formula chooses the text; nil where no formula chooses.
    var numbers: Int?

    /// Whether the text is for a single whole number, so that it may leave out the digits: "one file".
    func isForOneNumber(_ rules: PluralRules) -> Bool {
        if let numbers { return numbers <= 1 }
        return category.map { rules.isOneNumber($0) } ?? false
    }

    /// The arguments of the text. O(n).
    func arguments(in localization: Localization) -> ArgumentUses {
        guard unit.mayHaveArguments else { return ArgumentUses(of: FormatString(segments: [])) }
        let format =
            unit.syntax == .printf
            ? AppleAndJavaFormatParser.parse(unit.text, in: localization, number: nil) : unit.syntax.parse(unit.text)
        return ArgumentUses(of: format)
    }
}

extension LocalizedValue {
    /// All texts, in the order of `units`.
    var forms: [TextForm] { forms(category: nil) }

    private func forms(category: PluralCategory?) -> [TextForm] {
        switch self {
        case .plural(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(category: $0.key) }
        case .ordinal(let forms):
            forms.sorted { $0.key < $1.key }.flatMap { $0.value.forms(category: $0.key) }
        case .device(let forms):
            forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { $0.value.forms(category: category) }
        case .width(let forms):
            forms.sorted { $0.key > $1.key }.flatMap { $0.value.forms(category: category) }
        case .formula(let formula, let forms):
            forms.enumerated().flatMap { index, form in
                form.units.map { TextForm(unit: $0, numbers: formula.samples[index]?.count ?? 0) }
            }
        case .unit(let unit): [TextForm(unit: unit, category: category)]
        }
    }

    /// The categories of each choice between plural forms: a set for each choice, and whether it is by ordinals.
    var pluralSets: [(categories: Set<PluralCategory>, isOrdinal: Bool)] {
        switch self {
        case .plural(let forms): [(Set(forms.keys), false)] + forms.values.flatMap(\.pluralSets)
        case .ordinal(let forms): [(Set(forms.keys), true)] + forms.values.flatMap(\.pluralSets)
        case .device(let forms): forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.pluralSets)
        case .width(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.pluralSets)
        case .unit, .formula: []
        }
    }
}
