import Catalogs
import Testing

@testable import Rooms

/// Designs of Penpot.
@Suite struct PenpotReaderTests {
    private static let root = "00000000-0000-0000-0000-000000000000"

    /// A shape on a board at 100, 40 that is 390 wide and 844 high.
    private static func shape(_ id: String, _ type: String, parent: String = root, _ more: String) -> String {
        let box = type == "frame" ? (100, 40, 390, 844) : (120, 50, 80, 20)
        return """
            { "id": "\(id)", "name": "\(id)", "type": "\(type)", "parentId": "\(parent)", "frameId": "\(parent)",
              "selrect": { "x": \(box.0), "y": \(box.1), "width": \(box.2), "height": \(box.3), "x1": 1 }, \(more) "flipX": null }
            """
    }

    /// A text of one paragraph.
    private static func text(
        _ id: String, parent: String = "board", _ span: String = "", growth: String = "fixed", _ more: String = ""
    ) -> String {
        shape(
            id, "text", parent: parent,
            """
            "growType": "\(growth)", \(more) "content": { "type": "root", "verticalAlign": "top", "children": [
              { "type": "paragraph-set", "children": [ { "type": "paragraph", "fontFamily": "Inter", "fontSize": "20",
                "lineHeight": "1.5", "fills": [], "children": [ { "text": "\(id)", \(span) "fills": [] } ] } ] } ] },
            """)
    }

    private static func design(_ shapes: [String: String], manifest: String = "{ \"version\": 1 }") -> [UInt8] {
        var zip = ZipBytes()
        zip.add("files/f.json", "{}")
        zip.add("files/f/pages/p.json", "{ \"id\": \"p\", \"name\": \"Start\", \"index\": 0 }")
        zip.add("files/f/pages/p/\(root).json", shape(root, "frame", ""))
        for (id, shape) in shapes.sorted(by: { $0.key < $1.key }) { zip.add("files/f/pages/p/\(id).json", shape) }
        zip.add("files/f/components/c.json", "no JSON, and not read")
        zip.add("manifest.json", manifest)
        return zip.bytes()
    }

    private func screens(_ shapes: [String: String]) throws -> [RoomsFile.Screen] {
        try PenpotReader.screens(Self.design(shapes), file: "design.penpot")
    }

