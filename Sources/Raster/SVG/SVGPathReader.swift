internal import Foundation
internal import Frames

/// The outline that the data of a path describes (SVG 2, 9.3). It ends before what cannot be read.
struct SVGPathReader {
    private var numbers: SVGNumbers
    private var steps: [OutlineStep] = []
    private var point = OutlinePoint(x: 0, y: 0)
    private var start = OutlinePoint(x: 0, y: 0)
    /// The last control point of the curve before, for those that go on smoothly.
    private var control: OutlinePoint?

    private init(_ data: String) { numbers = SVGNumbers(data) }

    static func outline(_ data: String) -> [OutlineStep] {
        var reader = SVGPathReader(data)
        guard var command = reader.numbers.command(), "Mm".contains(command) else { return [] }
        while reader.steps.count < 100_000, reader.add(command) {
            if let next = reader.numbers.command() {
                command = next
            } else if "Zz".contains(command) {
                break
            } else if "Mm".contains(command) {
                command = command == "M" ? "L" : "l"
            }
        }
        return reader.steps
    }

    /// A point, from the current one for a command in small letters.
    private mutating func point(_ isRelative: Bool) -> OutlinePoint? {
        guard let x = numbers.number(), let y = numbers.number() else { return nil }
        return isRelative ? OutlinePoint(x: point.x + x, y: point.y + y) : OutlinePoint(x: x, y: y)
    }

    /// The current control point, mirrored at the current point.
    private var mirrored: OutlinePoint {
        control.map { OutlinePoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
    }

    private mutating func add(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        let before = control
        control = nil
        switch command.lowercased() {
        case "m":
            guard let end = point(isRelative) else { return false }
            steps.append(.move(end))
            (point, start) = (end, end)
        case "l":
            guard let end = point(isRelative) else { return false }
            line(to: end)
        case "h":
            guard let x = numbers.number() else { return false }
            line(to: OutlinePoint(x: isRelative ? point.x + x : x, y: point.y))
        case "v":
            guard let y = numbers.number() else { return false }
            line(to: OutlinePoint(x: point.x, y: isRelative ? point.y + y : y))
        case "c":
            guard let first = point(isRelative), let second = point(isRelative), let end = point(isRelative) else {
                return false
            }
            curve(first, second, to: end)
        case "s":
            control = before
            let first = mirrored
            guard let second = point(isRelative), let end = point(isRelative) else { return false }
            curve(first, second, to: end)
        case "q":
            guard let middle = point(isRelative), let end = point(isRelative) else { return false }
            quadratic(middle, to: end)
        case "t":
            control = before
            let middle = mirrored
            guard let end = point(isRelative) else { return false }
            quadratic(middle, to: end)
        case "a":
            guard let radiusX = numbers.number(), let radiusY = numbers.number(), let turn = numbers.number(),
                let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = point(isRelative)
            else { return false }
            arc(abs(radiusX), abs(radiusY), turn * .pi / 180, isLarge, isClockwise, to: end)
        default:
            steps.append(.line(start))
            point = start
        }
        return true
    }

    private mutating func line(to end: OutlinePoint) {
        steps.append(.line(end))
        point = end
    }

    private mutating func curve(_ first: OutlinePoint, _ second: OutlinePoint, to end: OutlinePoint) {
        steps.append(.cubic(first, second, to: end))
        (point, control) = (end, second)
    }

    private mutating func quadratic(_ middle: OutlinePoint, to end: OutlinePoint) {
        steps.append(.quadratic(middle, to: end))
        (point, control) = (end, middle)
    }

    /// An elliptical arc as cubic curves of at most a quarter each (SVG 2, B.2.4).
    private mutating func arc(
        _ radiusX: Double, _ radiusY: Double, _ turn: Double, _ isLarge: Bool, _ isClockwise: Bool,
        to end: OutlinePoint
    ) {
        guard radiusX > 0, radiusY > 0, end != point else { return line(to: end) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let (halfX, halfY) = ((point.x - end.x) / 2, (point.y - end.y) / 2)
        let (x, y) = (cosine * halfX + sine * halfY, -sine * halfX + cosine * halfY)
        // Radii that do not reach are made larger.
        let excess = max((x * x) / (radiusX * radiusX) + (y * y) / (radiusY * radiusY), 1).squareRoot()
        let (rx, ry) = (radiusX * excess, radiusY * excess)
        let spread = rx * rx * y * y + ry * ry * x * x
        let factor =
            max((rx * rx * ry * ry - spread) / spread, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let (centerX, centerY) = (factor * rx * y / ry, -factor * ry * x / rx)
        let middle = OutlinePoint(
            x: cosine * centerX - sine * centerY + (point.x + end.x) / 2,
            y: sine * centerX + cosine * centerY + (point.y + end.y) / 2)
        let from = atan2((y - centerY) / ry, (x - centerX) / rx)
        var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // Radii near zero have squares of zero.
        guard sweep.isFinite else { return line(to: end) }
        func place(_ x: Double, _ y: Double) -> OutlinePoint {
            OutlinePoint(x: middle.x + cosine * x * rx - sine * y * ry, y: middle.y + sine * x * rx + cosine * y * ry)
        }
        let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let part = sweep / Double(count)
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let (a, b) = (from + part * Double(index), from + part * Double(index + 1))
            let last = index == count - 1 ? end : place(cos(b), sin(b))
            steps.append(
                .cubic(
                    place(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                    place(cos(b) + reach * sin(b), sin(b) - reach * cos(b)), to: last))
        }
        point = end
    }
}
