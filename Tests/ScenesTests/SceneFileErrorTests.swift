import Foundation
import Scenes
import Testing

/// A mistake in a scene gets one message with its place, what was expected, and the nearest valid name.
@Suite struct SceneFileErrorTests {
    @Test(arguments: [
        (
            "Txt: vote.cat",
            #"Test.yml:4:3: error: there is no view "Txt"; did you mean "Text"? "#
                + "galley schema scene --markdown describes every view"
        ),
        (
            "Text: vote.cat\npading: 4",
            #"Test.yml:5:3: error: there is no modifier "pading"; did you mean "padding"? "#
                + "galley schema scene --markdown describes every modifier"
        ),
        (
            "Text: vote.cats",
            #"Test.yml:4:9: error: there is no key in Localizable "vote.cats"; did you mean "vote.cat"?"#
        ),
        (
            "HStack:\n  spacng: 4\n  content: []",
            #"Test.yml:5:5: error: there is no key in HStack "spacng"; did you mean "spacing"?"#
        ),
        (
            "HStack:\n  alignment: botom\n  content: []",
            #"Test.yml:5:16: error: there is no alignment "botom"; did you mean "bottom"?"#
        ),
        (
            "Text: vote.cat\nlineLimit: two",
            #"Test.yml:5:14: error: lineLimit expects a whole number of at least 1, not "two""#
        ),
        (
            "Text: vote.cat\nlineLimit: 0",
            #"Test.yml:5:14: error: lineLimit expects a whole number of at least 1, not "0""#
        ),
        (
            "Text: vote.cat\nfont: bdy",
            #"Test.yml:5:9: error: there is no font "bdy"; did you mean "body"?"#
        ),
        (
            "Text: vote.cat\ndynamicTypeSize: ..AX7",
            #"Test.yml:5:20: error: there is no text size "AX7"; did you mean "AX1"?"#
        ),
        (
            "Text: vote.cat\nfont: { size: infinity }",
            #"Test.yml:5:17: error: size expects a number, not "infinity""#
        ),
        (
            "Text: vote.cat\ngridCellColumns: 9223372036854775807",
            #"Test.yml:5:20: error: gridCellColumns expects a whole number up to 1000, not "9223372036854775807""#
        ),
        (
            "Spacer: [{ Text: vote.cat }]",
            #"Test.yml:4:11: error: Spacer expects a mapping, not a list"#
        ),
        (
            "Button: { label: [Spacer], title: vote.cat }",
            #"Test.yml:4:30: error: there is no key in Button "title"; expected label"#
        ),
        ("ViewThatFits: []", "Test.yml:4:3: error: ViewThatFits needs at least one view"),
        ("Text:", #"Test.yml:4:3: error: Text expects a key of a catalog, not nothing"#),
    ])
    func aMistakeIsNamedWithItsPlace(view: String, message: String) throws {
        let error = #expect(throws: InputError.self) { try SceneText.scene(view) }
        #expect(error?.description == message)
        #expect(error?.kind == .configuration)
    }

    @Test func whatIsNotYAMLCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: InputError.self) {
            try LayoutScene("view: [", file: "Test.yml", folder: folder.url)
        }
        #expect(error?.kind == .unreadable)
        #expect(error?.line != nil)
    }

    @Test func aCatalogThatIsDamagedIsNamedWithThePlaceOfTheDamage() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"sourceLanguage\": \"en\", \"strings\": {", to: "Damaged.xcstrings")
        let error = #expect(throws: InputError.self) {
            try LayoutScene("strings: Damaged.xcstrings\nview: Spacer", file: "Test.yml", folder: folder.url)
        }
        #expect(error?.kind == .unreadable)
        #expect(error?.file?.hasSuffix("Damaged.xcstrings") == true)
        #expect(error?.line == 1)
    }

    /// Cut anywhere, a scene file gives a scene or an error.
    @Test func aTruncatedSceneNeverTraps() throws {
        let folder = try TemporaryFolder()
        try folder.write(SceneText.pets, to: "Localizable.xcstrings")
        let text = """
            scene: Test
            strings: Localizable.xcstrings
            view:
              ViewThatFits:
                - EqualWidthHStack: &buttons
                    - Button: vote.cat
                    - Button: { key: pets.count, arguments: [3] }
                      frame: { minWidth: 40, maxWidth: infinity }
                - EqualWidthVStack: *buttons
              padding: { horizontal: 4, top: 2 }
            """
        for count in text.unicodeScalars.indices {
            _ = try? LayoutScene(String(text[..<count]), file: "Test.yml", folder: folder.url)
        }
        _ = try LayoutScene(text, file: "Test.yml", folder: folder.url)
    }

    @Test func aSceneThatAnchorsMultiplyIsRefused() throws {
        var lines = ["view:", "  VStack:"]
        lines.append("    - Group: &a0 [Spacer, Spacer, Spacer, Spacer, Spacer, Spacer, Spacer, Spacer]")
        for level in 1...9 {
            let copies = Array(repeating: "{ Group: *a\(level - 1) }", count: 8).joined(separator: ", ")
            lines.append("    - Group: &a\(level) [\(copies)]")
        }
        let error = #expect(throws: InputError.self) {
            try LayoutScene(lines.joined(separator: "\n"), file: "Test.yml", folder: URL(filePath: "."))
        }
        #expect(error?.message.contains("more than 100000 views") == true)
    }

    @Test func viewsThatAreNestedTooDeepAreRefused() throws {
        let text =
            "view: " + String(repeating: "{ Group: [", count: 400) + "Spacer" + String(repeating: "] }", count: 400)
        let error = #expect(throws: InputError.self) {
            try LayoutScene(text, file: "Test.yml", folder: URL(filePath: "."))
        }
        #expect(error != nil)
    }
}
