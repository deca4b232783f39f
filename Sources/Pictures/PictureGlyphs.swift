import Checks
import Frames

/// A text as it was measured: the outlines of its glyphs, and boxes for glyphs without an outline.
struct PictureGlyphs {
    let drawing: TextDrawing
    let fonts: [DrawnFont]
    let frame: Frame

    /// One run after the other, in the order of the lines.
    var runs: [PictureElement.Run] { drawing.runs.compactMap(run) }

    /// Boxes for glyphs without an outline.
    var boxes: [PictureElement] { drawing.boxes.flatMap(box) }

    private func run(_ run: DrawnRun) -> PictureElement.Run? {
        var run = run
        guard fonts.indices.contains(run.font), run.scale > 0, isDrawable(frame.x + run.x, frame.y + run.y) else {
            return nil
        }
        run.glyphs = run.glyphs.filter { isDrawable($0.x, $0.y) }
        return PictureElement.Run(font: fonts[run.font], run: run, x: frame.x + run.x, y: frame.y + run.y)
    }

    /// A box with its code points inside, on as many lines as there are.
    private func box(_ box: GlyphBox) -> [PictureElement] {
        let room = Frame(
            x: frame.x + box.frame.x, y: frame.y + box.frame.y, width: box.frame.width, height: box.frame.height)
        guard room.isDrawable, min(room.width, room.height) > 0 else { return [] }
        let name = box.isMissing ? "no font has \(box.name)" : "\(box.characters) \(box.name)"
        let codes = box.characters.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            .map { String($0.value, radix: 16, uppercase: true) }
            .flatMap { box.isMissing ? ["U+", String(repeating: "0", count: max(0, 4 - $0.count)) + $0] : [$0] }
        let rectangle = PictureElement.rectangle(
            room, look: box.isMissing ? "box missing" : "box", radius: min(room.width, room.height) / 6,
            title: Prose.oneLine(name))
        return [rectangle] + Self.labels(codes, in: room)
    }

    /// Lines of capitals as large as the box allows: at most the first three.
    private static func labels(_ codes: [String], in room: Frame) -> [PictureElement] {
        let codes = codes.prefix(3)
        guard let longest = codes.map(\.utf8.count).max() else { return [] }
        let size = min(room.width * 0.85 / (Double(longest) * 0.66), room.height * 0.8 / Double(codes.count))
        let top = room.y + (room.height - size * Double(codes.count)) / 2
        return codes.enumerated().map { line, code in
            .text(
                code, x: room.x + room.width / 2, y: top + size * (Double(line) + 0.86), look: "code", fontSize: size)
        }
    }

    private func isDrawable(_ x: Double, _ y: Double) -> Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}
