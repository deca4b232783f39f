internal import Basics
import Frames

/// The cells of a known finding, in a few lines that can be reviewed: `AX1 AX3 × 320 393`.
struct KnownExtent: Hashable, Sendable {
    /// Text sizes and screens, one line for each set of screens with the same text sizes.
    let lines: [String]
    private let cells: Set<String>

    init(_ extent: Extent) {
        self.init(
            lines: extent.parts.map { part in
                let sizes = part.textSizes.map(\.name).joined(separator: " ")
                return sizes + Self.separator + part.screens.map(Self.name).joined(separator: " ")
            })
    }

    init(lines: [String]) {
        self.lines = lines
        cells = lines.reduce(into: []) { $0.formUnion(Self.cells(of: $1)) }
    }

    private static func cells(of line: String) -> Set<String> {
        let sides = line.components(of: separator)
        guard sides.count == 2 else { return [] }
        return sides[0].split(separator: " ").reduce(into: []) { cells, size in
            for screen in sides[1].split(separator: " ") { cells.insert("\(size) \(screen)") }
        }
    }

    /// These cells and those of the other.
    func union(_ other: KnownExtent) -> KnownExtent {
        KnownExtent(lines: lines + other.lines.filter { !Self.cells(of: $0).isSubset(of: cells) })
    }

    /// Whether every cell of the extent is one of these.
    func holds(_ extent: Extent) -> Bool { KnownExtent(extent).cells.isSubset(of: cells) }

    /// `320`, `320x568`, `any`, `anyx568`.
    private static func name(_ screen: Screen) -> String {
        let width = screen.width.map(Number.text) ?? "any"
        return screen.height.map { "\(width)x\(Number.text($0))" } ?? width
    }

    private static let separator = " × "
}

extension String {
    fileprivate func components(of separator: String) -> [Substring] {
        guard let range = firstRange(of: separator) else { return [self[...]] }
        return [self[..<range.lowerBound], self[range.upperBound...]]
    }
}
