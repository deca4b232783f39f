import Frames
import TestSupport
import Testing

@testable import Pictures
@testable import Raster

/// SVG files as shapes, for pictures as PNG.
@Suite struct SVGDrawingTests {
    private func drawing(_ content: String, attributes: String = "viewBox=\"0 0 20 10\"") -> SVGDrawing? {
        let root = "svg xmlns=\"x\" xmlns:xlink=\"y\" \(attributes)"
        return SVGDrawing(Array("<?xml version=\"1.0\"?><\(root)>\(content)</svg>".utf8))
    }

    private func ends(_ part: SVGDrawing.Part?) -> [[Double]] {
        part?.part.outline.map { step in
            switch step {
            case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): [end.x, end.y]
            }
        } ?? []
    }

    private func color(_ part: SVGDrawing.Part?) -> [Double] {
        guard case .tone(let tone)? = part?.part.paint else { return [] }
        return [Double(tone.light.red), Double(tone.light.green), Double(tone.light.blue), tone.light.opacity]
    }

    @Test func shapesHaveTheirPlace() throws {
        let found = try #require(
            drawing(
                """
                <rect x="1" y="2" width="3" height="4"/><circle cx="5" cy="5" r="2"/>
                <path d="m1 1h2v2l-2,0z M5,5 l1 1 1-1"/><polygon points="0,0 4,0 4,3"/>
                """))
        #expect([found.width, found.height] == [20, 10])
        #expect(found.parts.count == 4)
        #expect(ends(found.parts[0]) == [[1, 2], [4, 2], [4, 6], [1, 6], [1, 2]])
        #expect(ends(found.parts[2]) == [[1, 1], [3, 1], [3, 3], [1, 3], [1, 1], [5, 5], [6, 6], [7, 5]])
        #expect(ends(found.parts[3]) == [[0, 0], [4, 0], [4, 3], [0, 0]])
        #expect(color(found.parts[0]) == [0, 0, 0, 1])
    }

    /// Curves that go on smoothly, arcs, and numbers without spaces.
    @Test func pathsHaveAllCommands() {
        #expect(SVGPathReader.outline("M0,0C1,1 2,1 3,0S5-1 6,0").count == 3)
        guard case .cubic(let first, _, _)? = SVGPathReader.outline("M0,0C1,1 2,1 3,0S5-1 6,0").last else { return }
        #expect([first.x, first.y] == [4, -1])
        #expect(SVGPathReader.outline("M0 0Q1 1 2 0T4 0").count == 3)
        let arc = SVGPathReader.outline("M0 5a5 5 0 0110 0")
        #expect(arc.count == 3)
        if case .cubic(_, _, let end)? = arc.last { #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 5) < 1e-9) }
        if case .cubic(_, _, let top)? = arc.dropFirst().first { #expect(abs(top.x - 5) < 1e-9 && abs(top.y) < 1e-9) }
        #expect(SVGPathReader.outline("M.5.5-1e1-.5").count == 2)
        #expect(SVGPathReader.outline("L1 1").isEmpty)
        #expect(SVGPathReader.outline("M1 1L2").count == 1)
    }

    @Test func stylesAndTransformsAreInherited() throws {
        let found = try #require(
            drawing(
                """
                <style>/* a */ .a, #b { fill: #0f0; } rect { fill-opacity: 0.5 }</style>
                <g transform="translate(2 1) scale(2)" opacity="0.5" stroke="red" stroke-width="0.5">
                <rect class="a" width="1" height="1"/><path d="M0 0L1 0" fill="none"/></g>
                <rect id="b" width="1" height="1" style="fill: rgb(1, 2, 3)"/><rect width="1" height="1" display="none"/>
                """))
        #expect(found.parts.count == 4)
        #expect(ends(found.parts[0]).prefix(3) == [[2, 1], [4, 1], [4, 3]])
        #expect(color(found.parts[0]) == [0, 255, 0, 0.25])
        #expect(found.parts[1].part.lineWidth == 1 && color(found.parts[1]) == [255, 0, 0, 0.5])
        #expect(color(found.parts[3]) == [1, 2, 3, 0.5])
    }

    @Test func definitionsAreUsed() throws {
        let found = try #require(
            drawing(
                """
                <defs><linearGradient id="g" x1="0" x2="0" y2="100%"><stop offset="0" stop-color="#fff"/>
                <stop offset="50%" stop-color="#000" stop-opacity=".5"/></linearGradient>
                <clipPath id="c"><circle cx="2" cy="2" r="2"/></clipPath><path id="p" d="M0 0H4V4"/></defs>
                <g clip-path="url(#c)"><use xlink:href="#p" x="1" fill="url(#g)"/></g>
                """))
        #expect(found.parts.count == 1)
        #expect(found.parts[0].clips.count == 1)
        #expect(ends(found.parts[0]).first == [1, 0])
        guard case .gradient(let gradient) = found.parts[0].part.paint else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 0.5])
        #expect(gradient.stops[1].tone.light.opacity == 0.5)
        #expect(gradient.end == OutlinePoint(x: 0, y: 1))
    }

    /// Files that refer to themselves, are without an end, or are no SVG.
    @Test func hostileFilesEnd() {
        #expect(drawing("<g id=\"a\"><use href=\"#a\"/><use href=\"#a\"/></g>") == nil)
        let uses = (0..<12).map {
            "<g id=\"g\($0)\">" + String(repeating: "<use href=\"#g\($0 + 1)\"/>", count: 9) + "</g>"
        }
        #expect(drawing(uses.joined() + "<path id=\"g12\" d=\"M0 0L1 1\"/>") == nil)
        #expect(drawing(String(repeating: "<g>", count: 5000)) == nil)
        #expect(drawing("<rect width=\"1\" height=\"1\"/>", attributes: "") == nil)
        #expect(SVGPathReader.outline("M0 0A1e-200 1e-200 0 0 1 5 5").count == 2)
        for text in ["", "<", "<svg", "<svg viewBox='0 0 1 1'>", "<a/>", "<svg viewBox=\"0 0 1 1\"><![CDATA["] {
            #expect(SVGDrawing(Array(text.utf8)) == nil)
        }
    }

    @Test func randomDamageDoesNotTrap() {
        var random = RandomNumbers(seed: 3)
        let text = Array(
            """
            <svg viewBox="0 0 20 10"><style>.a{fill:#0f0}</style><g transform="rotate(3 1 2)"><path class="a"
            d="M0 0C1 1 2 2 3 3A1 2 3 0 1 4 5S1 2 3 4z" stroke="red"/><use href="#x"/></g><circle id="x" r="4"/></svg>
            """.utf8)
        for _ in 0..<2000 {
            var damaged = text
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                damaged[.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = SVGDrawing(damaged)
        }
    }

    /// Coordinates beyond all numbers paint something or nothing, and do not trap.
    @Test func endlessCoordinatesArePainted() throws {
        let canvas = try Canvas()
        let painter = PicturePainter(canvas.rasterizer, try CaptionSetter(), isDark: false)
        let open = String(repeating: "<g transform=\"scale(1000000) translate(-1)\">", count: 60)
        let close = String(repeating: "</g>", count: 60)
        let gradients = ["linear", "radial"].map { kind in
            "<\(kind)Gradient id=\"\(kind)\" gradientUnits=\"userSpaceOnUse\"><stop stop-color=\"#f00\"/>"
                + "<stop offset=\"1\"/></\(kind)Gradient>"
        }
        for fill in ["#f00", "url(#linear)", "url(#radial)"] {
            let text =
                "<svg viewBox=\"0 0 4 2\">\(gradients.joined())\(open)"
                + "<rect width=\"2\" height=\"2\" fill=\"\(fill)\" stroke=\"\(fill)\"/>\(close)</svg>"
            let file = ImageFile(.svg, bytes: Array(text.utf8), size: Size(width: 4, height: 2))
            let image = PictureElement.Image(
                file: file, frame: Frame(x: 10, y: 10, width: 20, height: 10), ink: nil, opacity: 1, fills: false,
                title: "")
            painter.paint(
                [.image(image)],
                in: PicturePainter.Context(placement: Placement(scale: 1), clip: canvas.whole, look: PictureLook()))
        }
    }

    /// A picture of a scene has the colours of the file's shapes, at their places.
    @Test func shapesArePainted() throws {
        let canvas = try Canvas()
        let painter = PicturePainter(canvas.rasterizer, try CaptionSetter(), isDark: false)
        let file = ImageFile(
            .svg,
            bytes: Array(
                "<svg viewBox=\"0 0 4 2\"><rect width=\"2\" height=\"2\" fill=\"#f00\"/><path d=\"M2 0h2v2z\"/></svg>"
                    .utf8),
            size: Size(width: 4, height: 2))
        let image = PictureElement.Image(
            file: file, frame: Frame(x: 10, y: 10, width: 20, height: 10), ink: nil, opacity: 1, fills: false, title: ""
        )
        painter.paint(
            [.image(image)],
            in: PicturePainter.Context(placement: Placement(scale: 1), clip: canvas.whole, look: PictureLook()))
        #expect(abs(canvas.area - 150) < 0.5)
        let bytes = canvas.bitmap.straightBytes { Array($0) }
        let pixel = (15 * canvas.width + 15) * 4
        #expect(Array(bytes[pixel..<pixel + 4]) == [255, 0, 0, 255])
    }
}
