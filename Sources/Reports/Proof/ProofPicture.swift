import Checks
import Frames

/// A scene in one environment as a picture of a page of many: what is drawn, without the definitions that pictures share.
struct ProofPicture: Sendable {
    let environment: LayoutEnvironment
    /// The part of the plane that is shown, in points from the top left of the sheet.
    let box: Frame
    /// What is inside the `svg` element.
    let body: String
    /// How many faults are marked.
    let marks: Int

    /// The picture's name on its page: `de/AX3/320`.
    var id: String { Self.id(environment.locale, Cell(environment)) }

    /// The name of the picture of a cell; cells that differ have different ones.
    static func id(_ locale: String, _ cell: Cell) -> String {
        func length(_ length: Double?) -> String { length.map(Number.text) ?? "any" }
        let room = length(cell.screen.width) + (cell.screen.height.map { "x\(Number.text($0))" } ?? "")
        return [locale, cell.textSize.name, room].map(plain).joined(separator: "/")
    }

    /// The string with letters, digits, points and hyphens of ASCII, and other bytes as `_2f`.
    private static func plain(_ string: String) -> String {
        var result = ""
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return result
    }

    /// The `svg` element, as wide as `--w` says in the style sheet; `name` is what is read aloud, none where the link
    /// around it has a name.
    func svg(name: String? = nil) -> String {
        let numbers = [box.x, box.y, box.width, box.height].map(Number.text)
        let role = name.map { "role=\"img\" aria-label=\"\(HTML.escaped($0))\"" } ?? "aria-hidden=\"true\""
        return """
            <svg class="galley" viewBox="\(numbers.joined(separator: " "))" style="--w:\(numbers[2]);--h:\(numbers[3])" \
            \(role)>\(body)</svg>
            """
    }

    /// The names of the outlines that the picture refers to. O(n) in its text.
    var references: Set<String> {
        var names: Set<String> = []
        var rest = body[...]
        while let place = rest.range(ofScalars: "href=\"#") {
            rest = rest[place.upperBound...]
            names.insert(String(rest.prefix { $0 != "\"" }))
        }
        return names
    }
}

/// The outlines that pictures of a page share: the data of paths by name.
enum SharedOutlines {
    /// An element that takes no room and shows nothing; empty where there are none.
    static func html(_ paths: [String: String]) -> String {
        guard !paths.isEmpty else { return "" }
        let all = paths.sorted { $0.key < $1.key }
            .map { XMLElement("path", ["id": $0.key, "d": $0.value]).compact() }.joined(separator: "\n")
        let head = "<svg class=\"definitions\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>"
        return "\(head)\n\(all)\n</defs></svg>\n"
    }
}

extension ProofPicture {
    /// Draws a picture as `FrameSVG` does, without its caption.
    init(_ picture: ScenePicture, sharing glyphs: GlyphDefinitions, rules: RuleSet) {
        let drawing = PictureDrawing(picture, rules)
        environment = picture.report.environment
        box = drawing.bounds.insetBy(-2)
        body = SVGElements(definitions: glyphs).elements(drawing.elements).map { $0.compact() }.joined()
        marks = drawing.faults.marked.count
    }
}

extension Frame {
    fileprivate func insetBy(_ amount: Double) -> Frame {
        Frame(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
