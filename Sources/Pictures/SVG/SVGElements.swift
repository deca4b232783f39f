package import Basics
import Checks
import Frames

/// Parts of a picture as elements of SVG.
package struct SVGElements {
    package let definitions: GlyphDefinitions

    package init(definitions: GlyphDefinitions) {
        self.definitions = definitions
    }

    package func elements(_ parts: [PictureElement]) -> [XMLElement] { parts.map(element) }

    /// O(n) in what is inside.
    func element(_ part: PictureElement) -> XMLElement {
        switch part {
        case .shape(let shape): return Self.element(shape)
        case .caption(let caption): return Self.element(caption)
        case .letters(let letters): return SVGLetters(letters, definitions).element(boxes: elements)
        case .group(let x, let y, let parts):
            return XMLElement(
                "g", ["transform": "translate(\(Number.text(x)) \(Number.text(y)))"], elements(parts))
        case .cut(let outline, let parts):
            let path = SVGPath(outline).data
            return XMLElement("g", ["style": "clip-path:path('\(path)')"], elements(parts))
        case .shadowed(let shadow, let parts): return SVGPaint.element(shadow, elements(parts))
        case .painted(let painted): return SVGPaint.element(painted)
        case .image(let image): return SVGPaint.element(image, definitions)
        case .clip(let frame, let parts): return Self.clipped(elements(parts), to: frame)
        }
    }

    private static func element(_ shape: PictureElement.Shape) -> XMLElement {
        var element: XMLElement
        switch shape.outline {
        case .rectangle(let frame, let radius):
            element = XMLElement("rect", ["class": shape.look])
            element.add(["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
            if radius > 0 { element.add(["rx": radius]) }
        case .ellipse(let frame):
            element = XMLElement("ellipse", ["class": shape.look])
            let (horizontal, vertical) = (frame.width / 2, frame.height / 2)
            element.add(["cx": frame.x + horizontal, "cy": frame.y + vertical, "rx": horizontal, "ry": vertical])
        case .path(let steps):
            element = XMLElement("path", ["class": shape.look, "d": data(steps)])
        }
        // Browsers show a title where the pointer rests.
        if let title = shape.title { element.content = .elements([XMLElement("title", text: Prose.oneLine(title))]) }
        return element
    }

    /// The data of a path (SVG 2, §9.3).
    private static func data(_ steps: [PictureElement.PathStep]) -> String {
        steps.map { step in
            switch step {
            case .move(let x, let y): "M\(Number.text(x)) \(Number.text(y))"
            case .line(let x, let y): "L\(Number.text(x)) \(Number.text(y))"
            case .horizontal(let x): "H\(Number.text(x))"
            case .vertical(let y): "v\(Number.text(y))"
            }
        }.joined()
    }

    private static func element(_ caption: PictureElement.Caption) -> XMLElement {
        var element = XMLElement("text", ["class": caption.look])
        if caption.parts.count == 1, caption.parts[0].look == nil {
            element.content = .text(caption.parts[0].text)
        } else {
            element.content = .elements(
                caption.parts.map { part in
                    var span = XMLElement("tspan", text: part.text)
                    if let look = part.look { span.attributes.append(("class", look)) }
                    return span
                })
        }
        element.add(["x": caption.x, "y": caption.y])
        if let size = caption.fontSize { element.add(["font-size": size]) }
        return element
    }

    /// Elements in a picture inside the picture, which shows nothing beyond its edges.
    private static func clipped(_ elements: [XMLElement], to clip: Frame) -> XMLElement {
        let numbers = [clip.x, clip.y, clip.width, clip.height].map(Number.text)
        var picture = XMLElement("svg")
        picture.content = .elements(elements)
        picture.add(["x": clip.x, "y": clip.y, "width": clip.width, "height": clip.height])
        picture.attributes.append(("viewBox", numbers.joined(separator: " ")))
        return picture
    }
}

extension XMLElement {
    mutating func add(_ numbers: KeyValuePairs<String, Double>) {
        attributes += numbers.map { ($0.key, Number.text($0.value)) }
    }
}
