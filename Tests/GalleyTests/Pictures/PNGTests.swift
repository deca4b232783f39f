import Foundation
import Galley
import Testing
import ViewLayout

/// What a PNG shows, found from nothing but its pixels.
@Suite struct PNGTests {
    /// In each script: dark pixels reach every edge of the ink that was measured, and lie nowhere else.
    @Test(arguments: GlyphPictureTests.scripts.keys.sorted())
    func theInkIsWhereItWasMeasured(locale: String) throws {
        let string = try #require(GlyphPictureTests.scripts[locale])
        let picture = try LayoutScene("Ink") {
            Text(verbatim: string).frame(maxWidth: .infinity, maxHeight: .infinity)
        }.picture(in: LayoutEnvironment(locale: locale, textSize: .xxxLarge, width: 190, height: 190))
        let ink = try #require(picture.report.root.children.first?.text?.ink ?? picture.report.root.text?.ink)
        let scale = 3.0
        let options = FramePNG.Options(pixelsPerPoint: scale)
        let image = try #require(DecodedPNG(FramePNG.render(picture, options: options)))
        let sheet = try #require(image.sheet)
        // Half of the sheet's border lies inside.
        let (left, top) = (sheet.minX - scale / 2, sheet.minY - scale / 2)
        let inside = (x: Int(sheet.minX)..<Int(sheet.maxX), y: Int(sheet.minY)..<Int(sheet.maxY))
        let dark = try #require(image.box(x: inside.x, y: inside.y) { $0.brightness < 170 })
        let edges = [
            (dark.minX - left) / scale - ink.x, (dark.minY - top) / scale - ink.y,
            (dark.maxX - left) / scale - ink.maxX, (dark.maxY - top) / scale - ink.maxY,
        ]
        #expect(edges.allSatisfy { abs($0) < 0.6 }, "\(edges)")
    }

    /// A shape has its colour to its edges, in light and in dark, and the sheet's corners are seen through.
    @Test(arguments: [false, true])
    func shapesHaveTheirColours(isDark: Bool) throws {
        let scene = LayoutScene("Shapes") { Rectangle().frame(width: 40, height: 20) }
        let picture = try scene.picture(in: LayoutEnvironment(width: 200, height: 100))
        let image = try #require(DecodedPNG(FramePNG.render(picture, options: .init(isDark: isDark))))
        // The foreground.
        let fill = DecodedPNG.Pixel(isDark ? 0xFFFFFF : 0x000000)
        let box = try #require(image.box(x: 0..<image.width, y: 0..<image.height) { $0 == fill })
        #expect(box.maxX - box.minX == 80 && box.maxY - box.minY == 40)
        #expect(image[0, 0].opacity == 0 && image[image.width - 1, image.height - 1].opacity == 0)
        #expect(image[image.width / 2, 2] == DecodedPNG.Pixel(isDark ? 0x161B22 : 0xF3F4F6))
        let sheet = DecodedPNG.Pixel(isDark ? 0x000000 : 0xFFFFFF)
        let white = try #require(image.box(x: 0..<image.width, y: 0..<image.height) { $0 == sheet })
        #expect(abs(white.maxX - white.minX - 398) <= 2 && abs(white.maxY - white.minY - 198) <= 2)
    }

    /// As many pixels as the SVG has points, times those of a point, in part pixels up.
    @Test(arguments: [0.5, 1, 2, 3.3])
    func pixelsAreTimesPoints(scale: Double) throws {
        let picture = try LayoutScene("Size") { Text(verbatim: "Size") }.picture()
        let svg = FrameSVG.render(picture)
        let size = ["width", "height"].map { name -> Double in
            let rest = svg[(svg.firstRange(of: " \(name)=\"")?.upperBound ?? svg.endIndex)...]
            return Double(rest.prefix { $0 != "\"" }) ?? 0
        }
        let image = try #require(DecodedPNG(FramePNG.render(picture, options: .init(pixelsPerPoint: scale))))
        #expect([image.width, image.height] == size.map { Int(($0 * scale).rounded(.up)) })
    }

