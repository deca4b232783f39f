internal import Frames

/// The dashes of a line: parts of it are drawn and left out in turn, as in SVG (SVG 2, §13.5.6).
struct Dashes {
    /// Each dash is an open contour.
    private(set) var dashes: [[OutlineStep]] = []
    private let lengths: [Double]
    private var place = 0
    /// The rest of the current dash or gap.
    private var rest: Double
    private var latest = OutlinePoint(x: 0, y: 0)

    /// - Parameter lengths: The lengths of dash and gap in turn, in the unit of the outline; their sum must be above 0.
    init(_ steps: [OutlineStep], lengths: [Double]) {
        self.lengths = lengths
        rest = lengths[0]
        for step in steps { add(step) }
    }

    private var isDrawn: Bool { place.isMultiple(of: 2) }

    private mutating func add(_ step: OutlineStep) {
        switch step {
        case .move(let point):
            (place, rest, latest) = (0, lengths[0], point)
            dashes.append([.move(point)])
        case .line(let point): add(to: point)
        case .quadratic(let control, let end):
            // The same curve with two control points.
            curve(Self.between(latest, control, 2.0 / 3), Self.between(end, control, 2.0 / 3), to: end)
        case .cubic(let first, let second, let end): curve(first, second, to: end)
        }
    }

    /// A curve as 16 lines, which look the same at the size of a control.
    private mutating func curve(_ first: OutlinePoint, _ second: OutlinePoint, to end: OutlinePoint) {
        let start = latest
        for part in 1...16 {
            let share = Double(part) / 16
            // De Casteljau's construction.
            let middle = Self.between(first, second, share)
            let left = Self.between(Self.between(start, first, share), middle, share)
            let right = Self.between(middle, Self.between(second, end, share), share)
            add(to: Self.between(left, right, share))
        }
    }

    private static func between(_ start: OutlinePoint, _ end: OutlinePoint, _ share: Double) -> OutlinePoint {
        OutlinePoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    private mutating func add(to end: OutlinePoint) {
        let (x, y) = (end.x - latest.x, end.y - latest.y)
        var length = (x * x + y * y).squareRoot()
        while length > rest, length > 0 {
            let share = rest / length
            latest = Self.between(latest, end, share)
            if isDrawn { dashes[dashes.count - 1].append(.line(latest)) }
            length -= rest
            place = (place + 1) % lengths.count
            rest = lengths[place]
            if isDrawn { dashes.append([.move(latest)]) }
        }
        rest -= length
        latest = end
        if isDrawn { dashes[dashes.count - 1].append(.line(end)) }
    }
}
