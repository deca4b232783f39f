public import Foundation

/// A layout that puts its subviews in rows and columns, as `Grid` does.
///
/// Apple's documentation says what a grid does with cells; how it shares space it does not say. The choice here:
/// columns share the width as a stack's children do, and rows the height; what a spanning cell lacks goes to the
/// most flexible of its columns, to the last of them on a tie; unsized cells take no share.
public struct GridLayout: GuideTransparentLayout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The gap between columns in points; `nil` for the distances that cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points; `nil` for the distances that cells prefer.
    public var verticalSpacing: CGFloat?

    /// Makes a layout with gaps in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What a grid remembers between calls.
    public struct Cache {
        var table: GridTable
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(subviews, self)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let tracks = GridTracks(cache.table, proposal)
        return CGSize(width: tracks.columns.length, height: tracks.rows.length)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let table = cache.table
        let tracks = GridTracks(table, proposal)
        let (columns, rows) = (tracks.columns.starts + [tracks.columns.length], tracks.rows.starts)
        for cell in table.cells {
            let frame = CGRect(
                x: bounds.minX + columns[cell.columns.lowerBound], y: bounds.minY + rows[cell.row],
                width: tracks.columns.inner(cell.columns), height: tracks.rows.lengths[cell.row])
            place(cell, in: frame, table, tracks)
        }
    }

    private func place(_ cell: GridTable.Cell, in frame: CGRect, _ table: GridTable, _ tracks: GridTracks) {
        let proposal = ProposedViewSize(frame.size)
        if let anchor = cell.traits.anchor {
            let point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            cell.subview.place(at: point, anchor: anchor, proposal: proposal)
            return
        }
        let horizontal = cell.columns.isEmpty ? alignment.horizontal : table.columnAlignments[cell.columns.lowerBound]
        let vertical = table.rowAlignments[cell.row]
        let own = cell.subview.dimensions(in: proposal)
        let rowGuide = tracks.rowGuides[cell.row] ?? frame.size.position(of: vertical.key)
        cell.subview.place(
            at: CGPoint(
                x: frame.minX + frame.size.position(of: horizontal.key) - own[horizontal],
                y: frame.minY + rowGuide - own[vertical]),
            proposal: proposal)
    }
}
