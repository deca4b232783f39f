import Catalogs
import Testing

@testable import Rooms

/// Trees that Roborazzi writes beside screenshots.
@Suite struct RoborazziReaderTests {
    /// As on Roborazzi's page, with what views and composables write for texts.
    private static let tree = """
        { "schemaVersion": 1, "capture": { "imageWidth": 220, "imageHeight": 100, "scale": 1.0 }, "root":
         { "type": "view", "className": "androidx.compose.ui.platform.ComposeView", "bounds": [0, 0, 720, 1280], "children": [
          { "n": 1, "type": "compose", "testTag": "login", "bounds": [32, 48, 408, 144], "properties": { "Role": "Button" }, \
        "actions": ["OnClick"], "flags": ["MergeDescendants"], "children": [
           { "type": "compose", "bounds": [64, 80, 376, 112], "properties": { "Text": "[Log in]" } } ] },
          { "n": 2, "type": "view", "className": "com.google.android.material.button.MaterialButton", "id": "org.example:id/skip", \
        "bounds": [32, 160, 408, 256], "properties": { "Text": "Skip" } },
          { "type": "view", "bounds": [0, 300, 100, 340], "visibility": "gone", "children": [
           { "type": "view", "className": "android.widget.TextView", "bounds": [0, 300, 100, 340], "properties": { "Text": "[x]" } } ] },
          { "type": "compose", "bounds": [0, 400, 100, 440], "properties": { "ContentDescription": "[Avatar]" } } ] }
        }
        """

    private func screens(_ text: String, _ settings: DumpSettings = UIAutomatorReaderTests.settings) throws
        -> [RoomsFile.Screen]
    {
        try RoborazziReader.screens(Array(text.utf8), file: "Login.uitree.json", name: "Login", settings)
    }

    @Test func nodesWithTextsAreRooms() throws {
        var settings = UIAutomatorReaderTests.settings
        settings.density = 320
        let screen = try #require(try screens(Self.tree, settings).first)
        #expect(screen.name == "Login" && screen.toolkit == "compose" && screen.width == 360 && screen.height == 640)
        // A list is written as one; the text of a view may have brackets of its own.
        #expect(screen.rooms.map(\.text) == ["Log in", "Skip", "[x]"])
        #expect(screen.rooms.map(\.role) == ["label", "button", "label"])
        #expect(screen.rooms[0].frame == [32, 40, 156, 16] && screen.rooms[0].limit == .bounds)
        #expect(screen.rooms[1].place?.identifier == "org.example:id/skip" && screen.rooms[1].place?.line == 5)
        #expect(screen.rooms[2].isVisible == false && screen.rooms[1].isVisible == nil)
    }

    @Test func faults() {
        func message(_ text: String, _ settings: DumpSettings = UIAutomatorReaderTests.settings) -> String? {
            do throws(CatalogError) {
                _ = try RoborazziReader.screens(Array(text.utf8), file: "a.uitree.json", name: "a", settings)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            message(Self.tree, DumpSettings())?.contains(
                "add --density 480, the density of the test's device: 160 for mdpi, 240 for hdpi, 320 for xhdpi, 420 for "
                    + "420dpi, 480 for xxhdpi") == true)
        #expect(message("{}") == "a.uitree.json:1:1: error: expected a member \"schemaVersion\"")
        #expect(message("{ \"schemaVersion\": 2 }")?.contains("expected the version 1, found '2'") == true)
        #expect(message("{ \"schemaVersion\": 1 }") == "a.uitree.json:1:1: error: expected a member \"root\"")
        let deep = String(repeating: "{\"children\":[", count: 100_000)
        #expect(message("{ \"schemaVersion\": 1, \"root\": \(deep)")?.contains("deep") == true)
    }

    /// Bounds that are no rectangle are the fault of their node alone.
    @Test(arguments: [
        "[0, 0, 300]", "[0, 0, 300, 90, 5]", "[0, 0, \"a\", 90]", "[0, null, 300, 90]", "[0, 0, 1e999, 90]", "{}",
    ])
    func aTextWithoutUsableBounds(bounds: String) throws {
        func node(_ text: String, _ bounds: String) -> String {
            "{ \"type\": \"view\", \"bounds\": \(bounds), \"properties\": { \"Text\": \"\(text)\" } }"
        }
        let nodes = node("Lost", bounds) + "," + node("Hi", "[0, 0, 300, 90]")
        let tree = "{ \"schemaVersion\": 1, \"root\": { \"type\": \"view\", \"children\": [ \(nodes) ] } }"
        let screen = try #require(try screens(tree).first)
        #expect(screen.rooms.map(\.text) == ["Hi"])
        #expect(screen.notKnown?.map(\.text) == ["Lost"])
        #expect(screen.notKnown?.first?.reason == "the dump gives it no bounds, or none that can be read")
        #expect(screen.notKnown?.first?.place?.line == 1)
    }

    /// Screens are nested deeper than catalogs.
    @Test func aDeepScreenIsRead() throws {
        let node = "{ \"type\": \"compose\", \"bounds\": [0, 0, 300, 90], \"properties\": { \"Text\": \"[Hi]\" } }"
        let tree = (0..<100).reduce(node) { inner, _ in "{ \"type\": \"view\", \"children\": [ \(inner) ] }" }
        #expect(try screens("{ \"schemaVersion\": 1, \"root\": \(tree) }").first?.rooms.map(\.text) == ["Hi"])
    }

    /// Half a tree is an error, and never more than that.
    @Test func everyPrefixIsRefused() {
        let bytes = Array(Self.tree.utf8)
        for end in 0..<bytes.count {
            #expect(throws: CatalogError.self) {
                try RoborazziReader.screens(
                    Array(bytes[..<end]), file: "a.uitree.json", name: "a", UIAutomatorReaderTests.settings)
            }
        }
    }
}
