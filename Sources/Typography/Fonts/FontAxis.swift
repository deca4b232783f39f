/// A design axis of a variable font (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
    /// The axis tag, such as `wght`.
    public let tag: String
    /// The smallest value.
    public let minimum: Double
    /// The default value.
    public let standard: Double
    /// The largest value.
    public let maximum: Double

    var range: ClosedRange<Double> { min(minimum, maximum)...max(minimum, maximum) }
}

/// A position on one axis, in the axis's own units.
public struct FontCoordinate: Hashable, Sendable {
    /// The four letters of the axis.
    public let tag: String
    /// The value on the axis.
    public let value: Double
}
