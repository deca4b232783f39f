public import Foundation

/// A type that names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
    /// The position of the guide in points from the view's top left, for a view of the given dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis: a position that views share in a vertical arrangement.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// Views share their leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// Views share their middle.
    public static let center = HorizontalAlignment(Center.self)
    /// Views share their trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// As the edge of the view; there are no lists.
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
    /// As the edge of the view; there are no lists.
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)

    private enum Leading: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide along the vertical axis: a position that views share in a horizontal arrangement.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Makes a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// Views share their top edge.
    public static let top = VerticalAlignment(Top.self)
    /// Views share their middle.
    public static let center = VerticalAlignment(Center.self)
    /// Views share their bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the bottommost text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: EdgeAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: CombiningAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func combine(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
    private enum LastTextBaseline: CombiningAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func combine(_ values: [CGFloat]) -> CGFloat? { values.max() }
    }
}

/// A guide in each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes it from a guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Views share their middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Views share their leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Views share their trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Views share their top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Views share their bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Views share their top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Views share their top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Views share their bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Views share their bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Views share their middle and the baseline of their first line.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Views share their middle and the baseline of their last line.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Views share their leading edge and the baseline of their first line.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Views share their leading edge and the baseline of their last line.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Views share their trailing edge and the baseline of their first line.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Views share their trailing edge and the baseline of their last line.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
