/// The argument that chooses a plural form, and how its number is written.
struct PluralArgument {
    var argument: ArgumentName
    var layout: NumberLayout

    /// The argument of a substitution.
    init(argument: ArgumentName, specifier: String) {
        self.argument = argument
        layout =
            AppleAndJavaFormatParser.parse("%\(specifier)").placeholders.first?.layout ?? NumberLayout(conversion: "d")
    }

    /// The argument of a text with plural forms of its own: the one that its format names, which may be any number, that
    /// of its first number, or else the first.
    init(of localization: Localization) {
        argument = localization.pluralArgument ?? 1
        layout = NumberLayout(conversion: localization.pluralArgument == nil ? "d" : "@")
        guard localization.value.isPlural, localization.pluralArgument == nil else { return }
        for unit in localization.value.units.reversed() {
            let numbers = unit.syntax.parse(unit.text).placeholders.filter { $0.kind == .integer || $0.kind == .real }
            guard let number = numbers.first, let position = number.argument else { continue }
            (argument, layout) = (position, number.layout)
            return
        }
    }

    /// The placeholder that replaces `%arg`.
    var placeholder: Placeholder {
        let isReal = "fFeEgGaA".contains(layout.conversion)
        return Placeholder(source: "%arg", kind: isReal ? .real : .integer, argument: argument, layout: layout)
    }
}

extension LocalizedValue {
    /// Whether a number chooses between forms.
    var isPlural: Bool {
        switch self {
        case .unit: false
        case .plural, .ordinal, .formula: true
        case .device(let forms): forms.values.contains { $0.isPlural }
        case .width(let forms): forms.values.contains { $0.isPlural }
        }
    }
}

extension Localization {
    func substitution(_ name: String) -> Substitution? {
        substitutions.first { $0.name == name }
    }
}

extension [Device: LocalizedValue] {
    /// The form for a device: its own, or that for all others, or any.
    func form(for device: Device) -> LocalizedValue? {
        self[device] ?? self[.other] ?? self.min { $0.key.rawValue < $1.key.rawValue }?.value
    }
}

extension AppleAndJavaFormatParser {
    /// Takes a text of a localization apart. In a substitution (`number`) the first unnumbered placeholder is the number
    /// itself.
    static func parse(_ text: String, in localization: Localization, number: PluralArgument?) -> FormatString {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return FormatString(segments: [.literal(text)]) }
        var fixed: [String: Int] = [:]
        for substitution in localization.substitutions { fixed[substitution.name] = substitution.argument }
        return parse(
            text, isSubstitution: number != nil || localization.value.isPlural,
            firstArgument: number?.argument.number ?? 1,
            fixedArguments: fixed)
    }
}
