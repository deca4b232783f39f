import Catalogs
import Testing

@testable import Rooms

/// Designs in the JSON of Figma's API.
@Suite struct FigmaReaderTests {
    private func text(_ characters: String, _ style: String, _ more: String = "") -> String {
        """
        { "id": "1:\(characters)", "name": "Layer", "type": "TEXT", "characters": "\(characters)", \(more)
          "absoluteBoundingBox": { "x": 120, "y": 50, "width": 80, "height": 20 },
          "style": { "fontFamily": "Inter", "fontSize": 16, "fontWeight": 600, "lineHeightPx": 24, \(style) } }
        """
    }

    private func design(_ texts: String...) -> String {
        """
        { "name": "App", "document": { "id": "0:0", "type": "DOCUMENT", "children": [ { "type": "CANVAS", "name": "Page",
          "children": [ { "type": "FRAME", "name": "Sign in", "fills": [],
            "absoluteBoundingBox": { "x": 100, "y": 40, "width": 390, "height": 844 },
            "children": [ \(texts.joined(separator: ",")) ] } ] } ] } }
        """
    }

    private func screens(_ text: String) throws -> [RoomsFile.Screen] {
        try FigmaReader.screens(Array(text.utf8), file: "design.json")
    }

    @Test func boxesAndGrowth() throws {
        let screen = try #require(
            try screens(
                design(
                    text("a", "\"textAutoResize\": \"HEIGHT\""), text("b", "\"textAutoResize\": \"WIDTH_AND_HEIGHT\""),
                    text("c", "\"textTruncation\": \"ENDING\", \"maxLines\": 2, \"textCase\": \"UPPER\""),
                    text("d", "\"textAutoResize\": \"WIDTH_AND_HEIGHT\"", "\"maxWidth\": 150,"),
                    text("e", "\"letterSpacing\": 0.5", "\"visible\": false,"))
            ).first)
        #expect(screen.name == "Sign in" && screen.width == 390 && screen.rooms.map(\.text) == ["a", "b", "c", "d"])
        let (a, b, c, d) = (screen.rooms[0], screen.rooms[1], screen.rooms[2], screen.rooms[3])
        #expect(a.width == 80 && a.height == nil && a.limit == nil && a.frame == [20, 10, 80, 20])
        #expect(a.font.families == ["Inter"] && a.font.size == 16 && a.font.weight == 600 && a.font.lineHeight == 24)
        // From 120 to the right end of the frame, at 490.
        #expect(b.width == 370 && b.limit == .screen)
        #expect(c.height == 20 && c.overflow == .ellipsis && c.lines == 2 && c.textCase == "uppercase")
        #expect(d.width == 150 && d.limit == nil)
        #expect(a.place?.identifier == "1:a" && a.place?.line == 4)
    }

    @Test func aTextWithoutABox() throws {
        let screens = try screens(design("{ \"id\": \"1:9\", \"type\": \"TEXT\", \"characters\": \"Pay\" }"))
        let unknown = try #require(screens.first?.notKnown?.first)
        #expect(unknown.text == "Pay" && unknown.reason == "the design gives it no box")
        #expect(unknown.place?.identifier == "1:9" && screens[0].rooms.isEmpty)
    }

    @Test func nodesOfAFile() throws {
        let node = "{ \"nodes\": { \"1:2\": { \"document\": \(text("a", "\"italic\": true")) }, \"1:3\": null } }"
        #expect(try screens(node).first?.rooms.first?.font.isItalic == true)
    }

    @Test func otherFilesAndFaults() {
        func message(_ text: String) -> String? {
            do throws(CatalogError) {
                _ = try FigmaReader.screens(Array(text.utf8), file: "design.json")
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message("{ \"a\": 1 }") == "design.json:1:1: error: expected a member \"document\"")
        #expect(
            message("[]")?.hasPrefix("design.json:1:1: error: expected an object: the answer of Figma's API") == true)
        #expect(
            message("{ \"document\": { \"children\": [ 1 ] } }")?.hasPrefix("design.json:1:31: error: expected a node")
                == true)
        let deep = String(repeating: "{\"children\":[", count: 500)
        #expect(message("{\"document\":\(deep)")?.contains("deep") == true)
    }
}
