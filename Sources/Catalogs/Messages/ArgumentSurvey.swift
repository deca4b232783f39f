/// What the arguments of a text are for: found in all of its plural forms, for one device.
struct ArgumentSurvey {
    /// A use of an argument to choose a plural form.
    struct PluralUse {
        var layout: NumberLayout
        /// Whether a form is for the number 0 alone, which Apple has in every language.
        var hasZero = false
    }

    /// The placeholder that shows each argument, by number.
    private(set) var shown: [Int: Placeholder] = [:]
    private(set) var plurals: [Int: PluralUse] = [:]

    private var surveyed: Set<String> = []
    private let localization: Localization
    private let device: Device

    init(_ localization: Localization, device: Device) {
        self.localization = localization
        self.device = device
        let argument = PluralArgument(of: localization)
        survey(localization.value, number: argument, isSubstitution: false)
    }

    /// The highest number of an argument; those above 99 are not sampled, as no text means them.
    var count: Int { min(99, max(shown.keys.max() ?? 0, plurals.keys.max() ?? 0)) }

    private mutating func survey(_ value: LocalizedValue, number: PluralArgument, isSubstitution: Bool) {
        switch value {
        case .unit(let unit):
            survey(unit.text, number: number, isSubstitution: isSubstitution)
        case .device(let forms):
            guard let form = forms.form(for: device) else { return }
            survey(form, number: number, isSubstitution: isSubstitution)
        case .plural(let forms):
            var use = plurals[number.argument] ?? PluralUse(layout: number.layout)
            if forms[.zero] != nil { use.hasZero = true }
            plurals[number.argument] = use
            for form in forms.values {
                survey(form, number: number, isSubstitution: isSubstitution)
            }
        }
    }

    private mutating func survey(_ text: String, number: PluralArgument, isSubstitution: Bool) {
        let format = FormatParser.parse(text, in: localization, number: isSubstitution ? number : nil)
        for placeholder in format.placeholders {
            switch placeholder.kind {
            case .substitution(let name):
                guard surveyed.count < MessageRenderer.substitutionLimit,
                    let substitution = localization.substitution(name), let argument = placeholder.argument,
                    surveyed.insert("\(argument) \(name)").inserted
                else { continue }
                let number = PluralArgument(argument: argument, specifier: substitution.specifier)
                survey(substitution.value, number: number, isSubstitution: true)
            case .number:
                shown[number.argument] = shown[number.argument] ?? number.placeholder
            case .text, .integer, .real:
                if let argument = placeholder.argument { shown[argument] = shown[argument] ?? placeholder }
            }
        }
    }
}
