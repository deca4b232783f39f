internal import Basics
import Checks
import Frames

/// Colours and pictures of a scene as elements of SVG.
///
/// An attribute has the colour of the light appearance. Where that of the dark one differs, a variable has it, which the
/// style sheet uses in the dark.
enum SVGPaint {
    static func element(_ painted: PictureElement.Painted) -> XMLElement {
        let part = painted.part
        let isLine = part.lineWidth != nil
        var path = XMLElement("path", ["d": SVGPath(part.outline, closes: !isLine).data])
        var before: [XMLElement] = []
        switch part.paint {
        case .tone(let tone): add(tone, to: &path, as: isLine ? "stroke" : "fill")
        case .gradient(let gradient):
            let definition = element(gradient)
            path.attributes.append((isLine ? "stroke" : "fill", "url(#\(definition.name))"))
            before = [definition.element]
        }
        if let width = part.lineWidth {
            path.attributes.append(("fill", "none"))
            path.add(["stroke-width": width])
            if !part.dashes.isEmpty {
                path.attributes.append(("stroke-dasharray", part.dashes.map { Number.text($0) }.joined(separator: " ")))
            }
        }
        if part.isEvenOdd { path.attributes.append(("fill-rule", "evenodd")) }
        if let title = painted.title { path.content = .elements([XMLElement("title", text: Prose.oneLine(title))]) }
        return before.isEmpty ? path : XMLElement("g", [:], before + [path])
    }

    /// Elements with a shadow behind them.
    static func element(_ shadow: DrawnShadow, _ elements: [XMLElement]) -> XMLElement {
        func color(_ color: DrawnColor) -> String {
            "rgb(\(color.red) \(color.green) \(color.blue)/\(Number.text(color.opacity)))"
        }
        let (light, dark) = (color(shadow.tone.light), color(shadow.tone.dark))
        let lengths = [shadow.x, shadow.y, shadow.radius].map { "\(Number.text($0))px" }.joined(separator: " ")
        guard light != dark else {
            return XMLElement("g", ["style": "filter:drop-shadow(\(lengths) \(light))"], elements)
        }
        let style = "filter:drop-shadow(\(lengths) var(--w,\(light)));--dw:\(dark)"
        return XMLElement("g", ["class": "tw", "style": style], elements)
    }

    /// Adds the colour of letters, in place of that of the style sheet.
    static func addText(_ tone: DrawnTone, to element: inout XMLElement) {
        var style = "color:\(css(tone.light))"
        if tone.light.opacity < 1 { style += ";opacity:\(Number.text(tone.light.opacity))" }
        if tone.dark != tone.light {
            if let place = element.attributes.firstIndex(where: { $0.name == "class" }) {
                element.attributes[place].value += " tc"
            }
            style += ";--d:\(css(tone.dark));--o:\(Number.text(tone.dark.opacity))"
        }
        element.attributes.append(("style", style))
    }

    /// Adds a colour as `fill`, `stroke` or `stop-color`.
    static func add(_ tone: DrawnTone, to element: inout XMLElement, as attribute: String) {
        element.attributes.append((attribute, css(tone.light)))
        let opacity = attribute == "stop-color" ? "stop-opacity" : "\(attribute)-opacity"
        if tone.light.opacity < 1 { element.attributes.append((opacity, Number.text(tone.light.opacity))) }
        guard tone.dark != tone.light else { return }
        let look = ["fill": "tf", "stroke": "ts"][attribute] ?? "tp"
        if let place = element.attributes.firstIndex(where: { $0.name == "class" }) {
            element.attributes[place].value += " \(look)"
        } else {
            element.attributes.append(("class", look))
        }
        let visible = tone.dark.opacity < 1 ? ";--o:\(Number.text(tone.dark.opacity))" : ""
        element.attributes.append(("style", "--d:\(css(tone.dark))\(visible)"))
    }

    static func css(_ color: DrawnColor) -> String {
        PictureColor(red: color.red, green: color.green, blue: color.blue).css
    }

    /// A gradient in coordinates of the area, so that equal ones have equal definitions.
    private static func element(_ gradient: DrawnGradient) -> (name: String, element: XMLElement) {
        let stops = gradient.stops.map { stop in
            var element = XMLElement("stop", ["offset": Number.text(stop.location)])
            add(stop.tone, to: &element, as: "stop-color")
            return element
        }
        var element = XMLElement(gradient.end == nil ? "radialGradient" : "linearGradient", [:], stops)
        if let end = gradient.end {
            element.add(["x1": gradient.start.x, "y1": gradient.start.y, "x2": end.x, "y2": end.y])
        } else {
            element.add(["cx": gradient.start.x, "cy": gradient.start.y, "r": gradient.radius])
        }
        let name = "g" + String(Digest.value(of: element.compact().utf8), radix: 36)
        element.attributes.insert(("id", name), at: 0)
        return (name, element)
    }

    /// A picture, defined once for the document. A stencil is a picture of which a filter keeps only the opacity.
    static func element(_ image: PictureElement.Image, _ definitions: GlyphDefinitions) -> XMLElement {
        let place = image.placed
        let transform =
            "translate(\(Number.text(place.x)) \(Number.text(place.y))) "
            + "scale(\(Number.text(place.width, decimals: 6)) \(Number.text(place.height, decimals: 6)))"
        let use = XMLElement("use", ["href": definitions.reference(to: image.file), "transform": transform])
        let title = XMLElement("title", text: Prose.oneLine(image.title))
        var group = XMLElement("g", [:], [title, use])
        if image.opacity < 1 { group.add(["opacity": image.opacity]) }
        if let ink = image.ink {
            let stencil = filter(ink)
            group = XMLElement("g", ["filter": "url(#\(stencil.name))"], [stencil.element] + [title, use])
        }
        guard image.fills else { return group }
        let frame = image.frame
        let clip: [OutlineStep] = [
            .move(OutlinePoint(x: frame.x, y: frame.y)), .line(OutlinePoint(x: frame.maxX, y: frame.y)),
            .line(OutlinePoint(x: frame.maxX, y: frame.maxY)), .line(OutlinePoint(x: frame.x, y: frame.maxY)),
        ]
        return XMLElement("g", ["style": "clip-path:path('\(SVGPath(clip).data)')"], [group])
    }

    /// A filter that floods the outline of a picture with a colour.
    private static func filter(_ ink: DrawnTone) -> (name: String, element: XMLElement) {
        let color = css(ink.light)
        let opacity = Number.text(ink.light.opacity)
        let name = "s\(color.dropFirst())\(css(ink.dark).dropFirst())o\(opacity.filter { $0 != "." })"
        var flood = XMLElement("feFlood", ["flood-color": color, "flood-opacity": opacity, "result": "c"])
        if ink.dark != ink.light {
            flood.attributes.append(("class", "tl"))
            flood.attributes.append(("style", "--d:\(css(ink.dark))"))
        }
        let composite = XMLElement("feComposite", ["in": "c", "in2": "SourceAlpha", "operator": "in"])
        return (name, XMLElement("filter", ["id": name], [flood, composite]))
    }
}

extension ImageFile.Format {
    /// As in RFC 6838.
    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .svg: "image/svg+xml"
        }
    }
}

/// Bytes as text (RFC 4648, §4).
enum Base64 {
    static func text(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                text.append(place <= part.count ? letters[number >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
