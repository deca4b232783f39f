extension MessageSyntax {
    /// How a number is written where the text names no style.
    ///
    /// - Foundation (`String(format:locale:)`) and `java.text.MessageFormat` (a number without a format is that of
    ///   `NumberFormat.getInstance`) group, Fluent formats every number as `NUMBER()` does;
    /// - Java's Formatter localizes the digits of `%d` and `%f`, and groups by the flag `,` (`localizedMagnitude` of
    ///   OpenJDK and of Android's libcore);
    /// - C's printf takes the decimal separator and, by the flag `'`, the groups of the locale (POSIX), and .NET's
    ///   composite formats do the same with `N` (they never take other digits than ASCII's);
    /// - the others write what their language makes of a number as text: i18next and vue-i18n `String(value)`, Flutter
    ///   `'$count'`, Qt's `%1` and `%n` the C locale (documentation of QString::arg), Python and Ruby `%d` as C does.
    var conventions: NumberConventions {
        switch self {
        case .plain, .printf, .javaMessage, .fluent: .locale
        case .javaPrintf, .styledPrintf: .java
        case .cPrintf, .braces: .c
        default: .plain
        }
    }

    /// Whether the conventions are those of a placeholder. In ICU's messages `#` and `{n, number}` are written for the
    /// locale, also where FormatJS and Flutter write `{n}` as it is.
    private func areConventions(of placeholder: Placeholder) -> Bool {
        switch self {
        case .cPrintf, .javaPrintf, .styledPrintf, .python, .braces, .i18next, .vue, .rails, .railsMarkup,
            .webExtension:
            true
        // `%L1` and `%Ln` are written for the locale.
        case .qt: !placeholder.source.contains("L")
        default: placeholder.kind == .text && placeholder.layout.conversion == "@"
        }
    }

    /// The text, with the number conventions of this syntax set in its placeholders. O(n).
    func settingConventions(of format: FormatString) -> FormatString {
        guard conventions != .locale else { return format }
        var format = format
        for index in format.segments.indices {
            switch format.segments[index] {
            case .placeholder(var placeholder) where areConventions(of: placeholder):
                placeholder.layout.conventions = conventions
                format.segments[index] = .placeholder(placeholder)
            case .choice(var choice):
                for variant in choice.variants.indices {
                    choice.variants[variant].format = settingConventions(of: choice.variants[variant].format)
                }
                format.segments[index] = .choice(choice)
            case .literal, .escape, .markup, .placeholder, .reference: break
            }
        }
        return format
    }
}
