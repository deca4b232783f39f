/// What the arguments of a text are for: found in all of its forms, for one device.
struct ArgumentSurvey {
    /// A use of an argument to choose a plural form.
    struct PluralUse {
        /// How the number is written; any number counts where no conversion says what it is.
        var layout: NumberLayout
        /// Whether a form is for the number 0 alone, which Apple has in every language.
        var hasZero = false
        var isOrdinal = false
        var offset = 0.0
        /// gettext's rules, which have a form for each index below a number.
        var formulas: [PluralFormula] = []
        /// Numbers that have a form of their own.
        var exact: [Double] = []
    }

    /// The arguments in their order: numbers, then names as they come in the text.
    var names: [ArgumentName] { numbers.sorted().map { .number($0) } + words.map { .name($0) } }
    /// The names, as they come in the text.
    private(set) var words: [String] = []
    /// The placeholder that shows each argument.
    private(set) var shown: [ArgumentName: Placeholder] = [:]
    private(set) var plurals: [ArgumentName: PluralUse] = [:]
    /// The words that choose a variant, in the order of the text, without the one for all others.
    private(set) var selections: [ArgumentName: [String]] = [:]

    private var numbers: Set<Int> = []
    private var knownWords: Set<String> = []
    private var surveyed: Set<String> = []
    private let localization: Localization
    private let device: Device
    private let catalog: Catalog
    private let locale: LocaleRules

    init(_ localization: Localization, of catalog: Catalog, in locale: LocaleRules, device: Device) {
        self.localization = localization
        self.catalog = catalog
        self.locale = locale
        self.device = device
        survey(localization)
    }

    private mutating func survey(_ localization: Localization) {
        let argument = PluralArgument(of: localization)
        survey(localization.value, of: localization, number: argument, isSubstitution: false)
    }

    private mutating func survey(
        _ value: LocalizedValue, of localization: Localization, number: PluralArgument, isSubstitution: Bool
    ) {
        switch value {
        case .unit(let unit):
            let format =
                unit.syntax == .printf
                ? AppleAndJavaFormatParser.parse(unit.text, in: localization, number: isSubstitution ? number : nil)
                : unit.syntax.parse(unit.text)
            survey(format, of: localization, number: number)
        case .device(let forms):
            guard let form = forms.form(for: device) else { return }
            survey(form, of: localization, number: number, isSubstitution: isSubstitution)
        case .width(let forms):
            for form in forms.sorted(by: { $0.key > $1.key }) {
                survey(form.value, of: localization, number: number, isSubstitution: isSubstitution)
            }
        case .formula(let formula, let forms):
            var use = plurals[number.argument] ?? PluralUse(layout: number.layout)
            if !use.formulas.contains(formula) { use.formulas.append(formula) }
            plurals[number.argument] = use
            note(number.argument)
            for form in forms {
                survey(form, of: localization, number: number, isSubstitution: isSubstitution)
            }
        case .plural(let forms), .ordinal(let forms):
            var use = plurals[number.argument] ?? PluralUse(layout: number.layout)
            if forms[.zero] != nil, localization.zeroIsForNumber { use.hasZero = true }
            if case .ordinal = value { use.isOrdinal = true }
            plurals[number.argument] = use
            note(number.argument)
            for form in forms.sorted(by: { $0.key > $1.key }) {
                survey(form.value, of: localization, number: number, isSubstitution: isSubstitution)
            }
        }
    }

    mutating func survey(_ format: FormatString, of localization: Localization, number: PluralArgument) {
        for segment in format.segments {
            switch segment {
            case .literal, .escape, .markup: break
            case .placeholder(let placeholder): survey(placeholder, of: localization, number: number)
            case .choice(let choice):
                survey(choice)
                for variant in choice.variants { survey(variant.format, of: localization, number: number) }
            case .reference(let reference):
                guard !reference.isClosed, surveyed.count < MessageRenderer.substitutionLimit,
                    surveyed.insert("→ \(reference.key)").inserted,
                    let other = catalog.localization(forReference: reference.key, in: locale)
                else { continue }
                survey(other.localization)
            }
        }
    }

    private mutating func survey(_ choice: Choice) {
        guard catalog.attribute(choice.argument, in: locale) == nil else { return }
        note(choice.argument)
        guard choice.selector != .select else {
            let fallback = choice.fallback ?? choice.variants.count - 1
            for (index, variant) in choice.variants.enumerated() where index != fallback {
                guard case .word(let word) = variant.key, selections[choice.argument]?.contains(word) != true else {
                    continue
                }
                selections[choice.argument, default: []] += [word]
            }
            return
        }
        var use = plurals[choice.argument] ?? PluralUse(layout: NumberLayout())
        use.isOrdinal = choice.selector == .ordinal
        use.offset = choice.offset
        for number in choice.variants.compactMap({ choice.exactNumber(of: $0.key) }) where !use.exact.contains(number) {
            use.exact.append(number)
        }
        plurals[choice.argument] = use
    }

    private mutating func survey(_ placeholder: Placeholder, of localization: Localization, number: PluralArgument) {
        switch placeholder.kind {
        case .substitution(let name):
            guard surveyed.count < MessageRenderer.substitutionLimit,
                let substitution = localization.substitution(name), let argument = placeholder.argument,
                surveyed.insert("\(argument) \(name)").inserted
            else { return }
            let number = PluralArgument(argument: argument, specifier: substitution.specifier)
            survey(substitution.value, of: localization, number: number, isSubstitution: true)
        case .number: show(number.placeholder)
        case .text, .integer, .real, .date: show(placeholder)
        }
    }

    private mutating func show(_ placeholder: Placeholder) {
        guard let argument = placeholder.argument else { return }
        shown[argument] = shown[argument] ?? placeholder
        note(argument)
    }

    private mutating func note(_ argument: ArgumentName) {
        switch argument {
        case .number(let number):
            if (1...MessageArguments.mostNumbers).contains(number) { numbers.insert(number) }
        case .name(let name):
            if knownWords.insert(name).inserted { words.append(name) }
        }
    }
}
