/// A variant of a selection.
struct FluentVariant {
    enum Key {
        case word(String)
        case number(String)
    }

    var key: Key
    var isDefault: Bool
    var format: FormatString
}

/// Makes a choice of a selector and its variants.
enum FluentSelection {
    static func segment(
        _ selector: FluentExpression, _ variants: [FluentVariant], source: String
    ) -> FormatString.Segment {
        let isNumeric = variants.allSatisfy(\.isNumeric)
        var choice = Choice(
            source: source, argument: argument(of: selector), selector: isNumeric ? .plural : .select, variants: [],
            fallback: variants.firstIndex(where: \.isDefault))
        if isNumeric, case .function(_, let arguments) = selector, arguments.named["type"]?.word == "ordinal" {
            choice.selector = .ordinal
        }
        choice.variants = variants.map { Choice.Variant(key: $0.key(isNumeric: isNumeric), format: $0.format) }
        if let literal = selector.literal {
            // A selector with a constant value, so that the choice is always the same.
            choice.variants = variants.filter { $0.isDefault || $0.name == literal.word }.sorted {
                !$0.isDefault && $1.isDefault
            }
            .prefix(1).map { Choice.Variant(key: .word("other"), format: $0.format) }
            (choice.selector, choice.fallback) = (.select, nil)
        }
        return .choice(choice)
    }

    /// The variable; or a name of its own for what the program knows (`PLATFORM()`), and for an attribute of a term, which
    /// the renderer looks up.
    private static func argument(of selector: FluentExpression) -> ArgumentName {
        switch selector {
        case .variable(let name): .name(name)
        case .function(let name, let arguments): .name(arguments.variable ?? "\(name)()")
        case .term(let name, let attribute, _): .name("-\(name).\(attribute ?? "")")
        case .string(let text), .number(let text): .name(text)
        case .message, .placeable: .name("")
        }
    }
}

extension FluentVariant {
    var name: String {
        switch key {
        case .word(let word): word
        case .number(let number): number
        }
    }

    /// Whether the key is a number or a plural category.
    fileprivate var isNumeric: Bool {
        switch key {
        case .word(let word): PluralCategory(rawValue: word) != nil
        case .number(let number): Double(number) != nil
        }
    }

    fileprivate func key(isNumeric: Bool) -> Choice.Key {
        guard isNumeric else { return .word(name) }
        if let category = PluralCategory(rawValue: name) { return .category(category) }
        return .exact(Double(name) ?? 0)
    }
}
