/// A part of a user interface, described by the views that it is made of.
@MainActor
@preconcurrency
public protocol View {
    /// The views that the view is made of.
    associatedtype Body: View
    /// The views that the view is made of.
    @ViewBuilder var body: Body { get }
    /// Receives the place of the statement in a builder that makes the view; only the engine's own views keep it.
    nonisolated mutating func _note(filePath: StaticString, line: UInt, column: UInt)
    /// Makes the nodes of the view for layout; only the engine's own views do so without their body.
    func _makeNodes(in inputs: _ViewInputs) -> _ViewOutputs
}

/// What a view is evaluated in.
public struct _ViewInputs {
    let context: ViewContext
}

/// What layout sees of a view.
public struct _ViewOutputs {
    let nodes: [ViewNode]
}

extension View {
    public nonisolated mutating func _note(filePath: StaticString, line: UInt, column: UInt) {}

    public func _makeNodes(in inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(nodes: inputs.context.nodes(ofBodyOf: self))
    }
}

/// A view that the engine turns into nodes itself, without a body.
@MainActor
package protocol PrimitiveView: View where Body == Self {
    func makeNodes(in context: ViewContext) -> [ViewNode]
}

extension PrimitiveView {
    public func _makeNodes(in inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(nodes: makeNodes(in: inputs.context))
    }
}

extension View where Body == Self {
    /// The view itself: it is not made of other views.
    public var body: Self { self }
}

extension Never: View {
    public var body: Never { self }
}
