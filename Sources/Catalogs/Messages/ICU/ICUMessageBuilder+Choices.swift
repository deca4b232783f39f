extension ICUMessageBuilder {
    /// The forms of an argument, up to its end.
    mutating func takeChoice(_ type: MessagePattern.ArgumentType, _ name: ArgumentName) -> Choice {
        switch type {
        case .plural: takePlural(name, .plural)
        case .selectOrdinal: takePlural(name, .ordinal)
        case .choice: takeNumberRanges(name)
        case .select, .none, .simple: takeSelect(name)
        }
    }

    private mutating func takePlural(_ name: ArgumentName, _ selector: Choice.Selector) -> Choice {
        var choice = Choice(source: "", argument: name, selector: selector, variants: [])
        choice.offset = takeNumber() ?? 0
        choice.choosesAsDart = dialect.choosesAsDart
        var number = Placeholder(source: "#", kind: .integer, argument: name)
        number.offset = choice.offset
        while let selector = takeText(.selector) {
            let key = key(of: selector, exactly: takeNumber())
            if selector == "other" { choice.fallback = choice.variants.count }
            choice.variants.append(.init(key: key, format: takeMessage(number: number)))
        }
        return choice
    }

    /// gen_l10n hands `=0`, `=1` and `=2` to Dart as the categories zero, one and two (its gen_l10n.dart, `pluralCases`).
    private func key(of selector: String, exactly number: Double?) -> Choice.Key {
        if let number {
            let categories: [Double: PluralCategory] = dialect.choosesAsDart ? [0: .zero, 1: .one, 2: .two] : [:]
            return categories[number].map { .category($0) } ?? .exact(number)
        }
        return PluralCategory(rawValue: selector).map { .category($0) } ?? .word(selector)
    }

    private mutating func takeSelect(_ name: ArgumentName) -> Choice {
        var choice = Choice(source: "", argument: name, selector: .select, variants: [])
        while let word = takeText(.selector) {
            if word == "other" { choice.fallback = choice.variants.count }
            choice.variants.append(.init(key: .word(word), format: takeMessage(number: nil)))
        }
        return choice
    }

    /// `0#none|1#one|1<many`: each form is for the numbers from its limit (`#`) or above it (`<`) up to the next one's
    /// (java.text.ChoiceFormat). Here each form is for the whole number at which it begins, and the last for all
    /// others.
    private mutating func takeNumberRanges(_ name: ArgumentName) -> Choice {
        var choice = Choice(source: "", argument: name, selector: .plural, variants: [])
        while let limit = takeNumber() {
            let isAbove = takeText(.selector) == "<"
            let first = isAbove ? limit.rounded(.down) + 1 : limit
            choice.variants.append(.init(key: .exact(first), format: takeMessage(number: nil)))
        }
        return choice
    }
}
