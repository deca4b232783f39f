import Catalogs
import Testing

@testable import Rooms

/// Dumps of `uiautomator`: frames in pixels.
@Suite struct UIAutomatorReaderTests {
    private static func node(_ bounds: String, _ attributes: String = "", _ children: String = "") -> String {
        "<node index=\"0\" \(attributes) package=\"org.example\" content-desc=\"\" bounds=\"\(bounds)\">\(children)</node>"
    }

    static func dump(_ nodes: String, rotation: Int = 0) -> String {
        """
        <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="\(rotation)">\
        \(node("[0,0][1080,2400]", "text=\"\" class=\"android.widget.FrameLayout\"", nodes))</hierarchy>
        """
    }

    static let settings = {
        var settings = DumpSettings()
        settings.density = 480
        return settings
    }()

    private func screens(_ text: String, _ settings: DumpSettings = Self.settings) throws -> [RoomsFile.Screen] {
        try UIAutomatorReader.screens(Array(text.utf8), file: "window_dump.xml", name: "window_dump", settings)
    }

    /// A dp has three pixels at 480 dots per inch.
    @Test func framesAreRooms() throws {
        let button = Self.node(
            "[60,300][360,444]",
            "text=\"Save &amp; go\" resource-id=\"org.example:id/save\" class=\"android.widget.Button\"")
        let screen = try #require(try screens(Self.dump(button)).first)
        #expect(screen.name == "window_dump" && screen.platform == "android" && screen.toolkit == "textview")
        #expect(screen.width == 360 && screen.height == 800 && screen.locale == nil && screen.rooms.count == 1)
        let room = screen.rooms[0]
        #expect(room.text == "Save & go" && room.role == "button" && room.limit == .bounds)
        #expect(room.frame == [20, 100, 100, 48] && room.width == 100 && room.height == 48)
        #expect(room.font.size == 14 && room.overflow == .clip && room.font.scales == nil)
        #expect(room.place?.identifier == "org.example:id/save" && room.place?.line == 1)
    }

    @Test func theSettingsAreThoseOfTheScreen() throws {
        var settings = Self.settings
        (settings.locale, settings.textScale, settings.fontSize) = ("de", 1.5, 20)
        let text = Self.node("[0,0][300,300]", "text=\"Los\" class=\"android.widget.TextView\"")
        let screen = try #require(try screens(Self.dump(text, rotation: 1), settings).first)
        #expect(screen.name == "window_dump (rotated by 90°)" && screen.locale == "de" && screen.textScale == 1.5)
        #expect(screen.rooms[0].font.size == 30)
    }

    /// A line of Roboto is 1.171875 times as high as its size: 9 dp have room for 7.68.
    @Test func noLineIsHigherThanItsFrame() throws {
        let text = Self.node("[0,0][300,27]", "text=\"Fine print\" class=\"android.widget.TextView\"")
        #expect(try screens(Self.dump(text))[0].rooms[0].font.size == 9 / 1.171875)
    }

    /// Frames are cut where they are scrolled out of sight, so that their heights say nothing.
    @Test func aFrameThatMayBeCutHasNoHeight() throws {
        let texts = ["[0,590][300,600]", "[0,300][300,360]"].map {
            Self.node($0, "text=\"Row\" class=\"android.widget.TextView\"")
        }
        let list = Self.node(
            "[0,200][1080,600]", "text=\"\" scrollable=\"true\" class=\"android.widget.ListView\"", texts.joined())
        let rooms = try screens(Self.dump(list))[0].rooms
        #expect(rooms[0].height == nil && rooms[0].font.size == 14 && rooms[1].height == 20)
    }

