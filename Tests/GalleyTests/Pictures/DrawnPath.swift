/// The curves of an SVG path that has relative commands only.
struct DrawnPath {
    typealias Point = (x: Double, y: Double)

    /// Start, control points and end of each line or curve.
    private var curves: [[Point]] = []

    init(_ data: String) {
        var (point, start): (Point, Point) = ((0, 0), (0, 0))
        var scanner = PathScanner(data)
        while let command = scanner.command() {
            let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "z": 0]
            let numbers = (0..<(counts[command] ?? 0)).map { _ in scanner.number() }
            var points: [Point] = []
            switch command {
            case "h": points = [(point.x + numbers[0], point.y)]
            case "v": points = [(point.x, point.y + numbers[0])]
            case "z": points = [start]
            default:
                points = stride(from: 0, to: numbers.count, by: 2).map {
                    (point.x + numbers[$0], point.y + numbers[$0 + 1])
                }
            }
            if command == "m" { start = points[0] } else { curves.append([point] + points) }
            point = points[points.count - 1]
        }
    }

    /// The box of what a transform makes of the path, with a round stroke around it.
    func box(_ transform: Affine, stroke: Double) -> Box? {
        let sideways = stroke / 2 * (transform.a * transform.a + transform.c * transform.c).squareRoot()
        let upwards = stroke / 2 * (transform.b * transform.b + transform.d * transform.d).squareRoot()
        return curves.reduce(into: Box?.none) { box, curve in
            let points = curve.map { transform.apply($0.x, $0.y) }
            let (x, y) = (Self.extremes(points.map(\.0)), Self.extremes(points.map(\.1)))
            let next = Box(
                minX: x.min - sideways, minY: y.min - upwards, maxX: x.max + sideways, maxY: y.max + upwards)
            box = box?.union(next) ?? next
        }
    }

    /// The least and the greatest coordinate of a Bézier curve: at its ends, or where its derivative is zero.
    private static func extremes(_ p: [Double]) -> (min: Double, max: Double) {
        var values = [p[0], p[p.count - 1]]
        switch p.count {
        case 3:
            let t = (p[0] - p[1]) / (p[0] - 2 * p[1] + p[2])
            if t > 0, t < 1 { values.append((1 - t) * (1 - t) * p[0] + 2 * t * (1 - t) * p[1] + t * t * p[2]) }
        case 4:
            let (a, b, c) = (-p[0] + 3 * p[1] - 3 * p[2] + p[3], 2 * (p[0] - 2 * p[1] + p[2]), p[1] - p[0])
            let root = (b * b - 4 * a * c).squareRoot()
            let zeros = a == 0 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            for t in zeros where t > 0 && t < 1 {
                let s = 1 - t
                values.append(s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3])
            }
        default: break
        }
        return (values.min() ?? 0, values.max() ?? 0)
    }
}

/// Reads path data; a command that is not repeated is the one before.
private struct PathScanner {
    private var rest: Substring
    private var latest: Character = "z"

    init(_ data: String) { rest = data[...] }

    mutating func command() -> Character? {
        rest = rest.drop { $0 == " " }
        guard let first = rest.first else { return nil }
        if first.isLetter { latest = rest.removeFirst() }
        return latest
    }

    mutating func number() -> Double {
        rest = rest.drop { $0 == " " }
        let sign = rest.prefix { $0 == "-" }
        let digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(sign.count + digits.count)
        return Double(sign + digits) ?? .nan
    }
}
