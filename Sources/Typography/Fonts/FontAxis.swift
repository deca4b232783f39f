/// A design axis of a variable font (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
    /// The axis tag, such as `wght`.
    public let tag: String
    public let minimum: Double
    public let standard: Double
    public let maximum: Double

    var range: ClosedRange<Double> { min(minimum, maximum)...max(minimum, maximum) }
}

/// A position on one axis, in the axis's own units.
public struct FontCoordinate: Hashable, Sendable {
    public let tag: String
    public let value: Double
}
