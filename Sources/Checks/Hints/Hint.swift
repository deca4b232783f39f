/// What fixes a finding: true for every cell of it, each of which was laid out with the change and looked at with every
/// rule that is on.
public enum Hint: Hashable, Sendable {
    /// The text shows whole without a limit on its lines, and takes at most this number.
    case unlimitedLines(atMost: Int)
    /// What is side by side fits below each other.
    case stack
    /// The text shows whole when it may shrink to this factor.
    case minimumScaleFactor(Double)
    /// The text itself is too long: it fits only without this number of characters at its end. So a text of its kind
    /// has to be shorter by at least this number.
    case shorter(by: Int, of: Int)
}

/// What else the reports say about a finding.
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
    /// How the finding was in the check before, where it is worse or better now.
    indirect case was(Finding)
    /// The fault is on none of these screens, at any text size.
    case fitsOn([Screen])
    /// What was measured differs from cell to cell, and was noted for the worst.
    case varies
}
