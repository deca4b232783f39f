internal import Foundation

extension LocaleRules {
    /// An argument as a placeholder writes it.
    func written(_ argument: FormatArgument, as placeholder: Placeholder) -> String {
        switch (placeholder.kind, argument) {
        case (.date, _), (_, .date): written(argument, asDate: placeholder.style)
        default: written(argument.less(placeholder.offset), placeholder.style, placeholder.layout)
        }
    }

    /// A number in a style of ICU's or Dart's; of printf's where there is none.
    private func written(_ argument: FormatArgument, _ style: String?, _ layout: NumberLayout) -> String {
        guard let style, let format = formats.number(style) else { return written(argument, layout) }
        let text: String? =
            switch argument {
            case .integer(let value): format.string(value)
            case .real(let value): format.string(value)
            case .text, .date: nil
            }
        return text ?? written(argument, layout)
    }

    /// A number as `String(format:locale:)` writes it, which is how `String(localized:)` fills a placeholder: with the
    /// digits and separators of the locale, and grouped; or with those of the placeholder's own conventions.
    func written(_ number: FormatArgument, _ layout: NumberLayout) -> String {
        let digits =
            switch number {
            case .text(let text): text
            case .integer(let value): written(value, layout)
            case .real(let value): written(value, layout)
            case .date: written(number, asDate: nil)
            }
        guard digits.count < layout.width else { return digits }
        let space = String(repeating: " ", count: layout.width - digits.count)
        return layout.isLeftAligned ? digits + space : space + digits
    }

    private func written(_ value: Int, _ layout: NumberLayout) -> String {
        switch layout.conversion {
        case "x": return String(UInt(bitPattern: value), radix: 16)
        case "X": return String(UInt(bitPattern: value), radix: 16, uppercase: true)
        case "o", "O": return String(UInt(bitPattern: value), radix: 8)
        case "f", "F", "e", "E", "g", "G", "a", "A": return written(Double(value), layout)
        default:
            let digits = layout.precision ?? (layout.padsWithZeros ? layout.width : 1)
            return IntegerFormatStyle<Int>(locale: locale(of: layout))
                .sign(strategy: layout.alwaysShowsSign ? .always() : .automatic)
                .grouping(grouping(of: layout))
                .precision(.integerLength(max(1, digits)...)).format(value)
        }
    }

    private func written(_ value: Double, _ layout: NumberLayout) -> String {
        switch layout.conversion {
        case "e", "E", "g", "G", "a", "A":
            let precision = layout.precision.map { ".\($0)" } ?? ""
            return String(format: "%\(precision)\(layout.conversion)", locale: locale(of: layout), value)
        default:
            return FloatingPointFormatStyle<Double>(locale: locale(of: layout))
                .sign(strategy: layout.alwaysShowsSign ? .always() : .automatic)
                .grouping(grouping(of: layout))
                .precision(.fractionLength(fractionDigits(of: layout))).format(value)
        }
    }

    /// No fraction digits for a number that a conversion for whole numbers writes. At most three where no conversion
    /// says how many (ICU's standard pattern `#,##0.###`), or all where a language writes numbers as it reads them.
    private func fractionDigits(of layout: NumberLayout) -> ClosedRange<Int> {
        if "dDiuUxXoO".contains(layout.conversion) { return 0...0 }
        if "fF".contains(layout.conversion) { return layout.fractionDigits...layout.fractionDigits }
        return 0...(layout.conventions == .plain ? 15 : 3)
    }

    private func locale(of layout: NumberLayout) -> Locale {
        switch layout.conventions {
        case .locale, .java: locale
        case .c: localeWithLatinDigits
        case .plain: Self.plainLocale
        }
    }

    private static let plainLocale = Locale(identifier: "en_US_POSIX")

    private func grouping(of layout: NumberLayout) -> NumberFormatStyleConfiguration.Grouping {
        layout.conventions == .locale || layout.isGrouped ? .automatic : .never
    }
}

extension FormatArgument {
    /// The number minus an offset.
    fileprivate func less(_ offset: Double) -> FormatArgument {
        guard offset != 0 else { return self }
        switch self {
        case .integer(let value): return Int(exactly: Double(value) - offset).map { .integer($0) } ?? self
        case .real(let value): return .real(value - offset)
        case .text, .date: return self
        }
    }
}
