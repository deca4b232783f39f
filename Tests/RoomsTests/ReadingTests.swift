import Basics
import Catalogs
import Foundation
import Testing

@testable import Rooms

/// Files of rooms are read strictly: whatever is not as the schema says is one error with its place.
@Suite struct ReadingTests {
    private static func file(room: String = #"{ "text": "Save", "font": { "size": 17 } }"#, screen: String = "")
        -> String
    {
        """
        { "rooms": 1, "harvester": "a test", "screens": [
          { "name": "Home", "platform": "ios",\(screen) "rooms": [
            \(room)
          ] }
        ] }
        """
    }

    private func error(_ text: String) -> String? {
        do {
            _ = try ReadRooms(Array(text.utf8), file: "rooms.json")
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// What harvesters write is what is read: every field of the model, and nothing else.
    @Test func whatIsWrittenIsRead() throws {
        var room = HarvestedRoom(text: "Anmelden", font: RoomFont(families: ["Brand", "Inter"], size: 17))
        (room.key, room.table, room.role) = ("abc.text", "Main", "label")
        (room.width, room.height, room.limit, room.lines) = (120.5, 22, .bounds, 2)
        (room.wraps, room.overflow, room.minimumScale, room.textCase) = (true, .clip, 0.5, "uppercase")
        (room.frame, room.isVisible) = ([-3, 4.5, 100, 20], false)
        room.isTranslated = false
        room.place = RoomPlace(file: "Main.storyboard", line: 12, column: 3, selector: "#a > b", identifier: "abc")
        (room.font.weight, room.font.isItalic, room.font.textStyle) = (600, true, "body")
        (room.font.scales, room.font.letterSpacing, room.font.lineHeight) = (false, -0.4, 24)
        var screen = RoomsFile.Screen(
            name: "Sign in", platform: "ios", locale: "de", width: 390, height: 844, textScale: 1.3,
            source: RoomsFile.Source(file: "a.xib", digest: "00", url: "http://localhost/"), rooms: [room],
            notKnown: [UnknownRoom(text: "a", key: "b", place: RoomPlace(line: 1), reason: "c")])
        screen.toolkit = "uikit"
        let text = try JSONText.render(RoomsFile(harvester: "a test", screens: [screen]))
        let read = try ReadRooms(Array(text.utf8), file: "rooms.json")
        var found = try #require(read.screens.first).screen
        found.rooms = read.screens[0].rooms.map(\.part)
        found.notKnown = read.screens[0].notKnown?.map(\.part)
        #expect(read.harvester == "a test" && found == screen)
    }

    /// Whatever a layout says, what is written is read, and no text is lost.
    @Test func whatHostileLayoutsSayIsRead() throws {
        func text(_ attributes: [String: String]) -> String {
            AndroidSource.view("TextView", ["text": "@string/save"].merging(attributes) { _, new in new })
        }
        let percent = text(["layout_width": "0dp", "app:layout_constraintWidth_percent": "nan"])
        let layouts = [
            AndroidSource.view("ConstraintLayout", [:], percent),
            AndroidSource.view(
                "LinearLayout", ["weightSum": "nan"], text(["layout_width": "0dp", "layout_weight": "1"])),
            AndroidSource.view("FrameLayout", [:], text(["letterSpacing": "1e308", "textSize": "9e307sp"])),
            AndroidSource.view("FrameLayout", [:], text(["maxLines": "99999999999"])),
            AndroidSource.view("FrameLayout", [:], text(["layout_width": "1e300dp"])),
            AndroidSource.view("FrameLayout", [:], text(["lineHeight": "0dp"])),
        ]
        var screens = try layouts.map { try AndroidSource().screen($0) }
        let label = StoryboardSource.label("a", "Save", width: -5)
        screens += try StoryboardSource.screens(StoryboardSource.scene(label))
        let design = """
            { "document": { "type": "FRAME", "absoluteBoundingBox": { "x": -1e300, "y": 0, "width": 1e300, "height": 9 },
              "children": [ { "type": "TEXT", "characters": "Save", "style": { "fontSize": 1e300, "lineHeightPx": 1e-9 },
                "absoluteBoundingBox": { "x": 1e300, "y": 0, "width": 1e300, "height": 9 } } ] } }
            """
        screens += try FigmaReader.screens(Array(design.utf8), file: "design.json")
        screens.append(RoomsFile.Screen(name: "Page", platform: "web", locale: "no_such_", textScale: 0))
        for value in [Double.nan, .infinity, -1, 0, 1e7] {
            var room = HarvestedRoom(text: "Save", font: RoomFont(size: value))
            room.place = RoomPlace(line: 0, column: .max)
            room.frame = [value, value, value, value]
            screens.append(RoomsFile.Screen(name: "Page", platform: "web", width: value, height: value, rooms: [room]))
        }
        let file = RoomsFile(harvester: "a test", screens: screens).readable { $0 != "no_such_" }
        let read = try ReadRooms(Array(try JSONText.render(file).utf8), file: "rooms.json")
        #expect(read.screens.count == screens.count)
        for (read, screen) in zip(read.screens, screens) {
            #expect(
                read.rooms.count + (read.notKnown?.count ?? 0) == screen.rooms.count + (screen.notKnown?.count ?? 0))
            #expect(read.screen.locale == nil)
        }
        #expect(read.screens[0].notKnown?.first?.part.reason == "a length of it is not a number up to 1,000,000")
        #expect(read.screens[3].rooms.first?.part.lines == nil && read.screens[3].rooms.count == 1)
    }

    @Test func aRoomHasItsPlaceInTheFile() throws {
        let read = try ReadRooms(Array(Self.file().utf8), file: "rooms.json")
        #expect(read.screens[0].rooms[0].position == Catalog.Position(file: "rooms.json", line: 3, column: 5))
    }

    @Test(arguments: [
        (
            #"{ "text": "Save", "font": { "size": 17 }, "widht": 3 }"#, "3:47",
            "unknown field of a room \"widht\": expected width"
        ),
        (#"{ "font": { "size": 17 } }"#, "3:5", #"expected a member "text""#),
        (#"{ "key": "save" }"#, "3:5", #"expected a member "text""#),
        (#"{ "text": "Save", "font": {} }"#, "3:31", #"expected a member "size""#),
        (#"{ "text": 5, "font": { "size": 17 } }"#, "3:15", "expected a text in quotation marks, found '5'"),
        (#"{ "text": "Save", "font": { "size": 0 } }"#, "3:41", "expected a number above 0, found '0'"),
        (#"{ "text": "Save", "font": { "size": 1e999 } }"#, "3:41", "expected a number above 0, found '1'"),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "width": -1 }"#, "3:56",
            "expected a number of at least 0, found '-'"
        ),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "width": null }"#, "3:56",
            "expected a number of at least 0, found 'n'"
        ),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "lines": 0 }"#, "3:56",
            "expected a whole number of at least 1, found '0'"
        ),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "frame": [1, 2, 3] }"#, "3:56",
            "expected a list of x, y, width and height, found 3 numbers"
        ),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "overflow": "hidden" }"#, "3:59",
            #"expected "ellipsis", "clip", "visible", "scroll", found "hidden""#
        ),
        (
            #"{ "text": "Save", "font": { "size": 17 }, "text": "Load" }"#, "3:47",
            #"expected each field once, found "text" a second time"#
        ),
        (#"{ "text": "Save", "font": { "size": 17 }"#, "4:3", "expected ',' or '}' after a member, found ']'"),
    ])
    func aFaultHasItsPlace(room: String, place: String, message: String) {
        #expect(error(Self.file(room: room)) == "rooms.json:\(place): error: \(message)")
    }

