/// How the lines of a text of several lines are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where lines that are shorter than the widest are.
    case leading, center, trailing
}

extension Text {
    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// Where the ellipsis is in a text that is cut.
        case head, tail, middle
    }

    /// The case of all letters of a text.
    public enum Case: Hashable, Sendable {
        /// How letters are changed, by the rules of the locale.
        case uppercase, lowercase
    }
}

/// The text size that the user has set; the five largest are the accessibility sizes.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// A size of Dynamic Type; `large` is what a device comes with.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// A size of Dynamic Type that is for accessibility.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
