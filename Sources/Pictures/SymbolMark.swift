import Foundation
import Frames

/// A plain mark in the place of a symbol of the system, which may not be drawn here: a few simple shapes by the words of
/// its name, and else a rounded square.
///
/// The shapes are Galley's own, and only show what kind of symbol is there.
struct SymbolMark {
    private let name: String
    private let words: [String]

    init(_ name: String) {
        self.name = name
        words = name.split(separator: ".").map { $0.lowercased() }
    }

    /// The mark in the middle of a frame, as large as a letter would be.
    func elements(in frame: Frame, ink: DrawnTone) -> [PictureElement] {
        let side = min(frame.width, frame.height) * 0.8
        guard side > 0 else { return [] }
        let box = Frame(
            x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side)
        let title = "stand-in for the symbol \(name)"
        let isFilled = words.contains("fill")
        let enclosure = words.dropFirst().first { ["circle", "square"].contains($0) }
        guard let enclosure else { return part(words.first ?? "", in: box, isFilled, ink, title) }
        let around = part(enclosure, in: box, isFilled, ink.paler(isFilled), title)
        let inner = Frame(
            x: box.x + side / 4, y: box.y + side / 4, width: side / 2, height: side / 2)
        return around + part(words.first ?? "", in: inner, isFilled, ink, nil)
    }

    private func part(
        _ word: String, in box: Frame, _ isFilled: Bool, _ ink: DrawnTone, _ title: String?
    ) -> [PictureElement] {
        let width = max(box.width / 10, 0.75)
        func element(_ outline: [OutlineStep], filled: Bool) -> PictureElement {
            .painted(
                PictureElement.Painted(
                    part: DrawnPart(outline, paint: .tone(ink), lineWidth: filled ? nil : width), title: title))
        }
        func lines(_ lines: [[(Double, Double)]]) -> [PictureElement] {
            lines.map { element(Self.outline($0, in: box), filled: false) }
        }
        func area(_ points: [(Double, Double)]) -> [PictureElement] {
            [element(Self.outline(points + [points[0]], in: box), filled: isFilled)]
        }
        switch word {
        case "chevron": return lines([chevron])
        case "arrow": return lines(arrow)
        case "plus": return lines([[(0.5, 0.08), (0.5, 0.92)], [(0.08, 0.5), (0.92, 0.5)]])
        case "minus": return lines([[(0.08, 0.5), (0.92, 0.5)]])
        case "xmark": return lines([[(0.12, 0.12), (0.88, 0.88)], [(0.88, 0.12), (0.12, 0.88)]])
        case "checkmark": return lines([[(0.1, 0.55), (0.4, 0.85), (0.92, 0.15)]])
        case "line", "list": return lines([0.2, 0.5, 0.8].map { [(0.05, $0), (0.95, $0)] })
        case "ellipsis":
            return [0.14, 0.5, 0.86].map { x in
                let dot = Frame(
                    x: box.x + (x - 0.1) * box.width, y: box.y + 0.4 * box.height, width: box.width / 5,
                    height: box.width / 5)
                return element(PictureElement.Outline.ellipse(dot).steps, filled: true)
            }
        case "star": return area(Self.star)
        case "heart": return [element(Self.heart(in: box), filled: isFilled)]
        case "play": return area([(0.2, 0.08), (0.9, 0.5), (0.2, 0.92)])
        case "triangle":
            return area([(0.5, 0.08), (0.96, 0.9), (0.04, 0.9)])
        case "house":
            return area([
                (0.5, 0.06), (0.96, 0.48), (0.82, 0.48), (0.82, 0.94), (0.18, 0.94), (0.18, 0.48), (0.04, 0.48),
            ])
        case "bookmark": return area([(0.22, 0.05), (0.78, 0.05), (0.78, 0.95), (0.5, 0.7), (0.22, 0.95)])
        case "magnifyingglass":
            let lens = Frame(x: box.x, y: box.y, width: box.width * 0.72, height: box.height * 0.72)
            return [element(PictureElement.Outline.ellipse(lens).steps, filled: false)]
                + lines([[(0.62, 0.62), (0.98, 0.98)]])
        case "person":
            let head = Frame(
                x: box.x + box.width * 0.3, y: box.y, width: box.width * 0.4, height: box.height * 0.4)
            let body = Frame(
                x: box.x + box.width * 0.1, y: box.y + box.height * 0.52, width: box.width * 0.8,
                height: box.height * 0.46)
            return [
                element(PictureElement.Outline.ellipse(head).steps, filled: isFilled),
                element(PictureElement.Outline.rectangle(body, radius: box.width * 0.22).steps, filled: isFilled),
            ]
        case "circle", "clock", "globe", "gear", "gearshape", "info", "questionmark":
            return [element(PictureElement.Outline.ellipse(box).steps, filled: isFilled)]
        case "square", "rectangle":
            return [element(PictureElement.Outline.rectangle(box, radius: box.width / 6).steps, filled: isFilled)]
        default:
            return [element(PictureElement.Outline.rectangle(box, radius: box.width / 4).steps, filled: isFilled)]
        }
    }

