public import Foundation

/// What a measurement tells: it is then written in the unit that the region of the locale has for that.
///
/// Apple documentation, `MeasurementFormatUnitUsage`; the units are CLDR's (UTS #35 part 6, Unit Preferences).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// CLDR's name; nil for the unit as it is.
    let name: String?

    /// The unit of the region for values of this size; that of the measurement where CLDR prefers none, as for angles.
    public static var general: Self { Self(name: "default") }
    /// The unit that the measurement has.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a part of the body.
    public static var person: Self { Self(name: "person") }
    /// How tall someone is.
    public static var personHeight: Self { Self(name: "person-height") }
    /// How far a road goes.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// How much rain has fallen.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much snow has fallen.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How heavy someone is.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of a meal.
    public static var food: Self { Self(name: "food") }
    /// What an exercise takes.
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// How much of a liquid there is.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// How fast the air moves.
    public static var wind: Self { Self(name: "wind") }
}
