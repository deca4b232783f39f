internal import Catalogs
public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the language and the units of a locale.
    ///
    /// Foundation has it on Apple's systems only. Units and their names are ICU's; how Apple rounds where no style of
    /// numbers is given is not known, so that is ICU's, too.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the name of the unit is.
        public struct UnitWidth: Hashable, Codable, Sendable {
            private enum Name: Codable { case wide, abbreviated, narrow }
            private let name: Name

            /// `5 kilometers`.
            public static var wide: Self { Self(name: .wide) }
            /// `5 km`.
            public static var abbreviated: Self { Self(name: .abbreviated) }
            /// `5km`.
            public static var narrow: Self { Self(name: .narrow) }

            fileprivate var width: UnitFormat.Width {
                switch name {
                case .wide: .full
                case .abbreviated: .short
                case .narrow: .narrow
                }
            }
        }

        /// How long the name of the unit is.
        public var width: UnitWidth
        /// The language, and the region whose units are used.
        public var locale: Locale
        /// What the measurement tells.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written as `20°`.
        public var hidesScaleName = false

        /// A style for a locale, by default that of the process.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The measurement as text. A unit of the app's own, and a number that is infinite, have the symbol.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let style = numberFormatStyle?.locale(locale)
            return measurement.unit.text(
                of: measurement.value, in: locale, width: width.width, usage: usage?.name,
                hidesScaleName: hidesScaleName,
                number: style.map { $0.format })
        }

        /// The same for another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// The measurement with the short name of the unit that the region has for it.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// A style of temperatures, which may be written as `20°`.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// A measurement in the unit that the region has for it.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature in the unit that the region has for it, as `20°` where the name of the scale is hidden.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
