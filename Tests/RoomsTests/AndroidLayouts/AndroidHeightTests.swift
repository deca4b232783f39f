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

    /// A picture above the text takes a part of its height, with the padding between the two.
    @Test func picturesAboveAndBelow() throws {
        var source = AndroidSource()
        source.files["app/src/main/res/drawable/star.xml"] =
            "<vector \(AndroidSource.namespaces) android:width=\"24dp\" android:height=\"20dp\"/>"
        func height(_ attributes: [String: String]) throws -> Double? {
            let all = ["text": "@string/save", "layout_height": "60dp"].merging(attributes) { _, new in new }
            return try source.room(AndroidSource.view("TextView", all))?.height
        }
        #expect(try height(["drawableTop": "@drawable/star", "drawablePadding": "4dp"]) == 36)
        #expect(try height(["app:drawableTopCompat": "@drawable/star", "drawableBottom": "@drawable/star"]) == 20)
        #expect(try height(["drawableTop": "@drawable/photo"]) == nil)
        #expect(try height(["drawableTop": "@null"]) == 60)
        #expect(try height(["drawableStart": "@drawable/star"]) == 60)
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
