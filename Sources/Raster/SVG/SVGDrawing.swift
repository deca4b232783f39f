internal import Foundation
internal import Frames
internal import Pictures

/// What an SVG file draws: shapes with colours, gradients, clips and opacities.
///
/// Texts, photos, masks, filters, patterns and markers are left out. Coordinates are those of the `viewBox`, moved so that
/// its corner is at the origin. O(bytes), with limits for what files refer to again and again.
struct SVGDrawing {
    struct Part {
        var part: DrawnPart
        var hasRoundCaps = false
        var hasRoundJoins = false
        /// Outlines outside of which nothing is drawn.
        var clips: [[OutlineStep]]
    }

    let width: Double
    let height: Double
    private(set) var parts: [Part] = []
    private var sheet: SVGSheet
    private var elements: [String: SVGElement] = [:]
    private var steps = 0

    /// The most parts, and the most steps of all outlines.
    private static let (mostParts, mostSteps) = (20_000, 500_000)

    /// nil for a file without a size, or with nothing that can be drawn.
    init?(_ bytes: [UInt8]) {
        guard let root = SVGElement.root(of: bytes), root.name == "svg" else { return nil }
        let box = SVGNumbers.list(root.attributes["viewBox"] ?? "")
        let size = ["width", "height"].map { SVGNumbers.list(root.attributes[$0] ?? "").first ?? 0 }
        let frame = box.count == 4 && box[2] > 0 && box[3] > 0 ? box : [0, 0] + size
        guard frame[2] > 0, frame[3] > 0 else { return nil }
        (width, height) = (frame[2], frame[3])
        sheet = SVGSheet("")
        var styles = ""
        collect(root, &styles)
        sheet = SVGSheet(styles)
        let state = State(transform: SVGTransform(1, 0, 0, 1, -frame[0], -frame[1]))
        for child in root.children { draw(child, styled(root, state) ?? state, depth: 0) }
        guard !parts.isEmpty else { return nil }
    }

    private struct State {
        var transform: SVGTransform
        var style = SVGStyle()
        var clips: [[OutlineStep]] = []
    }

    private mutating func collect(_ element: SVGElement, _ styles: inout String) {
        if element.name == "style" { styles += element.text }
        if let name = element.attributes["id"], elements[name] == nil { elements[name] = element }
        for child in element.children { collect(child, &styles) }
    }

    /// The state inside of an element; nil where nothing of it is displayed.
    private func styled(_ element: SVGElement, _ outer: State) -> State? {
        var state = outer
        if let transform = element.attributes["transform"] {
            state.transform = SVGTransform(list: transform).then(outer.transform)
        }
        var clip: String?
        for (name, value) in sheet.properties(of: element) {
            switch name {
            case "display" where value == "none": return nil
            case "clip-path": clip = SVGStyle.identifier(value)
            default: state.style.set(name, value)
            }
        }
        if let clip = clip.flatMap({ elements[$0] }), clip.name == "clipPath", state.clips.count < 16 {
            let outline = clip.children.prefix(100).flatMap { child -> [OutlineStep] in
                let inner = child.attributes["transform"].map { SVGTransform(list: $0) } ?? SVGTransform()
                return inner.then(state.transform).applied(to: shape(child))
            }
            if !outline.isEmpty { state.clips.append(outline) }
        }
        return state
    }

    private mutating func draw(_ element: SVGElement, _ outer: State, depth: Int) {
        guard depth < 64, parts.count < Self.mostParts, steps < Self.mostSteps else { return }
        guard var state = styled(element, outer) else { return }
        // An element costs as much as some steps do, also where it draws nothing.
        steps += 8
        switch element.name {
        case "g", "svg", "a", "switch":
            for child in element.children { draw(child, state, depth: depth + 1) }
        case "use":
            // A file that refers to itself goes around until the depth is reached.
            guard let name = element.attributes["href"].flatMap(SVGStyle.identifier), let target = elements[name] else {
                return
            }
            let place = ["x", "y"].map { number(element, $0) }
            state.transform = SVGTransform(1, 0, 0, 1, place[0], place[1]).then(state.transform)
            draw(target, state, depth: depth + 8)
        case "symbol" where depth >= 8:
            for child in element.children { draw(child, state, depth: depth + 1) }
        default:
            guard state.style.isVisible else { return }
            add(state.transform.applied(to: shape(element)), state)
        }
    }

    private mutating func add(_ outline: [OutlineStep], _ state: State) {
        guard !outline.isEmpty else { return }
        steps += outline.count
        let style = state.style
        if let paint = paint(style.fill, style.fillOpacity * style.opacity, state, on: outline) {
            var part = Part(part: DrawnPart(outline, paint: paint), clips: state.clips)
            part.part.isEvenOdd = style.isEvenOdd
            parts.append(part)
        }
        let width = style.strokeWidth * state.transform.scale
        guard width > 0, let paint = paint(style.stroke, style.strokeOpacity * style.opacity, state, on: outline) else {
            return
        }
        parts.append(
            Part(
                part: DrawnPart(outline, paint: paint, lineWidth: width), hasRoundCaps: style.hasRoundCaps,
                hasRoundJoins: style.hasRoundJoins, clips: state.clips))
    }

