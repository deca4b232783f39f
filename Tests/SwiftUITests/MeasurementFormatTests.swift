import SwiftUI
import Testing

@Suite("Measurements as text, in the units and the language of a locale (CLDR)")
struct MeasurementFormatTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    @Test("A region's unit is used unless the one that is there is asked for")
    func units() {
        let road = Measurement(value: 12, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .road)
        #expect(road.formatted(style.locale(german)) == "12 km")
        #expect(road.formatted(style.locale(american)) == "7.5 mi")
        let own = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
        #expect(road.formatted(own.locale(american)) == "12 kilometers")
        #expect(road.formatted(own.locale(Locale(identifier: "ru_RU"))) == "12 километров")
    }

    @Test("A style of numbers decides the decimals, and they decide the form of the unit")
    func numbers() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
        let mile = Measurement(value: 1, unit: UnitLength.miles)
        #expect(mile.formatted(style.locale(american)) == "1.0 miles")
        #expect(mile.formatted(style.locale(german)) == "1,0 Meilen")
        let whole = Measurement<UnitLength>.FormatStyle(
            width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))
        #expect(mile.formatted(whole.locale(german)) == "1 Meile")
        let long = Measurement(value: 1234.5, unit: UnitLength.miles)
        #expect(long.formatted(whole.locale(german)) == "1.234 Meilen")
    }

    @Test("A temperature may hide the name of its scale, which the region chooses all the same")
    func temperatures() {
        let air = Measurement(value: 20, unit: UnitTemperature.celsius)
        var shown = Measurement<UnitTemperature>.FormatStyle.measurement(
            width: .narrow, usage: .weather, hidesScaleName: true)
        shown.locale = american
        #expect(air.formatted(shown) == "68°")
        shown.locale = german
        #expect(air.formatted(shown) == "20°")
    }

    @Test("A unit that CLDR does not have is written by its symbol")
    func ownUnit() {
        let unit = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german)
        #expect(Measurement(value: 364.4, unit: unit).formatted(style) == "364,4 smoot")
    }

    @Test("What ICU has no usage for, no number for, or two numbers for is written its way")
    func exceptions() {
        let wide = Measurement<UnitAngle>.FormatStyle(width: .wide, locale: german)
        #expect(Measurement(value: 45, unit: UnitAngle.degrees).formatted(wide) == "45 Grad")
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let arabic = Measurement<UnitDuration>.FormatStyle(
            width: .wide, locale: Locale(identifier: "ar"), usage: .asProvided, numberFormatStyle: whole)
        #expect(Measurement(value: 2, unit: UnitDuration.hours).formatted(arabic) == "ساعتان")
        let height = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: american, usage: .personHeight, numberFormatStyle: whole)
        #expect(Measurement(value: 1.828, unit: UnitLength.meters).formatted(height) == "6 ft, 0 in")
        let road = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: german, usage: .road)
        #expect(Measurement(value: .infinity, unit: UnitLength.kilometers).formatted(road) == "∞ km")
    }

    @Test("A language alone has the units of its likely region")
    func likelyRegion() {
        let style = Measurement<UnitTemperature>.FormatStyle(
            locale: Locale(identifier: "en"), usage: .weather, hidesScaleName: true)
        #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(style) == "68°")
    }

    @Test("The formatter writes the number by its own number formatter")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 1
        let height = Measurement(value: 8848.86, unit: UnitLength.meters)
        #expect(formatter.string(from: height) == "8,848.9 meters")
        #expect(formatter.string(for: height) == "8,848.9 meters")
        #expect(formatter.string(for: 3) == nil)
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    }

    @Test("Each unit of the table is one that ICU has a name for", arguments: Dimension.withIdentifier)
    func table(unit: Dimension) {
        let texts = ["en_US", "ja_JP"].map { locale in
            let formatter = MeasurementFormatter()
            formatter.locale = Locale(identifier: locale)
            formatter.unitOptions = .providedUnit
            formatter.unitStyle = .long
            return formatter.string(from: Measurement(value: 2, unit: unit))
        }
        #expect(texts.contains { $0 != "2 \(unit.symbol)" })
    }
}
