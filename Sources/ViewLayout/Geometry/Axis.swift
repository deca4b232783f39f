/// A direction along which views are arranged.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The axis at a right angle to this one.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// Horizontal.
        public static let horizontal = Set(.horizontal)
        /// Vertical.
        public static let vertical = Set(.vertical)
    }
}

/// The order in which views and text run along the horizontal axis.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines of text begin on the left.
    case leftToRight
    /// Lines of text begin on the right.
    case rightToLeft
}