    /// Only the room itself is lost, wherever the screen says which others are not known.
    @Test func aRoomWithoutAFontIsNotKnown() throws {
        let rooms = #"{ "text": "Save", "key": "save" }, { "text": "Load", "font": { "size": 17 } }"#
        let notKnown = #""notKnown": [{ "text": "Quit", "reason": "it has no width" }],"#
        for screen in [notKnown, ""] {
            let read = try ReadRooms(Array(Self.file(room: rooms, screen: screen).utf8), file: "rooms.json")
            let found = read.screens[0]
            #expect(found.rooms.map(\.part.text) == ["Load"])
            let unknown = UnknownRoom(text: "Save", key: "save", reason: "the room has no font")
            #expect(found.withoutFont.map(\.part) == [unknown])
            #expect(found.withoutFont.map(\.position) == [Catalog.Position(file: "rooms.json", line: 3, column: 5)])
            #expect(found.notKnown?.map(\.part.text) == (screen.isEmpty ? nil : ["Quit"]))
        }
    }

    @Test func otherVersionsAreRefused() {
        let text = Self.file().replacing("\"rooms\": 1", with: "\"rooms\": 2")
        #expect(error(text) == "rooms.json:1:12: error: expected the version 1, found '2'")
    }

    /// Half a file, deep nesting and what is no JSON at all end with one error.
    @Test func hostileFilesAreRefused() {
        let files = [
            "", "[]", "{", "\u{0}", String(Self.file().dropLast(20)), Self.file() + "x",
            Self.file(screen: "\"source\": \(String(repeating: "[", count: 100_000))"),
            Self.file(screen: "\"width\": \(String(repeating: "9", count: 100_000)),"),
        ]
        for file in files { #expect(error(file) != nil, "\(file.prefix(100))") }
    }
}
