internal import Foundation

extension LocaleRules {
    /// An argument as a placeholder writes it.
    func written(_ argument: FormatArgument, as placeholder: Placeholder) -> String {
        written(argument, placeholder.layout)
    }

    /// A number as `String(format:locale:)` writes it, which is how `String(localized:)` fills a placeholder: with the
    /// digits and separators of the locale, and grouped.
    func written(_ number: FormatArgument, _ layout: NumberLayout) -> String {
        let digits =
            switch number {
            case .text(let text): text
            case .integer(let value): written(value, layout)
            case .real(let value): written(value, layout)
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
            return IntegerFormatStyle<Int>(locale: locale)
                .sign(strategy: layout.alwaysShowsSign ? .always() : .automatic)
                .precision(.integerLength(max(1, digits)...)).format(value)
        }
    }

    private func written(_ value: Double, _ layout: NumberLayout) -> String {
        switch layout.conversion {
        case "e", "E", "g", "G", "a", "A":
            let precision = layout.precision.map { ".\($0)" } ?? ""
            return String(format: "%\(precision)\(layout.conversion)", locale: locale, value)
        default:
            let fraction = isWhole(layout) ? 0 : layout.fractionDigits
            return FloatingPointFormatStyle<Double>(locale: locale)
                .sign(strategy: layout.alwaysShowsSign ? .always() : .automatic)
                .precision(.fractionLength(fraction)).format(value)
        }
    }

    /// A conversion for whole numbers, which shows no fraction of a number that has one.
    private func isWhole(_ layout: NumberLayout) -> Bool { "dDiuUxXoO".contains(layout.conversion) }
}
