/// The text of a key in one locale.
public struct Localization: Sendable, Hashable {
    /// BCP 47 tag.
    public var locale: String
    /// The text, or its forms.
    public var value: LocalizedValue
    /// What replaces `%#@name@` in the text, by name; empty in most localizations.
    public var substitutions: [Substitution]
    /// The argument whose number chooses between plural forms, where the format says so (`count` in i18next and Rails);
    /// nil for the first number in the text.
    public var pluralArgument: ArgumentName?
    /// Whether the number 0 takes a form for zero in any language, as with Apple and i18next; otherwise only where CLDR has
    /// that category, as on Android. true by default.
    public var zeroIsForNumber: Bool
    /// Where the value stands: the text itself, or the first of its forms.
    public var position: Catalog.Position

    /// Makes a localization.
    public init(
        locale: String, value: LocalizedValue, substitutions: [Substitution] = [],
        pluralArgument: ArgumentName? = nil, zeroIsForNumber: Bool = true, position: Catalog.Position
    ) {
        self.locale = locale
        self.value = value
        self.substitutions = substitutions
        self.pluralArgument = pluralArgument
        self.zeroIsForNumber = zeroIsForNumber
        self.position = position
    }

    /// Whether a person still has to review the text: the state of any form is not `translated`.
    public var needsReview: Bool {
        value.units.contains { $0.state != .translated }
            || substitutions.contains { $0.value.units.contains { $0.state != .translated } }
    }
}

/// A text, or its forms for numbers, devices and widths, which may be nested.
public indirect enum LocalizedValue: Sendable, Hashable {
    /// One text.
    case unit(StringUnit)
    /// A text for each plural category of a number.
    case plural([PluralCategory: LocalizedValue])
    /// By the ordinal category of the number: first, second.
    case ordinal([PluralCategory: LocalizedValue])
    /// By gettext's formula: a form for each of its results, in their order.
    case formula(PluralFormula, [LocalizedValue])
    /// A text for each kind of device.
    case device([Device: LocalizedValue])
    /// By the available width, in characters of usual width (`NSStringVariableWidthRuleType`); the widest that fits is
    /// shown.
    case width([Int: LocalizedValue])

    /// All texts: plurals in CLDR's order, devices by name, the widest first.
    public var units: [StringUnit] {
        switch self {
        case .unit(let unit): [unit]
        case .plural(let forms), .ordinal(let forms): forms.sorted { $0.key < $1.key }.flatMap(\.value.units)
        case .formula(_, let forms): forms.flatMap(\.units)
        case .device(let forms): forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.units)
        case .width(let forms): forms.sorted { $0.key > $1.key }.flatMap(\.value.units)
        }
    }
}

/// One text with its state and place.
public struct StringUnit: Sendable, Hashable {
    /// The text as the file has it, with its placeholders; the escapes of the file's format are replaced.
    public var text: String
    /// How the text writes its placeholders.
    public var syntax: MessageSyntax
    /// How far the translation has come.
    public var state: TranslationState
    /// Where the text is.
    public var position: Catalog.Position

    /// Makes a text.
    public init(
        text: String, syntax: MessageSyntax = .printf, state: TranslationState = .translated,
        position: Catalog.Position
    ) {
        self.text = text
        self.syntax = syntax
        self.state = state
        self.position = position
    }
}

/// What replaces `%#@name@` in a text: a phrase that agrees with a number of its own.
public struct Substitution: Sendable, Hashable {
    /// The name in `%#@name@`.
    public var name: String
    /// The number of the argument, from 1; nil for the next one in the order of the text.
    public var argument: Int?
    /// The printf conversion of `%arg`, such as `lld`.
    public var specifier: String
    /// What replaces the name.
    public var value: LocalizedValue

    /// Makes a substitution.
    public init(name: String, argument: Int? = nil, specifier: String = "lld", value: LocalizedValue) {
        self.name = name
        self.argument = argument
        self.specifier = specifier
        self.value = value
    }
}