    /// A warning is an amber line, an error a red area; a rule that is off is neither.
    @Test func faultsAreMarked() throws {
        let broken = LayoutScene("Broken") { Text(verbatim: "Posteingang").frame(width: 40) }
        let picture = try broken.picture(in: LayoutEnvironment(locale: "de", width: 200))
        let amber = DecodedPNG.Pixel(0xBF8700)
        func hasAmber(_ rules: RuleSet) throws -> Bool {
            let image = try #require(DecodedPNG(FramePNG.render(picture, rules: rules)))
            return image.box(x: 0..<image.width, y: 0..<image.height) { $0 == amber } != nil
        }
        #expect(try hasAmber(RuleSet()))
        var rules = RuleSet()
        try rules.set("broken-word", to: "off")
        #expect(try !hasAmber(rules))
        let image = try #require(DecodedPNG(FramePNG.render(picture)))
        let box = try #require(image.box(x: 0..<image.width, y: 0..<image.height) { $0 == amber })
        // The number at the corner covers a part of the line.
        let row = Int(box.minY)..<Int(box.minY) + 16
        let columns = Int(box.minX) + 6..<Int(box.maxX) - 20
        let drawn = columns.filter { column in row.contains { image[column, $0] == amber } }
        #expect(Double(drawn.count) / Double(columns.count) > 0.6)
    }

    /// Letters of a saved report, whose fonts are not at hand, are as wide as they were measured.
    @Test func aSavedReportIsDrawnInTheBundledFonts() throws {
        let scene = LayoutScene("Saved") { Text(verbatim: "Hamburg HHH").font(.largeTitle).padding(20) }
        let picture = try scene.picture(in: LayoutEnvironment(width: 300))
        let image = try #require(DecodedPNG(FramePNG.render(ScenePicture(picture.report))))
        let whole = try #require(DecodedPNG(FramePNG.render(picture)))
        let boxes = try [image, whole].map { image in
            let sheet = try #require(image.sheet)
            return try #require(
                image.box(x: Int(sheet.minX)..<Int(sheet.maxX), y: Int(sheet.minY)..<Int(sheet.maxY)) {
                    $0.brightness < 128
                })
        }
        #expect(abs(boxes[0].minX - boxes[1].minX) < 6 && abs(boxes[0].maxX - boxes[1].maxX) < 6)
        #expect(abs(boxes[0].maxY - boxes[1].maxY) < 4)
    }

    @Test func picturesAreTheSameEachTime() throws {
        let scene = LayoutScene("Same") { Text(verbatim: "Same 👍").bold().italic() }
        let picture = try scene.picture()
        #expect(try FramePNG.render(picture) == FramePNG.render(picture))
    }

    /// What no program could show is refused, and what no number can be is left out.
    @Test func hostileSizesAreRefused() throws {
        func message(_ width: Double, _ scale: Double = 2) throws -> String? {
            let report = Self.report(Frame(x: 0, y: 0, width: width, height: 20))
            do {
                _ = try FramePNG.render(ScenePicture(report), options: .init(pixelsPerPoint: scale))
                return nil
            } catch {
                return error.message
            }
        }
        #expect(try message(300) == nil)
        #expect(try message(9e5)?.contains("or take SVG") == true)
        #expect(try message(20_000)?.hasSuffix("1.6 pixels to a point would do") == true)
        #expect(try message(20_000, 1.6) == nil)
        #expect(try message(1e9) == nil && message(.infinity) == nil && message(.nan) == nil)
        for scale in [0, -1, .nan, .infinity, 11] {
            #expect(try message(300, scale)?.hasPrefix("expected 0.1 to 10 pixels to a point") == true)
        }
    }

    private static func report(_ frame: Frame) -> FrameReport {
        FrameReport(
            scene: "Room", environment: LayoutEnvironment(width: frame.width), size: Size(width: 10, height: 10),
            fits: true, fonts: [], root: ViewFrame(id: "0", kind: "Rectangle", frame: frame))
    }
}
