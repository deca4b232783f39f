/// What would mend a finding, as far as the reports show it: true for every cell of the finding, never a guess.
public enum Hint: Hashable, Sendable {
    /// The text shows whole with so many lines.
    case lineLimit(Int)
    /// What stands side by side would fit below each other.
    case stack
    /// The text shows whole when it may shrink to this factor.
    case minimumScaleFactor(Double)
    /// The control is large enough with so much more width and height, in points.
    case grow(width: Double, height: Double)
}

/// What else the reports tell about a finding.
public enum Remark: Hashable, Sendable {
    /// The worst cell is not where the fault begins; what is lacking where it begins.
    case begins(Shortage)
    /// What does not show in the worst cell, piece by piece.
    case hides([String])
    /// Only these plural categories have the fault.
    case plurals([String])
    /// The text that needs most room in the view at fault.
    indirect case widestText(TextReference)
    /// The baseline knows the finding, but not as bad as it is.
    case outgrows(Outgrowth)
    /// The fault stands on none of these screens, at any text size.
    case fitsOn([Screen])
    /// What was measured differs from cell to cell, and was told of the worst.
    case varies
}