    private func number(_ element: SVGElement, _ name: String) -> Double {
        element.attributes[name].flatMap { SVGNumbers.list($0).first } ?? 0
    }

    /// The outline of a shape; empty for anything else.
    private func shape(_ element: SVGElement) -> [OutlineStep] {
        func number(_ name: String) -> Double { self.number(element, name) }
        switch element.name {
        case "path": return SVGPathReader.outline(element.attributes["d"] ?? "")
        case "rect":
            let frame = Frame(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            guard frame.width > 0, frame.height > 0 else { return [] }
            return PictureElement.Outline.rectangle(frame, radius: max(number("rx"), number("ry"))).steps
        case "circle", "ellipse":
            let radius = number("r")
            let (x, y) = element.name == "circle" ? (radius, radius) : (number("rx"), number("ry"))
            guard x > 0, y > 0 else { return [] }
            let frame = Frame(x: number("cx") - x, y: number("cy") - y, width: 2 * x, height: 2 * y)
            return PictureElement.Outline.ellipse(frame).steps
        case "line":
            return [
                .move(OutlinePoint(x: number("x1"), y: number("y1"))),
                .line(OutlinePoint(x: number("x2"), y: number("y2"))),
            ]
        case "polyline", "polygon":
            let numbers = SVGNumbers.list(element.attributes["points"] ?? "")
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                OutlinePoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            guard let first = points.first else { return [] }
            let lines = points.dropFirst().map { OutlineStep.line($0) }
            return [.move(first)] + lines + (element.name == "polygon" ? [.line(first)] : [])
        default: return []
        }
    }

    // MARK: Paints

    private func paint(
        _ paint: SVGStyle.Paint, _ opacity: Double, _ state: State, on outline: [OutlineStep]
    ) -> DrawnPaint? {
        guard opacity > 0 else { return nil }
        func tone(_ color: DrawnColor) -> DrawnTone {
            var color = color
            color.opacity *= opacity
            return DrawnTone(light: color, dark: color)
        }
        switch paint {
        case .none: return nil
        case .color(let color): return .tone(tone(color))
        case .current: return .tone(tone(state.style.current))
        case .reference(let name):
            guard let element = elements[name] else { return nil }
            return gradient(element, state, on: outline, tone: tone)
        }
    }

    /// A gradient in coordinates of the area; its colour where it has only one.
    private func gradient(
        _ element: SVGElement, _ state: State, on outline: [OutlineStep], tone: (DrawnColor) -> DrawnTone
    ) -> DrawnPaint? {
        guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
        let stops = stops(of: element, depth: 0).map { DrawnGradient.Stop(tone: tone($0.color), location: $0.offset) }
        guard stops.count > 1 else { return stops.first.map { .tone($0.tone) } }
        func value(_ name: String, _ absent: Double) -> Double {
            guard let text = element.attributes[name], let number = SVGNumbers.list(text).first else { return absent }
            return text.hasSuffix("%") ? number / 100 : number
        }
        let area = outline.frame
        let own = element.attributes["gradientTransform"].map { SVGTransform(list: $0) } ?? SVGTransform()
        let isOfArea = element.attributes["gradientUnits"] != "userSpaceOnUse"
        func placed(_ x: Double, _ y: Double) -> OutlinePoint {
            let point = own.applied(to: OutlinePoint(x: x, y: y))
            if isOfArea { return point }
            let end = state.transform.applied(to: point)
            return OutlinePoint(
                x: (end.x - area.x) / max(area.width, 1e-6), y: (end.y - area.y) / max(area.height, 1e-6))
        }
        if element.name == "linearGradient" {
            return .gradient(
                DrawnGradient(
                    stops: stops, start: placed(value("x1", 0), value("y1", 0)),
                    end: placed(value("x2", 1), value("y2", 0))))
        }
        let center = placed(value("cx", 0.5), value("cy", 0.5))
        let scale = isOfArea ? own.scale : own.scale * state.transform.scale / max(area.width, area.height, 1e-6)
        return .gradient(DrawnGradient(stops: stops, start: center, radius: value("r", 0.5) * scale))
    }

    /// The colours of a gradient, or of the one that it refers to.
    private func stops(of element: SVGElement, depth: Int) -> [(color: DrawnColor, offset: Double)] {
        let stops = element.children.filter { $0.name == "stop" }.prefix(100)
        guard stops.isEmpty else {
            return stops.map { stop in
                var color = DrawnColor(red: 0, green: 0, blue: 0)
                var opacity = 1.0
                for (name, value) in sheet.properties(of: stop) {
                    if name == "stop-color", let known = SVGStyle.color(value) { color = known }
                    if name == "stop-opacity" { opacity = SVGStyle.share(value) ?? 1 }
                }
                color.opacity *= opacity
                return (color, SVGStyle.share(stop.attributes["offset"] ?? "0") ?? 0)
            }
        }
        guard depth < 8, let other = element.attributes["href"].flatMap(SVGStyle.identifier).flatMap({ elements[$0] })
        else { return [] }
        return self.stops(of: other, depth: depth + 1)
    }
}
