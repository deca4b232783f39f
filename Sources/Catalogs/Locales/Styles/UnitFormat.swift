internal import CICU

/// How a locale writes numbers with a unit (UTS #35 part 2, Units).
package struct UnitFormat {
    /// How long the name of the unit is, as number skeletons call it.
    package enum Width: String {
        /// `5 kilometers`, `5 km` and `5km`.
        case full = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    private let locale: String
    private let skeleton: String
    /// The same for the unit as it is.
    private let plain: String
    /// The skeleton of a unit that has no name; nil where the name is written.
    private let nameless: String?

    /// - Parameters:
    ///   - locale: BCP 47 tag.
    ///   - unit: The unit's identifier in CLDR, such as `liter-per-100-kilometer`.
    ///   - usage: What the number tells, such as `road`: it is then in the unit that the locale's region has for that. nil
    ///     for the unit as it is.
    ///   - hidesScaleName: A temperature is written as `20°`.
    package init(locale: String, unit: String, width: Width, usage: String?, hidesScaleName: Bool = false) {
        self.locale = locale
        plain = "unit/\(unit) \(width.rawValue)"
        skeleton = plain + (usage.map { " usage/\($0)" } ?? "")
        nameless = hidesScaleName ? "measure-unit/temperature-generic \(Width.narrow.rawValue)" : nil
    }

    /// A number of the unit as it is written, in the unit as it is where the locale has none for that; nil for a unit that ICU does
    /// not know, and for no number.
    ///
    /// - Parameter write: Writes the number itself, in the unit that is shown, and says how many decimals it shows; nil for
    ///   ICU's way. It is that also for two units in one, such as `5 ft, 11 in`. The form of the unit is that of a number with
    ///   these decimals, whatever else the text does with it.
    package func string(_ value: Double, number write: ((Double) -> (text: String, decimals: Int))? = nil) -> String? {
        guard value.isFinite else { return nil }
        let known = [skeleton, plain].lazy.compactMap { unit in measure(value, unit).map { (unit, $0) } }.first
        guard let (unit, usual) = known else { return nil }
        guard let write, !usual.isMixed else {
            guard let nameless else { return usual.text }
            return measure(usual.value, nameless)?.text(with: usual.numberText)
        }
        guard let exact = measure(value, unit + " precision-unlimited") else { return nil }
        let number = write(exact.value)
        // The form of the unit depends on the decimals that show: 1 mile, 1.0 miles.
        let decimals = String(repeating: "0", count: number.decimals)
        let precision = decimals.isEmpty ? " precision-integer" : " ." + decimals
        return measure(nameless == nil ? value : exact.value, (nameless ?? unit) + precision)?.text(with: number.text)
    }

    private func measure(_ value: Double, _ skeleton: String) -> NumberFormat.Measure? {
        NumberFormat(locale: locale, skeleton: skeleton)?.measure(value)
    }
}

extension NumberFormat.Measure {
    fileprivate var numberText: String { String(decoding: Array(text.utf16)[number], as: UTF16.self) }

    /// The text with another number in its place; itself where the form of the unit says the number, as Arabic's for two.
    fileprivate func text(with other: String) -> String {
        if number.isEmpty { return text }
        let units = Array(text.utf16)
        return String(decoding: units[..<number.lowerBound], as: UTF16.self) + other
            + String(decoding: units[number.upperBound...], as: UTF16.self)
    }
}