    @Test func whatIsNoText() throws {
        let nodes = [
            Self.node("[0,0][300,100]", "text=\"secret\" password=\"true\" class=\"android.widget.EditText\""),
            Self.node("[0,0][300,100]", "text=\" \" class=\"android.widget.TextView\""),
            Self.node("nowhere", "text=\"a\" class=\"android.widget.TextView\""),
            Self.node("[0,0][300,100]", "text=\"Name\" hint=\"Name\" class=\"android.widget.EditText\""),
            Self.node("[0,0][300,100]", "text=\"Ann\" hint=\"Name\" class=\"android.widget.EditText\""),
            Self.node("[0,0][0,0]", "text=\"gone\" class=\"android.widget.TextView\""),
            Self.node("[0,0][300,100]", "text=\"unseen\" visible-to-user=\"false\" class=\"android.view.View\""),
        ]
        let screen = try screens(Self.dump(nodes.joined()))[0]
        let rooms = screen.rooms
        #expect(screen.notKnown?.map(\.text) == ["a"])
        #expect(screen.notKnown?.first?.reason == "the dump gives it no bounds, or none that can be read")
        #expect(rooms.map(\.text) == ["Name", "Ann", "gone", "unseen"])
        #expect(rooms.map(\.role) == ["placeholder", "field", "label", "label"])
        #expect(rooms.map { $0.isVisible ?? true } == [true, true, false, false])
        #expect(rooms[1].overflow == .scroll && rooms[1].lines == 1)
    }

    @Test func windowsOfDisplaysAndCompose() throws {
        let text = Self.node("[0,0][300,100]", "text=\"Hi\" class=\"android.widget.TextView\"")
        let compose = Self.node("[0,0][300,100]", "text=\"\" class=\"androidx.compose.ui.platform.ComposeView\"", text)
        let dump = """
            <displays><display id="0"><window index="0"><hierarchy rotation="0">\(text)</hierarchy></window>\
            <window index="1"><hierarchy rotation="0">\(compose)</hierarchy></window></display></displays>
            """
        let screens = try screens(dump)
        #expect(screens.map(\.name) == ["window_dump", "window_dump (window 2)"])
        #expect(screens.map(\.toolkit) == ["textview", "compose"])
    }

    @Test func otherFilesAndFaults() {
        func message(_ text: String, _ settings: DumpSettings = Self.settings) -> String? {
            do throws(CatalogError) {
                _ = try UIAutomatorReader.screens(Array(text.utf8), file: "dump.xml", name: "dump", settings)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            message(Self.dump(""), DumpSettings())
                == "dump.xml: error: cannot be read: its lengths are pixels, and the density of the screen is not in it; add "
                + "--density 420, the number that 'adb shell wm density' prints")
        #expect(message("<resources/>")?.contains("expected <hierarchy> or <displays>, found <resources>") == true)
        #expect(message("") != nil)
        #expect(UIAutomatorReader.reads(Array(Self.dump("").utf8)) && !UIAutomatorReader.reads(Array("<a/>".utf8)))
    }

    /// Screens of Compose are nested deeper than catalogs.
    @Test func aDeepScreenIsRead() throws {
        let text = Self.node("[0,0][300,100]", "text=\"Hi\" class=\"android.widget.TextView\"")
        func nested(_ depth: Int) -> String {
            (0..<depth).reduce(text) { inner, _ in Self.node("[0,0][300,100]", "text=\"\"", inner) }
        }
        #expect(try screens(Self.dump(nested(250))).first?.rooms.map(\.text) == ["Hi"])
        let error = try #require(throws: CatalogError.self) { try screens(Self.dump(nested(260))) }
        #expect(error.message == "values nested more than 256 deep")
    }

    @Test func aDumpOfTooManyNodes() throws {
        let node = Self.node("[0,0][300,100]", "text=\"Hi\"")
        #expect(try screens(Self.dump(String(repeating: node, count: 99_999))).first?.rooms.count == 99_999)
        let error = try #require(throws: CatalogError.self) {
            try screens(Self.dump(String(repeating: node, count: 100_000)))
        }
        #expect(
            error.message == "cannot be read: the dump has more than 100,000 nodes, and no screen has so many"
                && error.line == 1)
    }

    /// Half a dump is an error, and never more than that.
    @Test func everyPrefixIsRefused() {
        let bytes = Array(Self.dump(Self.node("[0,0][300,100]", "text=\"Hi\" class=\"a.TextView\"")).utf8)
        for end in 0..<bytes.count {
            #expect(throws: CatalogError.self) {
                try UIAutomatorReader.screens(Array(bytes[..<end]), file: "dump.xml", name: "dump", Self.settings)
            }
        }
    }
}
