package import Frames

extension PictureElement.Outline {
    /// The outline in points, y downwards.
    package var steps: [OutlineStep] {
        switch self {
        case .rectangle(let frame, let radius):
            let radius = min(radius, frame.width / 2, frame.height / 2)
            return radius > 0 ? Self.rounded(frame, radius, radius) : Self.rectangle(frame)
        case .ellipse(let frame): return Self.rounded(frame, frame.width / 2, frame.height / 2)
        case .path(let steps): return Self.path(steps)
        }
    }

    /// Whether its contours are open.
    package var isOpen: Bool {
        if case .path = self { true } else { false }
    }

    private static func rectangle(_ frame: Frame) -> [OutlineStep] {
        let corners = [(frame.x, frame.y), (frame.maxX, frame.y), (frame.maxX, frame.maxY), (frame.x, frame.maxY)]
            .map { OutlinePoint(x: $0.0, y: $0.1) }
        return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.line(corners[0])]
    }

    /// A rectangle whose corners are quarters of an ellipse, clockwise from the top left.
    private static func rounded(_ frame: Frame, _ radiusX: Double, _ radiusY: Double) -> [OutlineStep] {
        let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
        func point(_ x: Double, _ y: Double) -> OutlinePoint { OutlinePoint(x: x, y: y) }
        // The control points of the cubic curve that is nearest to a quarter of a circle.
        let reach = 4 * (2.0.squareRoot() - 1) / 3
        let (x, y) = (radiusX * (1 - reach), radiusY * (1 - reach))
        return [
            .move(point(left + radiusX, top)), .line(point(right - radiusX, top)),
            .cubic(point(right - x, top), point(right, top + y), to: point(right, top + radiusY)),
            .line(point(right, bottom - radiusY)),
            .cubic(point(right, bottom - y), point(right - x, bottom), to: point(right - radiusX, bottom)),
            .line(point(left + radiusX, bottom)),
            .cubic(point(left + x, bottom), point(left, bottom - y), to: point(left, bottom - radiusY)),
            .line(point(left, top + radiusY)),
            .cubic(point(left, top + y), point(left + x, top), to: point(left + radiusX, top)),
        ]
    }

    private static func path(_ steps: [PictureElement.PathStep]) -> [OutlineStep] {
        var point = OutlinePoint(x: 0, y: 0)
        return steps.map { step in
            switch step {
            case .move(let x, let y):
                point = OutlinePoint(x: x, y: y)
                return .move(point)
            case .line(let x, let y): point = OutlinePoint(x: x, y: y)
            case .horizontal(let x): point.x = x
            case .vertical(let y): point.y += y
            }
            return .line(point)
        }
    }
}

extension OutlineStep {
    /// The step with each of its points moved.
    package func mapped(_ move: (OutlinePoint) -> OutlinePoint) -> OutlineStep {
        switch self {
        case .move(let end): .move(move(end))
        case .line(let end): .line(move(end))
        case .quadratic(let control, let end): .quadratic(move(control), to: move(end))
        case .cubic(let first, let second, let end): .cubic(move(first), move(second), to: move(end))
        }
    }
}
