public import Foundation

/// Arranges its content in rows and columns.
///
/// Each `GridRow` is a row, and each view in it a cell. Any other view takes a whole row.
public nonisolated struct Grid<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: GridLayout
    let content: Content

    /// Spacing is in points; `nil` takes the distances that neighbours prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.container("Grid", layout, content)]
    }
}

/// A row of a grid; outside of a grid it is like a group.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// The alignment is that of the grid when it is `nil`.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let nodes = context.nodes(of: content)
        let row = GridRowMark()
        for node in nodes {
            // A row within a row is part of it, but its own alignment counts for its cells.
            let inner = node.traits.grid.rowAlignment
            node.traits.grid.row = row
            node.traits.grid.rowAlignment = inner ?? alignment
        }
        return nodes
    }
}

/// Distinguishes the cells of one row from those of another.
final class GridRowMark {}

/// What a view passes to the grid around it.
struct GridTraits {
    var row: GridRowMark?
    var rowAlignment: VerticalAlignment?
    var columnAlignment: HorizontalAlignment?
    var columns = 1
    var unsizedAxes: Axis.Set = []
    var anchor: UnitPoint?
}

extension View {
    /// The number of columns that a cell spans, in 1…1000.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(NoteModifier { $0.traits.grid.columns = min(max(count, 1), 1000) })
    }

    /// The alignment of all cells in the cell's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(NoteModifier { $0.traits.grid.columnAlignment = guide })
    }

    /// Keeps the cell from making its column wider or its row higher than others make them.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(NoteModifier { $0.traits.grid.unsizedAxes = axes })
    }

    /// Puts a point of the cell's view on the same point of the cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(NoteModifier { $0.traits.grid.anchor = anchor })
    }
}
