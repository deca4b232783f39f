/// The headroom that a label should keep.
public enum Margin: Hashable, Sendable {
    /// In points.
    case points(Double)
    /// As a fraction of what the label needs: 0.05 is 5 %.
    case fraction(Double)

    /// In points, for a label that needs `need` points.
    public func length(of need: Double) -> Double {
        switch self {
        case .points(let points): points
        case .fraction(let fraction): need * fraction
        }
    }
}
