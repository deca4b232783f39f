import Testing

@testable import Rooms

/// The heights of text views.
@Suite struct AndroidHeightTests {
    private func room(_ attributes: [String: String], kind: String = "TextView") throws -> HarvestedRoom? {
        try AndroidSource().room(
            AndroidSource.view(kind, ["text": "@string/save"].merging(attributes) { _, new in new }))
    }

    @Test func aFixedHeightIsALimit() throws {
        let fixed = try room(["layout_height": "48dp", "paddingTop": "4dp", "paddingBottom": "6dp"])
        #expect(fixed?.height == 38 && fixed?.overflow == .clip)
        #expect(try room(["layout_height": "48dp", "padding": "8dp", "paddingTop": "4dp"])?.height == 32)
        #expect(try room(["maxHeight": "40dp", "paddingVertical": "4dp"])?.height == 32)
        #expect(try room(["layout_height": "48dp", "maxHeight": "40dp"])?.height == 40)
        let cut = try room(["layout_height": "48dp", "maxLines": "2", "ellipsize": "end"])
        #expect(cut?.height == 48 && cut?.overflow == .ellipsis && cut?.lines == 2)
    }

    @Test func whatIsNoLimit() throws {
        for height in ["wrap_content", "match_parent", "0dp", "?attr/unknown"] {
            #expect(try room(["layout_height": height]) != nil)
            #expect(try room(["layout_height": height])?.height == nil)
        }
        #expect(try room(["layout_height": "48dp", "scrollbars": "vertical"])?.height == nil)
        #expect(try room(["layout_height": "48dp", "paddingTop": "?attr/unknown"])?.height == nil)
        // What a theme puts around the text of a button is not known.
        #expect(try room(["layout_height": "48dp"], kind: "Button")?.height == nil)
    }
}