    @Test func boxesAndGrowth() throws {
        let screen = try #require(
            try screens([
                "board": Self.shape("board", "frame", ""), "group": Self.shape("group", "group", parent: "board", ""),
                "a": Self.text("a", growth: "auto-height"),
                "b": Self.text("b", parent: "group", growth: "auto-width"),
                "c": Self.text("c", "\"textTransform\": \"uppercase\", \"letterSpacing\": \"0.5\","),
                "d": Self.text("d", growth: "auto-width", "\"layoutItemMaxW\": 150,"),
                "e": Self.text(
                    "e", "\"fontSize\": 12, \"fontWeight\": \"700\", \"fontStyle\": \"italic\",", "\"rotation\": 45,"),
            ]).first)
        #expect(screen.name == "board" && screen.width == 390 && screen.height == 844 && screen.platform == nil)
        #expect(screen.rooms.map(\.text) == ["a", "b", "c", "d", "e"])
        let rooms = screen.rooms
        #expect(rooms[0].width == 80 && rooms[0].height == nil && rooms[0].limit == nil)
        #expect(
            rooms[0].frame == [20, 10, 80, 20] && rooms[0].place == RoomPlace(file: "design.penpot", identifier: "a"))
        let font = rooms[0].font
        #expect(font.families == ["Inter"] && font.size == 20 && font.weight == 400 && font.lineHeight == 30)
        // From 120 to the right end of the board, at 490.
        #expect(rooms[1].width == 370 && rooms[1].limit == .screen)
        #expect(rooms[2].height == 20 && rooms[2].textCase == "uppercase" && rooms[2].font.letterSpacing == 0.5)
        #expect(rooms[3].width == 150 && rooms[3].limit == nil)
        #expect(rooms[4].frame == nil && rooms[4].font.size == 12 && rooms[4].font.weight == 700)
        #expect(rooms[4].font.isItalic == true && rooms[4].font.lineHeight == 18)
    }

    /// Texts of several spans and paragraphs; the longest span has the style, and Penpot has a default for all.
    @Test func spansAndParagraphs() throws {
        let content = """
            "content": { "type": "root", "children": [ { "type": "paragraph-set", "children": [
              { "type": "paragraph", "children": [ { "text": "Pay " }, { "text": "now, please", "fontWeight": "600" } ] },
              { "type": "paragraph", "children": [ { "text": "or later" } ] } ] } ] },
            """
        let screens = try screens(["t": Self.shape("t", "text", content)])
        let room = try #require(screens.first?.rooms.first)
        #expect(room.text == "Pay now, please\nor later" && room.font.weight == 600)
        #expect(room.font.families == ["Source Sans Pro"] && room.font.size == 14 && room.font.lineHeight == 14 * 1.2)
        // On no board: the page is the screen.
        #expect(screens[0].name == "Start" && screens[0].width == nil && room.frame == nil)
    }

    @Test func whatIsHiddenIsNoText() throws {
        let screens = try screens([
            "board": Self.shape("board", "frame", ""),
            "hidden": Self.shape("hidden", "group", parent: "board", "\"hidden\": true,"),
            "a": Self.text("a", parent: "hidden"), "b": Self.text("b", "", "\"hidden\": true,"),
            "path": Self.shape("path", "path", parent: "board", "\"content\": \"M0,0\","),
            "none": Self.shape("none", "text", parent: "board", "\"content\": null,"),
        ])
        #expect(screens.isEmpty)
    }

    /// Shapes that are inside each other, or in what is not there, end no search.
    @Test func circlesAndOrphans() throws {
        let screens = try screens([
            "x": Self.shape("x", "group", parent: "y", ""), "y": Self.shape("y", "group", parent: "x", ""),
            "a": Self.text("a", parent: "x"), "b": Self.text("b", parent: "nowhere"),
            "c": Self.text("c", parent: "c"),
        ])
        #expect(screens.flatMap(\.rooms).map(\.text) == ["a", "b", "c"])
    }

    @Test func aTextWithoutABox() throws {
        let text = Self.text("t").replacing("selrect", with: "noBox")
        let unknown = try #require(try screens(["t": text]).first?.notKnown?.first)
        #expect(unknown.text == "t" && unknown.reason == "the design gives it no box")
    }

    /// A number that is none is the fault of its text alone.
    @Test func aBoxThatIsNoRectangle() throws {
        let boxes = ["\"width\": -80", "\"width\": 1e999", "\"width\": null", "\"width\": \"80\"", "\"depth\": 80"]
        var shapes = ["z": Self.text("z", parent: Self.root)]
        for (number, box) in boxes.enumerated() {
            shapes["\(number)"] = Self.text("\(number)", parent: Self.root).replacing("\"width\": 80", with: box)
        }
        let screen = try #require(try screens(shapes).first)
        #expect(screen.rooms.map(\.text) == ["z"])
        #expect(screen.notKnown?.map(\.text) == ["0", "1", "2", "3", "4"])
        #expect(Set(screen.notKnown?.map(\.reason) ?? []) == ["its box in the design is not a rectangle"])
    }

    /// A greatest width counts where the text makes its own box, and there a negative one is wrong.
    @Test func aGreatestWidthThatIsNone() throws {
        let screen = try #require(
            try screens([
                "a": Self.text("a", parent: Self.root, growth: "auto-width", "\"layoutItemMaxW\": -1,"),
                "b": Self.text("b", parent: Self.root, growth: "auto-height", "\"layoutItemMaxW\": -1,"),
            ]).first)
        #expect(screen.rooms.map(\.text) == ["b"])
        #expect(screen.notKnown?.map(\.reason) == ["its greatest width in the design is not a number from 0"])
    }

    /// A shape that cannot be read is named, and the others are there.
    @Test func aShapeThatIsNoJSON() throws {
        let screens = try screens([
            "a": Self.text("a"), "n": Self.text("n").replacing("\"width\": 80", with: "\"width\": NaN"),
        ])
        #expect(screens.map(\.name) == ["Start", "Start"] && screens[0].rooms.map(\.text) == ["a"])
        let unknown = try #require(screens[1].notKnown?.first)
        #expect(unknown.reason.hasPrefix("files/f/pages/p/n.json:2:") && unknown.reason.contains("expected a value"))
        #expect(unknown.place == RoomPlace(file: "design.penpot"))
    }

    /// Some files have lengths with their unit.
    @Test func lengthsInPixels() throws {
        let span = "\"fontSize\": \"16px\", \"letterSpacing\": \"0.5px\", \"lineHeight\": \"2px\","
        let font = try #require(try screens(["t": Self.text("t", span)]).first?.rooms.first).font
        #expect(font.size == 16 && font.letterSpacing == 0.5)
        // A factor has no unit: the paragraph's 1.5 counts.
        #expect(font.lineHeight == 24)
    }

    @Test func otherFilesAndFaults() {
        func message(_ bytes: [UInt8]) -> String? {
            do throws(CatalogError) {
                _ = try PenpotReader.screens(bytes, file: "a.penpot")
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            message([0, 1, 2])
                == "a.penpot: error: cannot be read: it is not a zip archive; Penpot before version 2.4 wrote other files: open "
                + "it there, and export it again")
        #expect(message(ZipBytes().bytes())?.contains("there is no manifest.json in it") == true)
        let later = message(Self.design([:], manifest: "{ \"version\": 2 }"))
        #expect(later == "a.penpot/manifest.json:1:14: error: expected the version 1, found '2'")
        let deep = String(repeating: "{\"children\":[", count: 500)
        let unread = try? screens(["s": "{ \"id\": ", "t": "{ \"content\": \(deep)"]).first?.notKnown?.map(\.reason)
        #expect(unread?.first?.hasPrefix("files/f/pages/p/s.json:1:9: expected ") == true)
        #expect(unread?.last?.hasSuffix("values nested more than 64 deep") == true)
    }
}
