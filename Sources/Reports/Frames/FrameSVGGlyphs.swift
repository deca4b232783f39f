import Checks
import Frames

/// A text as it was measured: the outlines of its glyphs, and boxes for what has none.
struct FrameSVGGlyphs {
    let drawing: TextDrawing
    let fonts: [DrawnFont]
    let frame: Frame
    let definitions: GlyphDefinitions

    /// Run by run in the order of the lines, then the boxes.
    var elements: [XMLElement] { drawing.runs.compactMap(run) + drawing.boxes.flatMap(box) }

    /// The glyphs in font units from where the run begins, scaled as a whole.
    private func run(_ run: DrawnRun) -> XMLElement? {
        guard fonts.indices.contains(run.font), run.scale > 0, isDrawable(frame.x + run.x, frame.y + run.y) else {
            return nil
        }
        let font = fonts[run.font]
        let place = definitions.place(of: font)
        let uses = run.glyphs.compactMap { glyph -> XMLElement? in
            guard isDrawable(glyph.x, glyph.y),
                let reference = definitions.reference(to: glyph.id, of: font, at: place)
            else { return nil }
            var use = XMLElement("use", ["href": reference])
            use.addUnits("x", (glyph.x - run.x) / run.scale)
            use.addUnits("y", (glyph.y - run.y) / run.scale)
            return use
        }
        guard !uses.isEmpty else { return nil }
        let origin = "\(Number.text(frame.x + run.x)) \(Number.text(frame.y + run.y))"
        var group = XMLElement(
            "g", ["transform": "translate(\(origin)) scale(\(Number.text(run.scale, decimals: 9)))"])
        if font.boldness > 0 {
            group.attributes.append(("class", "heavy"))
            group.add(["stroke-width": font.boldness])
        }
        group.content = .row(uses)
        return group
    }

    /// A box with its code points inside, as many lines as there are.
    private func box(_ box: GlyphBox) -> [XMLElement] {
        let room = Frame(
            x: frame.x + box.frame.x, y: frame.y + box.frame.y, width: box.frame.width, height: box.frame.height)
        guard room.isDrawable, min(room.width, room.height) > 0 else { return [] }
        let name = box.isMissing ? "no font has \(box.name)" : "\(box.characters) \(box.name)"
        let codes = box.characters.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            .map { String($0.value, radix: 16, uppercase: true) }
            .flatMap { box.isMissing ? ["U+", String(repeating: "0", count: max(0, 4 - $0.count)) + $0] : [$0] }
        let rectangle = SVG.rectangle(
            room, class: box.isMissing ? "box missing" : "box", radius: min(room.width, room.height) / 6,
            title: Prose.oneLine(name))
        return [rectangle] + Self.labels(codes, in: room)
    }

    /// Lines of capitals as large as the room allows: no more than the first three.
    private static func labels(_ codes: [String], in room: Frame) -> [XMLElement] {
        let codes = codes.prefix(3)
        guard let longest = codes.map(\.utf8.count).max() else { return [] }
        let size = min(room.width * 0.85 / (Double(longest) * 0.66), room.height * 0.8 / Double(codes.count))
        let top = room.y + (room.height - size * Double(codes.count)) / 2
        return codes.enumerated().map { line, code in
            var element = SVG.text(
                code, x: room.x + room.width / 2, y: top + size * (Double(line) + 0.86), class: "code")
            element.add(["font-size": size])
            return element
        }
    }

    private func isDrawable(_ x: Double, _ y: Double) -> Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

extension XMLElement {
    /// Font units to a tenth, which no eye sees; none where there are none.
    fileprivate mutating func addUnits(_ name: String, _ value: Double) {
        let number = Number.text(value, decimals: 1)
        if number != "0" { attributes.append((name, number)) }
    }
}
