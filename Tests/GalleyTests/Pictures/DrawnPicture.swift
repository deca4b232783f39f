import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an SVG draws for each text, found from nothing but the document: as a browser's `getBBox` would.
final class DrawnPicture: NSObject, XMLParserDelegate {
    struct Text {
        var title = ""
        /// In points from the top left of the sheet; nil without ink.
        var box: Box?
        var glyphs = 0
    }

    private(set) var texts: [Text] = []
    /// Names of outlines that are used and defined nowhere.
    private(set) var undefined: Set<String> = []
    private var paths: [String: (path: DrawnPath, transform: Affine)] = [:]
    /// Transforms of the elements that are open, from the text's own down; empty outside of texts.
    private var transforms: [Affine] = []
    private var stroke = 0.0
    private var isTitle = false

    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "path", let id = attributes["id"], let data = attributes["d"] {
            paths[id] = (DrawnPath(data), Affine(attributes["transform"]))
        }
        if attributes["class"]?.hasPrefix("letters") == true {
            texts.append(Text())
            transforms = [Affine(nil)]
            return
        }
        guard let outer = transforms.last else { return }
        isTitle = name == "title" && transforms.count == 1
        if name == "g" { stroke = attributes["stroke-width"].flatMap(Double.init) ?? 0 }
        transforms.append(outer.after(Affine(attributes["transform"])))
        if name == "use" { use(attributes, in: outer) }
    }

    private func use(_ attributes: [String: String], in outer: Affine) {
        let name = String((attributes["href"] ?? "#").dropFirst())
        guard let (path, transform) = paths[name] else {
            undefined.insert(name)
            return
        }
        var place = Affine(nil)
        place.e = attributes["x"].flatMap(Double.init) ?? 0
        place.f = attributes["y"].flatMap(Double.init) ?? 0
        texts[texts.count - 1].glyphs += 1
        guard let box = path.box(outer.after(place).after(transform), stroke: stroke) else { return }
        texts[texts.count - 1].box = texts[texts.count - 1].box?.union(box) ?? box
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        _ = transforms.popLast()
        isTitle = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isTitle { texts[texts.count - 1].title += string }
    }
}

struct Box {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func union(_ other: Box) -> Box {
        Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}

/// x' = ax + cy + e, y' = bx + dy + f.
struct Affine {
    var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    /// A list of `translate`, `scale` and `matrix`.
    init(_ list: String?) {
        for call in (list ?? "").split(separator: ")") {
            let parts = call.split { $0 == "(" || $0 == " " }.map(String.init)
            let numbers = parts.dropFirst().compactMap(Double.init)
            var next = Affine(nil)
            switch parts.first {
            case "translate": (next.e, next.f) = (numbers[0], numbers[1])
            case "scale": (next.a, next.d) = (numbers[0], numbers[0])
            default:
                (next.a, next.b, next.c, next.d) = (numbers[0], numbers[1], numbers[2], numbers[3])
                (next.e, next.f) = (numbers[4], numbers[5])
            }
            self = after(next)
        }
    }

    /// The transform that first does `inner`.
    func after(_ inner: Affine) -> Affine {
        var result = self
        (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
        (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
        (result.e, result.f) = apply(inner.e, inner.f)
        return result
    }

    func apply(_ x: Double, _ y: Double) -> (Double, Double) { (a * x + c * y + e, b * x + d * y + f) }
}
