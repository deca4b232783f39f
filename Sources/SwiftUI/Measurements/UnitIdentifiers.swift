package import Foundation

extension Dimension {
    /// The identifier of a unit of Foundation's in CLDR (`common/validity/unit.xml`), without its type; nil for one that is
    /// not in the table, as a gradian or a femtowatt, or that an app made.
    var identifier: String? {
        Self.identifiers[symbol]?.first { type(of: $0.unit) == type(of: self) && $0.unit.isEqual(self) }?.name
    }

    /// The units that have one.
    package static var withIdentifier: [Dimension] { identifiers.values.flatMap { $0.map(\.unit) } }

    /// By symbol, as equal units of Foundation's have no equal hashes here.
    private static let identifiers: [String: [(unit: Dimension, name: String)]] = Dictionary(
        grouping: all.flatMap { units, names in
            zip(units, names.split(separator: " ")).map { (unit: $0, name: String($1)) }
        }, by: \.unit.symbol)

    /// The units of each type with their identifiers, in the same order.
    private static let all: [([Dimension], String)] = [
        (
            [UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity],
            "meter-per-square-second g-force"
        ),
        (
            [UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians, UnitAngle.revolutions],
            "degree arc-minute arc-second radian revolution"
        ),
        (
            [
                .squareKilometers, .squareMeters, .squareCentimeters, .squareInches, .squareFeet, .squareYards,
                .squareMiles, .acres, .hectares,
            ]
                as [UnitArea],
            "square-kilometer square-meter square-centimeter square-inch square-foot square-yard square-mile acre hectare"
        ),
        (
            [
                UnitConcentrationMass.milligramsPerDeciliter, UnitDispersion.partsPerMillion, UnitFrequency.hertz,
                UnitIlluminance.lux,
            ],
            "milligram-ofglucose-per-deciliter permillion hertz lux"
        ),
        (
            [.hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds] as [UnitDuration],
            "hour minute second millisecond microsecond nanosecond"
        ),
        (
            [.milliamperes, .amperes] as [UnitElectricCurrent],
            "milliampere ampere"
        ),
        ([UnitElectricPotentialDifference.volts, UnitElectricResistance.ohms], "volt ohm"),
        (
            [.kilojoules, .joules, .kilocalories, .calories, .kilowattHours] as [UnitEnergy],
            "kilojoule joule kilocalorie calorie kilowatt-hour"
        ),
        ([.gigahertz, .megahertz, .kilohertz] as [UnitFrequency], "gigahertz megahertz kilohertz"),
        (
            [.litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon] as [UnitFuelEfficiency],
            "liter-per-100-kilometer mile-per-gallon mile-per-gallon-imperial"
        ),
        (
            [
                .bytes, .bits, .kilobytes, .kilobits, .megabytes, .megabits, .gigabytes, .gigabits, .terabytes,
                .terabits, .petabytes,
            ]
                as [UnitInformationStorage],
            "byte bit kilobyte kilobit megabyte megabit gigabyte gigabit terabyte terabit petabyte"
        ),
        (
            [
                .kilometers, .meters, .decimeters, .centimeters, .millimeters, .micrometers, .nanometers, .picometers,
                .inches, .feet,
                .yards, .miles, .scandinavianMiles, .lightyears, .nauticalMiles, .fathoms, .furlongs,
                .astronomicalUnits, .parsecs,
                .megameters, .hectometers, .decameters,
            ] as [UnitLength],
            """
            kilometer meter decimeter centimeter millimeter micrometer nanometer picometer inch foot \
            yard mile mile-scandinavian light-year nautical-mile fathom furlong astronomical-unit parsec \
            megameter hectometer dekameter
            """
        ),
        (
            [
                .kilograms, .grams, .milligrams, .micrograms, .ounces, .pounds, .stones, .metricTons, .shortTons,
                .carats, .ouncesTroy,
                .decigrams, .centigrams, .nanograms, .picograms,
            ] as [UnitMass],
            "kilogram gram milligram microgram ounce pound stone tonne ton carat ounce-troy decigram centigram nanogram picogram"
        ),
        (
            [.gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .horsepower] as [UnitPower],
            "gigawatt megawatt kilowatt watt milliwatt horsepower"
        ),
        (
            [
                .newtonsPerMetersSquared, .megapascals, .kilopascals, .hectopascals, .inchesOfMercury, .bars,
                .millibars,
                .millimetersOfMercury, .poundsForcePerSquareInch,
            ] as [UnitPressure],
            "pascal megapascal kilopascal hectopascal inch-ofhg bar millibar millimeter-ofhg pound-force-per-square-inch"
        ),
        (
            [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed],
            "meter-per-second kilometer-per-hour mile-per-hour knot"
        ),
        ([.kelvin, .celsius, .fahrenheit] as [UnitTemperature], "kelvin celsius fahrenheit"),
        (
            [
                .megaliters, .liters, .deciliters, .centiliters, .milliliters, .cubicKilometers, .cubicMeters,
                .cubicCentimeters,
                .cubicInches, .cubicFeet, .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons, .tablespoons,
                .fluidOunces,
                .cups, .pints, .quarts, .gallons, .imperialFluidOunces, .imperialQuarts, .imperialGallons, .metricCups,
                .kiloliters, .cubicDecimeters, .cubicMillimeters,
            ] as [UnitVolume],
            """
            megaliter liter deciliter centiliter milliliter cubic-kilometer cubic-meter cubic-centimeter \
            cubic-inch cubic-foot cubic-yard cubic-mile acre-foot bushel teaspoon tablespoon fluid-ounce \
            cup pint quart gallon fluid-ounce-imperial quart-imperial gallon-imperial cup-metric \
            kiloliter cubic-decimeter cubic-millimeter
            """
        ),
    ]
}
