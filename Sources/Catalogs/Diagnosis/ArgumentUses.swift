/// The arguments that a text shows or chooses by, and how it uses each.
struct ArgumentUses {
    enum Use: Hashable {
        case text, integer, real, date, selection
        /// Chooses a plural form, or a phrase that has plural forms.
        case quantity
    }

    /// How each argument is used first, and how that use is written.
    private(set) var uses: [ArgumentName: (use: Use, source: String)] = [:]
    /// In the order of the text.
    private(set) var names: [ArgumentName] = []
    /// The arguments that a text is given without naming them.
    private(set) var implied: [ArgumentName] = []

    /// The arguments of a text, in all variants of its choices. O(n).
    init(of format: FormatString) { add(format) }

    private mutating func add(_ format: FormatString) {
        for segment in format.segments {
            switch segment {
            case .placeholder(let placeholder):
                guard let argument = placeholder.argument else { continue }
                add(argument, Use(placeholder.kind), placeholder.source)
            case .choice(let choice):
                if choice.namesArgument {
                    add(choice.argument, choice.selector == .select ? .selection : .quantity, "{\(choice.argument)}")
                } else {
                    implied = VueMessageParser.names
                }
                for variant in choice.variants { add(variant.format) }
            default: continue
            }
        }
    }

    private mutating func add(_ argument: ArgumentName, _ use: Use, _ source: String) {
        guard uses[argument] == nil else { return }
        uses[argument] = (use, source)
        names.append(argument)
    }
}

extension ArgumentUses.Use {
    init(_ kind: Placeholder.Kind) {
        self =
            switch kind {
            case .text: .text
            case .integer: .integer
            case .real: .real
            case .date: .date
            case .substitution, .number: .quantity
            }
    }

    /// Whether one argument can be used in both ways.
    ///
    /// printf reads an argument by the type of its placeholder, so a different type is a fault. In the other syntaxes
    /// the type says how the value is written, and a placeholder without a type takes any value. Java's `%d` refuses a
    /// text; its `%s` takes a number, but does not write it as the language does.
    func isCompatible(with other: Self, in syntax: MessageSyntax) -> Bool {
        if self == other { return true }
        if [.integer, .quantity].contains(self), [.integer, .quantity].contains(other) { return true }
        guard ![.printf, .cPrintf, .javaPrintf, .styledPrintf, .python].contains(syntax) else { return false }
        let numbers: Set<Self> = [.integer, .real, .quantity]
        return self == .text || other == .text || (numbers.contains(self) && numbers.contains(other))
    }
}
