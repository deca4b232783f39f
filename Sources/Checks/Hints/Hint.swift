public import Frames

/// What fixes a finding in every cell: each cell was laid out with the change and checked with every enabled rule.
public enum Hint: Hashable, Sendable {
    /// The text shows whole without a limit on its lines, and takes at most this number.
    case unlimitedLines(atMost: Int)
    /// Views side by side fit if they are put below each other.
    case stack
    /// The text shows whole when it may shrink to this factor.
    case minimumScaleFactor(Double)
    /// The text itself is too long: it fits only without this number of characters at its end. So a text of its kind
    /// has to be shorter by at least this number.
    case shorter(by: Int, of: Int)
}

/// A further remark about a finding.
public enum Remark: Hashable, Sendable {
    /// The shortage in the first cell, where that is not the worst.
    case begins(Shortage)
    /// The parts of the text that do not show in the worst cell.
    case hides([String])
    /// Only these plural categories have the fault.
    case plurals([String])
    /// The text that needs most room in the view at fault.
    indirect case widestText(TextReference)
    /// The finding is in the baseline, but has become worse.
    case outgrows(Outgrowth)
    /// How the finding was in the check before, where it is worse or better now.
    indirect case was(Finding)
    /// The fault occurs on none of these screens, at any text size.
    case fitsOn([Screen])
    /// The measurements differ from cell to cell; these are from the worst.
    case varies
    /// How the room of the text is known, where the layout does not give it.
    case room(RoomGrade)
    /// The text is in a script of which Galley ships no font, and systems have one.
    case scriptWithoutFont
    /// The texts at which the room ends, which a text that leaves it covers.
    case beside([String])
    /// How many other places have the same text in the same room.
    case others(Int)
}
