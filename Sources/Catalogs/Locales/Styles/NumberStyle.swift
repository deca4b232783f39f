/// How a placeholder asks for a number to be written.
enum NumberStyle: Hashable, Sendable {
    /// A number skeleton of UTS #35.
    case skeleton(String)
    /// A pattern of DecimalFormat.
    case pattern(String)

    /// Reads the words of a placeholder: ICU's `integer`, `percent`, `currency`, its skeletons (`::compact-short`), its
    /// patterns (`#,##0.00`), and the constructors of Dart's NumberFormat that Flutter's messages name
    /// (`compactCurrency`). nil for other words.
    ///
    /// - Parameter currency: The money of the locale, which is meant where a style names none.
    init?(_ style: String, currency: @autoclosure () -> String) {
        if style.hasPrefix("::") {
            self = .skeleton(String(style.dropFirst(2)))
        } else if let skeleton = Self.skeletons[style] {
            self = .skeleton(skeleton.contains("¤") ? skeleton.replacing("¤", with: currency()) : skeleton)
        } else if style.contains(where: { $0 == "0" || $0 == "#" }) {
            self = .pattern(style)
        } else {
            return nil
        }
    }

    /// Whether a style is a share of a hundred.
    static func isPercent(_ style: String) -> Bool {
        ["percent", "percentPattern", "decimalPercentPattern"].contains(style)
            || style.contains("%") || style.contains("percent")
    }

    /// Whether large numbers are written short: 8 M.
    static func isCompact(_ style: String) -> Bool {
        style.hasPrefix("compact") || style.hasPrefix("::compact") || style.hasPrefix("::K")
    }

    /// The standard formats of CLDR, as ICU's MessageFormat names them, then the constructors of package:intl: `currency`
    /// in their names means the code of the money, `simpleCurrency` its sign. What package:intl calls `currency` alone is
    /// `isoCurrency` here, since ICU has that word for the sign.
    private static let skeletons: [String: String] = [
        "decimal": ".###",
        "integer": "precision-integer",
        "percent": "percent scale/100 precision-integer",
        "currency": "currency/¤",
        "isoCurrency": "currency/¤ unit-width-iso-code",
        "compact": "compact-short",
        "compactLong": "compact-long",
        "compactCurrency": "compact-short currency/¤ unit-width-iso-code",
        "compactSimpleCurrency": "compact-short currency/¤ unit-width-narrow",
        "simpleCurrency": "currency/¤ unit-width-narrow",
        "decimalPattern": ".###",
        "decimalPatternDigits": ".###",
        "percentPattern": "percent scale/100 precision-integer",
        "decimalPercentPattern": "percent scale/100 precision-integer",
        "scientificPattern": "scientific",
    ]
}
