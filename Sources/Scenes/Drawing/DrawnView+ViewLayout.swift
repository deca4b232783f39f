internal import Foundation
internal import Frames
internal import ViewLayout

extension DrawnColor {
    init(_ color: LookColor) {
        func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), opacity: color.opacity)
    }
}

extension DrawnTone {
    init(_ tone: LookTone) { self.init(light: DrawnColor(tone.light), dark: DrawnColor(tone.dark)) }
}

extension DrawnPart {
    /// nil for one that has no outline.
    init?(_ part: ViewLook.Part, in frame: CGRect) {
        switch part {
        case .fill(let path, let paint, let isEvenOdd):
            let outline = [OutlineStep](path)
            guard !outline.isEmpty else { return nil }
            self.init(outline, paint: DrawnPaint(paint, in: path, frame))
            self.isEvenOdd = isEvenOdd
        case .stroke(let path, let paint, let style):
            let outline = [OutlineStep](path, isClosed: false)
            guard !outline.isEmpty, style.lineWidth > 0, style.lineWidth < 1e4 else { return nil }
            self.init(outline, paint: DrawnPaint(paint, in: path, frame), lineWidth: Double(style.lineWidth))
            let dashes = style.dash.map { Double($0) }
            let isUsable = dashes.count <= 16 && dashes.allSatisfy { (0.1...1e4).contains($0) }
            self.dashes = isUsable ? dashes : []
        }
    }
}

extension DrawnEffect {
    /// nil for one that is not seen.
    init?(_ effect: PlacedEffect) {
        switch effect.drawing {
        case nil: return nil
        case .clip(let path):
            let outline = [OutlineStep](path)
            guard !outline.isEmpty else { return nil }
            self = .clip(outline)
        case .shadow(let tone, let radius, let offset):
            let isDrawable = [radius, offset.width, offset.height].allSatisfy { abs($0) < 1000 }
            guard isDrawable, max(tone.light.opacity, tone.dark.opacity) > 0 else { return nil }
            self = .shadow(
                DrawnShadow(
                    tone: DrawnTone(tone), radius: max(Double(radius), 0), x: Double(offset.width),
                    y: Double(offset.height)))
        case .behind(let part):
            guard let part = DrawnPart(part, in: effect.rect) else { return nil }
            self = .behind(part)
        case .over(let part):
            guard let part = DrawnPart(part, in: effect.rect) else { return nil }
            self = .over(part)
        }
    }
}

extension DrawnPaint {
    fileprivate init(_ paint: LookPaint, in path: Path, _ frame: CGRect) {
        switch paint {
        case .tone(let tone): self = .tone(DrawnTone(tone))
        case .gradient(let gradient): self = .gradient(DrawnGradient(gradient, side: max(frame.width, frame.height)))
        }
    }
}

extension DrawnGradient {
    /// - Parameter side: The longer side of the area, in points.
    fileprivate init(_ gradient: LookGradient, side: CGFloat) {
        let stops = gradient.stops.map { Stop(tone: DrawnTone($0.tone), location: $0.location) }
            .sorted { $0.location < $1.location }
        func point(_ point: UnitPoint) -> OutlinePoint { OutlinePoint(x: Double(point.x), y: Double(point.y)) }
        switch gradient.form {
        case .linear(let start, let end): self.init(stops: stops, start: point(start), end: point(end))
        case .radial(let center, _, let end):
            self.init(
                stops: stops, start: point(center), radius: side > 0 ? min(max(end / Double(side), 0.01), 100) : 1)
        case .elliptical(let center, _, let end):
            self.init(stops: stops, start: point(center), radius: min(max(end, 0.01), 100))
        }
    }
}

extension [OutlineStep] {
    /// The steps of an outline; empty for one that no picture can show.
    ///
    /// - Parameter isClosed: Whether parts that are not closed are closed, as areas are.
    init(_ path: Path, isClosed: Bool = true) {
        var steps: [OutlineStep] = []
        var isDrawable = true
        var start: OutlinePoint?
        func point(_ point: CGPoint) -> OutlinePoint {
            let (x, y) = (Double(point.x), Double(point.y))
            if !(abs(x) < 1e6 && abs(y) < 1e6) { isDrawable = false }
            return OutlinePoint(x: x, y: y)
        }
        func add(_ element: Path.Element) {
            switch element {
            case .move(let end):
                start = point(end)
                steps.append(.move(point(end)))
            case .line(let end): steps.append(.line(point(end)))
            case .quadCurve(let end, let control): steps.append(.quadratic(point(control), to: point(end)))
            case .curve(let end, let first, let second):
                steps.append(.cubic(point(first), point(second), to: point(end)))
            case .closeSubpath: if let start { steps.append(.line(start)) }
            }
        }
        path.forEach(add)
        self = isDrawable && steps.count <= 20_000 ? steps : []
    }
}
