internal import Foundation
internal import Frames
internal import Pictures

/// A map of the plane (SVG 2, 8.5).
struct SVGTransform {
    var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    init(_ a: Double = 1, _ b: Double = 0, _ c: Double = 0, _ d: Double = 1, _ e: Double = 0, _ f: Double = 0) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// A list of transforms, the first the outermost. What cannot be read is left out.
    init(list text: String) {
        self.init()
        for part in text.split(separator: ")").prefix(100) {
            let parts = part.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].filter { $0.isLetter }
            let numbers = SVGNumbers.list(parts[1])
            self = Self.named(name, numbers).then(self)
        }
    }

    private static func named(_ name: String, _ n: [Double]) -> SVGTransform {
        switch (name, n.count) {
        case ("matrix", 6): return SVGTransform(n[0], n[1], n[2], n[3], n[4], n[5])
        case ("translate", 1), ("translate", 2): return SVGTransform(1, 0, 0, 1, n[0], n.count > 1 ? n[1] : 0)
        case ("scale", 1), ("scale", 2): return SVGTransform(n[0], 0, 0, n[n.count - 1])
        case ("skewX", 1): return SVGTransform(1, 0, tan(n[0] * .pi / 180), 1)
        case ("skewY", 1): return SVGTransform(1, tan(n[0] * .pi / 180), 0, 1)
        case ("rotate", 1), ("rotate", 3):
            let (cosine, sine) = (cos(n[0] * .pi / 180), sin(n[0] * .pi / 180))
            let turn = SVGTransform(cosine, sine, -sine, cosine)
            guard n.count == 3 else { return turn }
            return SVGTransform(1, 0, 0, 1, -n[1], -n[2]).then(turn).then(SVGTransform(1, 0, 0, 1, n[1], n[2]))
        default: return SVGTransform()
        }
    }

    /// This map, and another one after it.
    func then(_ next: SVGTransform) -> SVGTransform {
        SVGTransform(
            a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c, c * next.b + d * next.d,
            e * next.a + f * next.c + next.e, e * next.b + f * next.d + next.f)
    }

    func applied(to point: OutlinePoint) -> OutlinePoint {
        OutlinePoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
    }

    func applied(to outline: [OutlineStep]) -> [OutlineStep] { outline.map { $0.mapped(applied) } }

    /// How much longer lines become on average.
    var scale: Double { abs(a * d - b * c).squareRoot() }
}
