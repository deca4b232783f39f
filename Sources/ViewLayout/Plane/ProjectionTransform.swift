public import Foundation

/// A map of the plane with perspective: a matrix of three rows and columns. A point is a row to the left of the matrix.
public struct ProjectionTransform: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The map that changes nothing.
    public init() {}

    /// The same map as one of the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether lines that are parallel stay so.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map, and then the other.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(
            rows: rows.map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * other.rows[$1][column] } }
            })
    }

    /// Replaces this map by its inverse; where there is none, the map stays, and the result is false.
    public mutating func invert() -> Bool {
        let m = rows
        func cofactor(_ i: Int, _ j: Int) -> CGFloat {
            let (a, b, c, d) = ((i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3)
            return m[a][c] * m[b][d] - m[a][d] * m[b][c]
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
        guard determinant != 0, determinant.isFinite else { return false }
        self = ProjectionTransform(rows: (0..<3).map { i in (0..<3).map { j in cofactor(j, i) / determinant } })
        return true
    }

    /// The inverse of this map; this map itself where there is none.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        return inverse.invert() ? inverse : self
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    private init(rows m: [[CGFloat]]) {
        (m11, m12, m13) = (m[0][0], m[0][1], m[0][2])
        (m21, m22, m23) = (m[1][0], m[1][1], m[1][2])
        (m31, m32, m33) = (m[2][0], m[2][1], m[2][2])
    }
}

extension ProjectionTransform {
    /// How far the map moves everything, in points; nothing for a map that does more than that.
    var translation: CGSize {
        let rest = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: 0, ty: 0)
        return isAffine && rest.isIdentity ? CGSize(width: m31, height: m32) : .zero
    }
}
