public import Foundation

/// Where the content of a scroll view is, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled; negative at its start where insets keep it from the edges.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets that keep the content from the edges of the view.
    public var contentInsets: EdgeInsets
    /// The size of the view.
    public var containerSize: CGSize

    /// Makes it from its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that the view shows, in the coordinates of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The rectangle of the view, in the coordinates of the content.
    public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry {
    /// Where the content of the first scroll view in a node was placed last.
    init(in node: ViewNode) {
        self.init(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        guard let scroll = node.firstScrollView, let frame = scroll.placedFrame else { return }
        containerSize = frame.size
        guard let content = scroll.children.first?.placedFrame else { return }
        contentSize = content.size
        contentOffset = CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY)
        contentInsets = scroll.facts.contentInsets
    }
}

extension ViewNode {
    fileprivate var firstScrollView: ViewNode? {
        facts.scrollAxes.isEmpty ? children.lazy.compactMap(\.firstScrollView).first : self
    }
}

extension View {
    /// Receives a value made from the position of the scroll view's content after it is laid out, and whenever it has
    /// changed; the content is at its beginning.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        modifier(
            ObserverModifier(
                name: "scroll geometry \(T.self)", read: { transform(ScrollGeometry(in: $0)) }, action: action))
    }
}
