/// Where a view is written, in a scene file or in Swift; line and column count from 1.
package struct ViewSource: Sendable {
    /// The path of a Swift file, as the compiler got it; nil for the scene file.
    package let file: StaticString?
    package let line: Int
    package let column: Int

    /// A place in the scene file.
    package init(line: Int, column: Int) {
        file = nil
        self.line = line
        self.column = column
    }

    /// A place in Swift, from `#filePath`, `#line` and `#column`.
    package init(_ filePath: StaticString, _ line: UInt, _ column: UInt) {
        file = filePath
        self.line = Int(line)
        self.column = Int(column)
    }

    /// Where a `Text(…)` begins: the `#column` of a default argument is that of the parenthesis.
    static func text(_ filePath: StaticString, _ line: UInt, _ column: UInt) -> ViewSource {
        let name = UInt("Text".utf8.count)
        return ViewSource(filePath, line, column > name ? column - name : column)
    }
}

/// A view of the engine that knows where it is written; the views that it is made of have the same place.
nonisolated protocol LocatedView: View {
    var source: ViewSource? { get set }
}

/// A view that the engine turns into nodes, and that knows where it is written.
@MainActor
protocol LocatedPrimitiveView: PrimitiveView, LocatedView {}

extension LocatedView {
    @MainActor public func _makeNodes(in inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(nodes: inputs.context.nodes(ofBodyOf: self).located(at: source))
    }
}

extension LocatedPrimitiveView {
    public func _makeNodes(in inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(nodes: makeNodes(in: inputs.context).located(at: source))
    }
}

extension LocatedView {
    /// If the view already has a place, that place is better.
    public mutating func _note(filePath: StaticString, line: UInt, column: UInt) {
        if source == nil { source = ViewSource(filePath, line, column) }
    }
}

extension ModifiedContent {
    /// A modified view has the place of the view.
    public mutating func _note(filePath: StaticString, line: UInt, column: UInt) where Content: View {
        content._note(filePath: filePath, line: line, column: column)
    }
}

extension AnyView {
    /// A view of any type has the place of the view.
    public mutating func _note(filePath: StaticString, line: UInt, column: UInt) {
        base._note(filePath: filePath, line: line, column: column)
    }
}

extension [ViewNode] {
    /// Notes where the view of the nodes is written; a place that was noted outside of it takes precedence.
    func located(at source: ViewSource?) -> [ViewNode] {
        if count == 1, let source { self[0].subject.source = source }
        return self
    }
}
