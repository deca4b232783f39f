internal import Catalogs
public import Foundation

/// Writes measurements in the language and the units of a locale, with the number formatter of the app.
///
/// Foundation has it on Apple's systems only. `naturalScale` takes the unit of the region for a value of that size.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit for a value of this size.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the name of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; that of the region by default.
    public var unitOptions: UnitOptions = []
    /// How long the name of the unit is.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The language, also of the number formatter that is there, and the region whose units are used; that of the process by default.
    public var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter?.locale = locale }
    }
    /// How numbers are written.
    public var numberFormatter: NumberFormatter!

    public override init() {
        numberFormatter = NumberFormatter()
        numberFormatter.numberStyle = .decimal
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// A measurement as text; one whose unit is of no dimension by its symbol.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// The symbol of a unit.
    public func string(from unit: Unit) -> String { unit.symbol }

    /// The text of a measurement, and nothing of other values.
    public override func string(for value: Any) -> String? {
        (value as? any WithUnit).map { text($0.value, $0.anyUnit) }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let locale = locale ?? .autoupdatingCurrent
        let hidesScaleName = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        return unit.text(
            of: value, in: locale, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScaleName: hidesScaleName
        ) { [numberFormatter] number in numberFormatter?.string(from: NSNumber(value: number)) ?? String(number) }
    }

    private var width: UnitFormat.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .full
        default: .short
        }
    }
}

/// A measurement of any unit.
private protocol WithUnit {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: WithUnit {
    fileprivate var anyUnit: Unit { unit }
}
