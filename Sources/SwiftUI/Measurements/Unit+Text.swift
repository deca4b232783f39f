internal import Catalogs
internal import Foundation

extension Unit {
    /// A number of the unit as a locale writes it; by its symbol where CLDR does not have the unit.
    ///
    /// - Parameters:
    ///   - usage: What the number tells, in CLDR's words; nil for the unit as it is.
    ///   - write: Writes the number itself; nil for ICU's way.
    func text(
        of value: Double, in locale: Locale, width: UnitFormat.Width, usage: String?, hidesScaleName: Bool,
        number write: ((Double) -> String)?
    ) -> String {
        let separator = locale.decimalSeparator ?? "."
        if let identifier = (self as? Dimension)?.identifier {
            let format = UnitFormat(
                locale: locale.tagWithRegion, unit: identifier, width: width, usage: usage,
                hidesScaleName: hidesScaleName)
            let counted = write.map { write in
                { (number: Double) in
                    let text = write(number)
                    return (text, text.decimals(after: separator))
                }
            }
            if let text = format.string(value, number: counted) { return text }
        }
        let number = write ?? FloatingPointFormatStyle<Double>().locale(locale).format
        return number(value) + " " + symbol
    }
}

extension Locale {
    /// The tag, of a language alone with the region that is likely for it, as Foundation has its measurement system.
    fileprivate var tagWithRegion: String {
        region == nil ? language.maximalIdentifier : identifier(.bcp47)
    }
}

extension String {
    /// How many digits follow the last separator.
    fileprivate func decimals(after separator: String) -> Int {
        range(of: separator, options: .backwards).map { self[$0.upperBound...].prefix(while: \.isNumber).count } ?? 0
    }
}
