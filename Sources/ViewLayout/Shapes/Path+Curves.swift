public import Foundation

extension Path {
    /// Adds an ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds a rectangle whose corners are quarters of ellipses.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = min(cornerSize.width, rect.width / 2)
        let ry = min(cornerSize.height, rect.height / 2)
        // A cubic curve whose control points lie at this part of the radius is a quarter of a circle, almost.
        let (kx, ky) = (rx * (1 - 0.5522847498), ry * (1 - 0.5522847498))
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: at(l + rx, t))
        addLine(to: at(r - rx, t))
        addCurve(to: at(r, t + ry), control1: at(r - kx, t), control2: at(r, t + ky))
        addLine(to: at(r, b - ry))
        addCurve(to: at(r - rx, b), control1: at(r, b - ky), control2: at(r - kx, b))
        addLine(to: at(l + rx, b))
        addCurve(to: at(l, b - ry), control1: at(l + kx, b), control2: at(l, b - ky))
        addLine(to: at(l, t + ry))
        addCurve(to: at(l + rx, t), control1: at(l, t + ky), control2: at(l + kx, t))
        closeSubpath()
    }

    /// Adds a part of a circle, in pieces of at most a quarter.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
        if !clockwise, sweep < 0 { sweep += 2 * .pi }
        if clockwise, sweep > 0 { sweep -= 2 * .pi }
        if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
        // There are no arcs between angles that are not finite.
        guard sweep.isFinite else { return }
        let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        func point(_ angle: Double, _ side: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - side * sin(angle),
                y: center.y + radius * sin(angle) + side * cos(angle))
        }
        let start = point(startAngle.radians)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            addCurve(to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
        }
    }
}