    private var chevron: [(Double, Double)] {
        if words.contains("left") || words.contains("backward") { return [(0.68, 0.08), (0.3, 0.5), (0.68, 0.92)] }
        if words.contains("up") { return [(0.08, 0.68), (0.5, 0.3), (0.92, 0.68)] }
        if words.contains("down") { return [(0.08, 0.32), (0.5, 0.7), (0.92, 0.32)] }
        return [(0.32, 0.08), (0.7, 0.5), (0.32, 0.92)]
    }

    private var arrow: [[(Double, Double)]] {
        if words.contains("left") || words.contains("backward") {
            return [[(0.95, 0.5), (0.05, 0.5)], [(0.4, 0.15), (0.05, 0.5), (0.4, 0.85)]]
        }
        if words.contains("up") { return [[(0.5, 0.95), (0.5, 0.05)], [(0.15, 0.4), (0.5, 0.05), (0.85, 0.4)]] }
        if words.contains("down") { return [[(0.5, 0.05), (0.5, 0.95)], [(0.15, 0.6), (0.5, 0.95), (0.85, 0.6)]] }
        return [[(0.05, 0.5), (0.95, 0.5)], [(0.6, 0.15), (0.95, 0.5), (0.6, 0.85)]]
    }

    private static let star = (0..<10).map { corner -> (Double, Double) in
        let radius = corner.isMultiple(of: 2) ? 0.5 : 0.2
        let angle = Double(corner) * .pi / 5
        return (0.5 + radius * sin(angle), 0.52 - radius * cos(angle))
    }

    private static func outline(_ points: [(Double, Double)], in box: Frame) -> [OutlineStep] {
        points.enumerated().map { index, point in
            let point = OutlinePoint(x: box.x + point.0 * box.width, y: box.y + point.1 * box.height)
            return index == 0 ? .move(point) : .line(point)
        }
    }

    private static func heart(in box: Frame) -> [OutlineStep] {
        func point(_ x: Double, _ y: Double) -> OutlinePoint {
            OutlinePoint(x: box.x + x * box.width, y: box.y + y * box.height)
        }
        return [
            .move(point(0.5, 0.92)), .cubic(point(0.1, 0.62), point(0, 0.45), to: point(0.02, 0.3)),
            .cubic(point(0.05, 0), point(0.4, 0), to: point(0.5, 0.26)),
            .cubic(point(0.6, 0), point(0.95, 0), to: point(0.98, 0.3)),
            .cubic(point(1, 0.45), point(0.9, 0.62), to: point(0.5, 0.92)),
        ]
    }
}

extension DrawnTone {
    /// Behind a filled mark the colour is pale, so that the mark is seen.
    fileprivate func paler(_ isFilled: Bool) -> DrawnTone { isFilled ? faded(0.35) : self }
}
