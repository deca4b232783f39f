internal import Basics
import Checks
import Frames

/// The text of a view as an element of SVG, with what it says for people who hear the picture or rest the pointer on it.
struct SVGLetters {
    private let letters: PictureElement.Letters
    private let definitions: GlyphDefinitions

    init(_ letters: PictureElement.Letters, _ definitions: GlyphDefinitions) {
        self.letters = letters
        self.definitions = definitions
    }

    /// - Parameter boxes: Makes elements for glyphs without an outline.
    func element(boxes: ([PictureElement]) -> [XMLElement]) -> XMLElement {
        var group = XMLElement("g", ["class": letters.look, "lang": letters.locale])
        if let ink = letters.ink { SVGPaint.addText(ink, to: &group) }
        let title = XMLElement("title", text: Prose.oneLine(letters.title))
        switch letters.content {
        case .outlines(let runs, let parts):
            group.attributes.append(("role", "img"))
            group.content = .elements([title] + runs.compactMap(element) + boxes(parts))
        case .lines(let typeface, let lines):
            group.attributes += Self.attributes(of: typeface)
            group.content = .elements([title] + lines.map(Self.element))
        }
        return group
    }

    /// The glyphs in font units from where the run begins, scaled as a whole; nil where none has an outline.
    private func element(_ part: PictureElement.Run) -> XMLElement? {
        let (run, font) = (part.run, part.font)
        let place = definitions.place(of: font)
        let uses = run.glyphs.compactMap { glyph -> XMLElement? in
            guard let reference = definitions.reference(to: glyph.id, of: font, at: place) else { return nil }
            var use = XMLElement("use", ["href": reference])
            use.addUnits("x", (glyph.x - run.x) / run.scale)
            use.addUnits("y", (glyph.y - run.y) / run.scale)
            return use
        }
        guard !uses.isEmpty else { return nil }
        let origin = "\(Number.text(part.x)) \(Number.text(part.y))"
        var group = XMLElement(
            "g", ["transform": "translate(\(origin)) scale(\(Number.text(run.scale, decimals: 9)))"])
        if font.boldness > 0 {
            group.attributes.append(("class", "heavy"))
            group.add(["stroke-width": font.boldness])
        }
        group.content = .row(uses)
        return group
    }

    private static func attributes(of typeface: PictureElement.Typeface) -> [(name: String, value: String)] {
        var group = XMLElement("g", ["font-family": typeface.families.joined(separator: ", ")])
        group.add(["font-size": typeface.size])
        group.attributes.append(("xml:space", "preserve"))
        if typeface.weight != 400 { group.add(["font-weight": typeface.weight]) }
        return group.attributes
    }

    private static func element(_ line: PictureElement.Line) -> XMLElement {
        var element = XMLElement("text", text: line.text)
        if line.isRightToLeft { element.attributes.append(("direction", "rtl")) }
        element.add(["x": line.x, "y": line.y, "textLength": line.width])
        element.attributes.append(("lengthAdjust", "spacingAndGlyphs"))
        return element
    }
}

extension XMLElement {
    /// Font units to a tenth, which no eye sees; none where there are none.
    fileprivate mutating func addUnits(_ name: String, _ value: Double) {
        let number = Number.text(value, decimals: 1)
        if number != "0" { attributes.append((name, number)) }
    }
}
