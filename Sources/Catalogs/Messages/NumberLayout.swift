/// How printf writes a number.
struct NumberLayout: Sendable, Hashable {
    /// The letter of the conversion, such as `d` or `f`; `@` for a placeholder that has none.
    var conversion: Character = "@"
    var padsWithZeros = false
    var alwaysShowsSign = false
    var isLeftAligned = false
    /// Whether the text asks for groups of digits: printf's flag `'`, Java's `,`.
    var isGrouped = false
    var width = 0
    var precision: Int?
    var conventions = NumberConventions.locale

    /// Digits after the decimal separator.
    var fractionDigits: Int { precision ?? 6 }
}

/// Whose digits and separators a number is written with where the text names no style.
enum NumberConventions: Sendable, Hashable {
    /// Those of the locale, in groups: Foundation, ICU, Fluent.
    case locale
    /// The digits and the decimal separator of the locale; groups only where the text asks for them: Java's Formatter.
    case java
    /// ASCII digits with the decimal separator of the locale; groups only where the text asks for them: C.
    case c
    /// ASCII digits with a point, ungrouped: JavaScript, Dart, Python, Ruby.
    case plain
}
