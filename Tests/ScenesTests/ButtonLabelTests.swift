import Frames
import Labels
import Scenes
import Testing

/// A button takes a text, a view, or `label:` with any views.
@Suite struct ButtonLabelTests {
    private let icon = "{ Image: { name: cat, width: 20, height: 20 } }"

    private func report(_ view: String) throws -> FrameReport {
        try SceneText.scene(view).report(in: LayoutEnvironment(locale: "de", textSize: .large))
    }

    /// Several views of a label stand beside each other, as in SwiftUI.
    @Test func viewsOfALabelStandBesideEachOther() throws {
        let label = try report("Button: { label: [\(icon), { Text: vote.cat }] }")
        let stack = try report("Button: { HStack: [\(icon), { Text: vote.cat }] }")
        #expect(label.size == stack.size)
        #expect(label.views("Image").map(\.frame) == stack.views("Image").map(\.frame))
        #expect(label.views("Text").map(\.frame) == stack.views("Text").map(\.frame))
        #expect(label.views("Text")[0].text?.string == "Katze")
    }

    @Test(arguments: ["label: vote.cat", "label: { key: vote.cat }", "label: { Text: vote.cat }"])
    func aTextOrAViewIsALabelByItself(label: String) throws {
        #expect(try report("Button: { \(label) }").size == report("Button: vote.cat").size)
        #expect(try report("Toggle: { \(label) }").size == report("Toggle: vote.cat").size)
    }

    /// Its keys are looked up whether or not the button is shown.
    @Test func aKeyOfALabelThatNoCatalogHasIsAnError() throws {
        let error = #expect(throws: InputError.self) { try SceneText.scene("Button: { label: [{ Text: vote.dog }] }") }
        #expect(error?.message.hasPrefix("there is no key in Localizable") == true)
    }
}
