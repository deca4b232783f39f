/// A part of a user interface, described by the views that it is made of.
@MainActor
@preconcurrency
public protocol View {
    /// The views that the view is made of.
    associatedtype Body: View
    /// The views that the view is made of.
    @ViewBuilder var body: Body { get }
    /// Is told where the statement of a builder stands that makes the view; only the engine's own views keep it.
    nonisolated mutating func _note(filePath: StaticString, line: UInt, column: UInt)
}

extension View {
    public nonisolated mutating func _note(filePath: StaticString, line: UInt, column: UInt) {}
}

/// A view that the engine knows how to turn into nodes; it has no views that it is made of.
@MainActor
package protocol PrimitiveView: View where Body == Self {
    func makeNodes(in context: ViewContext) -> [ViewNode]
}

extension View where Body == Self {
    /// The view itself: it is not made of others.
    public var body: Self { self }
}

extension Never: View {
    public var body: Never { self }
}
