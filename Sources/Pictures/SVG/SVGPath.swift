internal import Basics
import Frames

/// The data of an SVG path (SVG 2, §9.3), as short as its numbers allow: steps relative to where the one before ended.
///
/// Exact for whole font units, as fonts have them.
struct SVGPath {
    private(set) var data = ""
    private var point = OutlinePoint(x: 0, y: 0)
    private var start = OutlinePoint(x: 0, y: 0)
    private var command: Character = " "

    /// Whether parts are closed where they end.
    private let closes: Bool

    /// The path of an outline. O(steps).
    ///
    /// - Parameter closes: Whether parts are closed where they end, as areas are.
    init(_ outline: [OutlineStep], closes: Bool = true) {
        self.closes = closes
        for step in outline { add(step) }
        close()
    }

    private mutating func add(_ step: OutlineStep) {
        switch step {
        case .move(let end):
            close()
            add("m", [end], to: end)
            start = end
        case .line(let end):
            if end.y == point.y {
                add("h", numbers: [end.x - point.x], to: end)
            } else if end.x == point.x {
                add("v", numbers: [end.y - point.y], to: end)
            } else {
                add("l", [end], to: end)
            }
        case .quadratic(let control, let end): add("q", [control, end], to: end)
        case .cubic(let first, let second, let end): add("c", [first, second, end], to: end)
        }
    }

    private mutating func add(_ letter: Character, _ points: [OutlinePoint], to end: OutlinePoint) {
        add(letter, numbers: points.flatMap { [$0.x - point.x, $0.y - point.y] }, to: end)
    }

    private mutating func add(_ letter: Character, numbers: [Double], to end: OutlinePoint) {
        // Numbers after those of a move would be lines.
        var needsSpace = letter == command && letter != "m"
        if !needsSpace { data.append(letter) }
        for number in numbers {
            let digits = Number.text(number)
            if needsSpace, digits.utf8.first != UInt8(ascii: "-") { data.append(" ") }
            data += digits
            needsSpace = true
        }
        command = letter
        point = end
    }

    private mutating func close() {
        guard !data.isEmpty, closes else { return }
        data.append("z")
        command = "z"
        point = start
    }
}
