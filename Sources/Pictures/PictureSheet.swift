package import Checks
package import Frames

/// Panels in rows and columns, with the frame of all of them.
package struct PictureSheet {
    package private(set) var elements: [PictureElement] = []
    package let size: Size

    package init(_ rows: [[ScenePicture]], _ rules: RuleSet) {
        let rows = rows.filter { !$0.isEmpty }.map { $0.map { PicturePanel($0, rules) } }
        let (columns, width) = Self.columns(of: rows)
        var bottom = Self.margin - Self.gap
        for row in rows {
            // Sheets of a row are aligned at the top.
            let y = bottom + Self.gap - (row.map(\.bounds.y).min() ?? 0)
            for (panel, x) in zip(row, columns) {
                elements.append(.group(x: x, y: y, panel.elements))
            }
            bottom = y + (row.map(\.bounds.maxY).max() ?? 0)
        }
        size = Size(width: width + Self.margin, height: max(bottom, Self.margin) + Self.margin)
    }

    package var backdrop: PictureElement {
        PictureElement.rectangle(
            Frame(x: 0, y: 0, width: size.width, height: size.height), look: "backdrop", radius: 12)
    }

    /// Where the sheets of each column begin, and where the last column ends.
    private static func columns(of rows: [[PicturePanel]]) -> (starts: [Double], end: Double) {
        var (starts, end): ([Double], Double) = ([], margin - gap)
        for column in 0..<(rows.map(\.count).max() ?? 0) {
            let bounds = rows.compactMap { $0.indices.contains(column) ? $0[column].bounds : nil }
            starts.append(end + gap - (bounds.map(\.x).min() ?? 0))
            end = starts[column] + (bounds.map(\.maxX).max() ?? 0)
        }
        return (starts, max(end, margin))
    }

    private static let margin = 24.0
    private static let gap = 32.0
}
