public import Foundation

extension Path {
    /// Adds an ellipse that fills a rectangle, under a map.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform)
    }

    /// Adds a rectangle whose corners are quarters of ellipses, under a map.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
        addRect(rect, corners: (size, size, size, size), transform)
    }

    /// Adds a rectangle whose corners are quarters of circles of different radii, leading on the left, under a map.
    ///
    /// Radii for which a side is too short are made smaller, all by the same factor.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii
        let sides = [
            (rect.width, radii.topLeading + radii.topTrailing),
            (rect.width, radii.bottomLeading + radii.bottomTrailing),
            (rect.height, radii.topLeading + radii.bottomLeading),
            (rect.height, radii.topTrailing + radii.bottomTrailing),
        ]
        let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
        addRect(
            rect,
            corners: (
                corner(radii.topLeading), corner(radii.topTrailing), corner(radii.bottomTrailing),
                corner(radii.bottomLeading)
            ), transform)
    }

    /// Adds a rectangle with round corners: top left, top right, bottom right, bottom left.
    private mutating func addRect(
        _ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), _ transform: CGAffineTransform
    ) {
        // A cubic curve whose control points lie at this part of the radius is a quarter of a circle, almost.
        let reach = 1 - 0.5522847498
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (tl, tr, br, bl) = corners
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) -> Element {
            .curve(to: end, control1: control1, control2: control2)
        }
        elements += [
            .move(to: at(l + tl.width, t)),
            .line(to: at(r - tr.width, t)),
            curve(at(r, t + tr.height), at(r - tr.width * reach, t), at(r, t + tr.height * reach)),
            .line(to: at(r, b - br.height)),
            curve(at(r - br.width, b), at(r, b - br.height * reach), at(r - br.width * reach, b)),
            .line(to: at(l + bl.width, b)),
            curve(at(l, b - bl.height), at(l + bl.width * reach, b), at(l, b - bl.height * reach)),
            .line(to: at(l, t + tl.height)),
            curve(at(l + tl.width, t), at(l, t + tl.height * reach), at(l + tl.width * reach, t)),
            .closeSubpath,
        ]
    }

    /// Adds a part of a circle under a map, in pieces of at most a quarter.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
        if !clockwise, sweep < 0 { sweep += 2 * .pi }
        if clockwise, sweep > 0 { sweep -= 2 * .pi }
        if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
    }

    /// Adds a part of a circle under a map, from an angle on, in pieces of at most a quarter.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        // There are no arcs between angles that are not finite.
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let count = Int(min(max((abs(delta.radians) / (.pi / 2)).rounded(.up), 1), 65_536))
        let step = delta.radians / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        func point(_ angle: Double, _ side: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - side * sin(angle),
                y: center.y + radius * sin(angle) + side * cos(angle)
            ).applying(transform)
        }
        let start = point(startAngle.radians)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            addCurve(to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
        }
    }

    /// Adds an arc that touches the line to one point and the line from there to another, with a line to its start.
    ///
    /// Where both lie on one line, only the line to the first point is added.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let current = currentPoint else { return move(to: corner) }
        let start = current.applying(transform.inverted())
        let (back, ahead) = (CGVector(from: tangent1End, to: start), CGVector(from: tangent1End, to: tangent2End))
        let turn = atan2(back.dx * ahead.dy - back.dy * ahead.dx, back.dx * ahead.dx + back.dy * ahead.dy)
        let half = abs(turn) / 2
        guard back.length > 0, ahead.length > 0, abs(sin(turn)) > 1e-9 else { return addLine(to: corner) }
        let reach = radius / sin(half)
        let middle = atan2(back.dy, back.dx) + turn / 2
        let center = CGPoint(x: tangent1End.x + reach * cos(middle), y: tangent1End.y + reach * sin(middle))
        let side = turn > 0 ? -1.0 : 1.0
        let sweep = .pi - abs(turn)
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(middle + .pi - side * sweep / 2),
            delta: .radians(side * sweep), transform: transform)
    }
}

extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }
    fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
