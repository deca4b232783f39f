internal import CFreeType
internal import Frames

/// The contours of an outline in FreeType's form: points on and off the curve, and where each contour ends.
struct OutlineContours {
    private(set) var points: [(place: FT_Vector, tag: Int32)] = []
    /// The last point of each contour.
    private(set) var ends: [Int] = []
    private let placement: Placement
    private var start = 0

    private static let onCurve: Int32 = 1
    private static let quadratic: Int32 = 0
    private static let cubic: Int32 = 2

    init(_ placement: Placement) { self.placement = placement }

    mutating func add(_ step: OutlineStep) {
        switch step {
        case .move(let point):
            end()
            add(point, Self.onCurve)
        case .line(let point): add(point, Self.onCurve)
        case .quadratic(let control, let point):
            add(control, Self.quadratic)
            add(point, Self.onCurve)
        case .cubic(let first, let second, let point):
            add(first, Self.cubic)
            add(second, Self.cubic)
            add(point, Self.onCurve)
        }
    }

    /// Ends a contour. A single point is not a contour.
    mutating func end() {
        if points.count - start > 1 {
            ends.append(points.count - 1)
        } else {
            points.removeLast(points.count - start)
        }
        start = points.count
    }

    private mutating func add(_ point: OutlinePoint, _ tag: Int32) {
        points.append((placement.vector(point), tag))
    }
}
