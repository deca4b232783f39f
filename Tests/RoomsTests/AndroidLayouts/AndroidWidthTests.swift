import Testing

@testable import Rooms

/// How wide a text may become: each example is a layout whose answer can be found with paper and pencil.
@Suite struct AndroidWidthTests {
    private typealias Source = AndroidSource
    private let source = AndroidSource()

    private func text(_ attributes: [String: String] = [:]) -> String {
        Source.view("TextView", ["text": "@string/save"].merging(attributes) { _, new in new })
    }

    private func linear(_ attributes: [String: String], _ content: String) -> String {
        Source.view("LinearLayout", attributes, content)
    }

    /// 360dp, unless the folder asks for more.
    @Test(arguments: [
        ("layout", 360.0), ("layout-land", 640), ("layout-sw600dp", 600), ("layout-w820dp", 820),
        ("layout-sw600dp-land", 640), ("layout-night", 360), ("layout-v21", 360),
    ]) func theScreen(folder: String, width: Double) throws {
        #expect(try source.room(text(), folder: folder)?.width == width)
    }

    /// A view of 100 dp in the middle of the parent ends at 230.
    @Test func besideAViewThatIsTiedAtBothEnds() throws {
        let middle = Source.view(
            "ImageView",
            [
                "id": "@+id/icon", "layout_width": "100dp", "layout_constraintStart_toStartOf": "parent",
                "layout_constraintEnd_toEndOf": "parent",
            ])
        let label = text([
            "layout_width": "0dp", "layout_constraintStart_toEndOf": "@id/icon",
            "layout_constraintEnd_toEndOf": "parent",
        ])
        #expect(try source.room(Source.view("ConstraintLayout", [:], middle + label))?.width == 130)
    }

    @Test func paddingsAndMarginsOfAChain() throws {
        let inner = linear(
            ["orientation": "vertical", "paddingStart": "10dp", "paddingLeft": "99dp", "paddingRight": "6dp"],
            text(["layout_marginHorizontal": "4dp", "padding": "2dp", "paddingStart": "50dp"]))
        let frame = Source.view("FrameLayout", ["layout_margin": "8dp"], inner)
        // 360 − 16 − 16 − 8 − 4: padding for all sides counts before that of one.
        #expect(try source.room(Source.view("ScrollView", [:], frame))?.width == 316)
    }

    @Test func fixedAndGreatestWidths() throws {
        #expect(try source.room(linear(["orientation": "vertical"], text(["layout_width": "120dp"])))?.width == 120)
        #expect(try source.room(linear(["orientation": "vertical"], text(["maxWidth": "200dp"])))?.width == 200)
        let wrapped = linear(
            ["orientation": "vertical", "layout_width": "wrap_content"], text(["layout_width": "wrap_content"]))
        #expect(try source.room(wrapped)?.width == 360)
    }

    @Test func dimensionsAreLookedUp() throws {
        var source = source
        source.files["lib/src/main/res/values/dimens.xml"] =
            "<resources><dimen name=\"side\">@dimen/base</dimen><dimen name=\"base\">24dp</dimen></resources>"
        #expect(try source.room(text(["paddingHorizontal": "@dimen/side"]))?.width == 312)
        source.files["app/src/main/res/values/dimens.xml"] = "<resources><dimen name=\"base\">10dp</dimen></resources>"
        #expect(try source.room(text(["paddingHorizontal": "@dimen/side"]))?.width == 340)
        let unknown = try source.screen(text(["padding": "@dimen/gone"]))
        #expect(unknown.notKnown?.first?.reason == "the length '@dimen/gone' is not in the project")
        #expect(unknown.notKnown?.first?.key == "save" && unknown.notKnown?.first?.text == "Save")
        let pixels = try source.screen(text(["padding": "3px"]))
        #expect(pixels.notKnown?.first?.reason == "the length '3px' has another unit than dp and sp")
    }

    @Test func aRowInTurn() throws {
        let icon = Source.view("ImageView", ["layout_width": "24dp", "layout_marginEnd": "8dp"])
        #expect(try source.room(linear([:], icon + text(["layout_width": "wrap_content"])))?.width == 328)
        // What is behind it does not take its width.
        #expect(try source.room(linear([:], text(["layout_width": "wrap_content"]) + icon))?.width == 360)
    }

    @Test func weights() throws {
        let icon = Source.view("ImageView", ["layout_width": "40dp"])
        let one = text(["layout_width": "0dp", "layout_weight": "1", "layout_marginStart": "10dp"])
        let two = Source.view("View", ["layout_width": "0dp", "layout_weight": "3"])
        // (360 − 40 − 10) / 4
        #expect(try source.room(linear([:], icon + one + two))?.width == 77.5)
        #expect(try source.room(linear(["weightSum": "2"], one))?.width == 175)
        // Each keeps its own width, and gets its part of what is left, or gives its part of what is lacking.
        let own = text(["layout_width": "80dp", "layout_weight": "1"])
        #expect(try source.screen(linear([:], own + own + icon)).rooms.map(\.width) == [160, 160])
        #expect(try source.screen(linear([:], own + two)).rooms.map(\.width) == [150])
        let five = try source.screen(linear([:], String(repeating: own, count: 5))).rooms
        #expect(five.map(\.width) == [72, 72, 72, 72, 72])
        #expect(try source.room(linear(["orientation": "vertical"], own))?.width == 80)
        let whole = text(["layout_weight": "1"])
        let other = Source.view("View", ["layout_weight": "1"])
        #expect(try source.room(linear([:], whole + other))?.width == 180)
        let gone = Source.view("View", ["layout_width": "200dp", "visibility": "gone"])
        #expect(try source.room(linear([:], gone + one))?.width == 350)
    }

    /// A button that begins hidden is shown in the place of another one: a row of three never has four.
    @Test func aHiddenViewMayReplaceAnother() throws {
        let shown = ["layout_width": "0dp", "layout_weight": "1"]
        let gone = shown.merging(["visibility": "gone"]) { $1 }
        let screen = try source.screen(linear([:], text(shown) + text(gone) + text(shown)))
        #expect(screen.rooms.map(\.width) == [180, 180] && screen.rooms.allSatisfy { $0.limit == .bounds })
        #expect(
            screen.notKnown?.map(\.reason) == [
                "it begins hidden in a row that divides its width, and may replace what is beside it"
            ])
        // Alone in its row it gets the rest of it.
        let icon = Source.view("ImageView", ["layout_width": "40dp"])
        let alone = try source.room(linear([:], icon + text(gone)))
        #expect(alone?.width == 320 && alone?.limit == nil)
        // What is in a part by its frame is no surer.
        let box = linear(shown.merging(["orientation": "vertical"]) { $1 }, text())
        let inner = try source.screen(linear([:], box + text(gone))).rooms
        #expect(inner.map(\.width) == [360] && inner.first?.limit == .bounds)
    }

    @Test func aTextBesideItIsNotKnown() throws {
        let other = Source.view("Button", ["layout_width": "wrap_content"])
        let screen = try source.screen(linear([:], text(["layout_width": "0dp", "layout_weight": "1"]) + other))
        #expect(screen.rooms.isEmpty)
        #expect(screen.notKnown?.map(\.reason) == ["the width of Button on line 1 beside it depends on what it shows"])
    }

    @Test func pictures() throws {
        var source = source
        source.files[Source.path("bell", "drawable")] = "<vector \(Source.namespaces) android:width=\"20dp\"/>"
        let before = text(["drawableStart": "@drawable/bell", "drawablePadding": "6dp"])
        #expect(try source.room(before)?.width == 334)
        let image = Source.view(
            "ImageView", ["layout_width": "wrap_content", "app:srcCompat": "@drawable/bell", "padding": "2dp"])
        #expect(
            try source.room(linear([:], image + text(["layout_width": "0dp", "layout_weight": "1"])))?.width == 336)
        #expect(
            try source.screen(text(["drawableEnd": "@drawable/photo"])).notKnown?.first?.reason
                == "the width of its picture is not known")
    }

    @Test func relativeRules() throws {
        func relative(_ rules: [String: String], _ others: String = "") throws -> Double? {
            try source.room(Source.view("RelativeLayout", ["paddingHorizontal": "10dp"], others + text(rules)))?.width
        }
        let icon = Source.view(
            "ImageView",
            ["id": "@+id/icon", "layout_width": "40dp", "layout_alignParentEnd": "true", "layout_marginStart": "4dp"])
        let start = Source.view("ImageView", ["id": "@+id/first", "layout_width": "30dp", "layout_marginEnd": "5dp"])
        #expect(try relative([:]) == 340)
        #expect(try relative(["layout_toStartOf": "@id/icon", "layout_marginEnd": "6dp"], icon) == 290)
        #expect(try relative(["layout_toRightOf": "@id/first", "layout_width": "wrap_content"], start) == 305)
        #expect(try relative(["layout_toEndOf": "@id/first", "layout_toLeftOf": "@id/icon"], start + icon) == 261)
        #expect(try relative(["layout_alignStart": "@id/first"], start) == 340)
        #expect(try relative(["layout_toEndOf": "@id/gone"]) == 340)
    }

    @Test func constraints() throws {
        func constraint(_ attributes: [String: String], _ others: String = "") throws -> RoomsFile.Screen {
            let all = ["layout_width": "0dp", "id": "@+id/it"].merging(attributes) { _, new in new }
            return try source.screen(
                Source.view("androidx.constraintlayout.widget.ConstraintLayout", [:], others + text(all)))
        }
        func named(_ names: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: names.map { ("app:layout_constraint\($0.key)", $0.value) })
        }
        let tied = named(["Start_toStartOf": "parent", "End_toEndOf": "parent"])
        #expect(try constraint(tied.merging(["layout_marginStart": "16dp"]) { $1 }).rooms.first?.width == 344)
        let wrapped = try constraint(tied.merging(["layout_width": "wrap_content"]) { $1 }).rooms.first
        #expect(wrapped?.width == 360 && wrapped?.limit == .screen)
        let kept = tied.merging(["layout_width": "wrap_content", "app:layout_constrainedWidth": "true"]) { $1 }
        #expect(try constraint(kept).rooms.first?.limit == nil)
        #expect(
            try constraint(named(["Start_toStartOf": "parent"])).notKnown?.first?.reason
                == "its constraints tie one end alone")

        let icon = Source.view(
            "ImageView",
            ["id": "@+id/icon", "layout_width": "32dp"].merging(named(["Start_toStartOf": "parent"])) { $1 })
        let guide = Source.view(
            "androidx.constraintlayout.widget.Guideline",
            ["id": "@+id/guide", "app:layout_constraintGuide_percent": "0.75"])
        let between = named(["Start_toEndOf": "@id/icon", "End_toStartOf": "@id/guide"])
        #expect(try constraint(between, icon + guide).rooms.first?.width == 238)
        // A chain whose only flexible view is the text.
        let chained = Source.view(
            "ImageView",
            ["id": "@+id/icon", "layout_width": "32dp"].merging(
                named(["Start_toStartOf": "parent", "End_toStartOf": "@id/it"])
            ) { $1 })
        #expect(
            try constraint(named(["Start_toEndOf": "@id/icon", "End_toEndOf": "parent"]), chained).rooms.first?.width
                == 328)
        // A view of 0dp that is tied at both ends is as wide as what is between them, unless something else says so.
        func beside(_ attributes: [String: String]) throws -> RoomsFile.Screen {
            let all = ["id": "@+id/icon", "layout_width": "0dp"].merging(attributes) { _, new in new }
            let other = Source.view("ImageView", all) + guide
            return try constraint(named(["Start_toEndOf": "@id/icon", "End_toEndOf": "parent"]), other)
        }
        let matched = named(["Start_toStartOf": "parent", "End_toStartOf": "@id/guide"])
        #expect(try beside(matched).rooms.first?.width == 90)
        let limited = matched.merging(["app:layout_constraintWidth_max": "40dp"]) { $1 }
        #expect(try beside(limited).notKnown?.first?.reason.contains("depends on what it shows") == true)
        #expect(try beside(named(["Start_toStartOf": "parent"])).rooms.isEmpty)
        let barrier = Source.view("androidx.constraintlayout.widget.Barrier", ["id": "@+id/icon"])
        #expect(
            try constraint(named(["Start_toEndOf": "@id/icon", "End_toEndOf": "parent"]), barrier).notKnown?.first?
                .reason
                == "Barrier on line 1 follows the widths of other views")
    }

    @Test func whatIsNotKnownIsNamed() throws {
        for (kind, reason) in [
            ("TableLayout", "TableLayout on line 1 lays its views out together"),
            ("com.app.Waterfall", "how Waterfall on line 1 lays its views out is in the code of the app or a library"),
            (
                "androidx.appcompat.widget.Toolbar",
                "Toolbar on line 1 leaves its views what its title and items do not take"
            ),
        ] {
            #expect(try source.screen(Source.view(kind, [:], text())).notKnown?.first?.reason == reason)
        }
    }

    /// What is in a dialog or a widget has no more than the screen, and perhaps less.
    @Test func partsOfScreens() throws {
        #expect(try source.room(text(), name: "dialog_rename")?.limit == .part)
        #expect(try source.room(text(["layout_width": "80dp"]), name: "dialog_rename")?.limit == nil)
        #expect(try source.room(text(), name: "rename")?.limit == nil)
        let sideways = try source.room(Source.view("HorizontalScrollView", [:], text(["layout_width": "wrap_content"])))
        #expect(sideways?.limit == .screen && sideways?.overflow == .scroll)
    }

    /// Views that are gone, and refer to each other, end no search.
    @Test func goneViewsThatReferToEachOther() throws {
        func gone(_ id: String, _ other: String) -> String {
            Source.view(
                "View",
                ["id": "@+id/\(id)", "visibility": "gone", "app:layout_constraintStart_toStartOf": "@id/\(other)"])
        }
        let label = text([
            "layout_width": "0dp", "app:layout_constraintStart_toEndOf": "@id/a",
            "app:layout_constraintEnd_toEndOf": "parent",
        ])
        let screen = try source.screen(Source.view("ConstraintLayout", [:], gone("a", "b") + gone("b", "a") + label))
        #expect(screen.notKnown?.map(\.reason) == ["the views beside it refer to each other"])
    }

    /// Each view refers to the one before it with both ends: without memory, the search doubles with each.
    @Test(arguments: [(100, true), (5_000, false)]) func chains(count: Int, isKnown: Bool) throws {
        let views = (1...count).map { index in
            Source.view(
                "View",
                [
                    "id": "@+id/v\(index)", "layout_width": "2dp", "layout_alignStart": "@id/v\(index - 1)",
                    "layout_alignEnd": "@id/v\(index - 1)",
                ])
        }
        let first = Source.view("View", ["id": "@+id/v0", "layout_width": "40dp"])
        let label = text(["layout_toEndOf": "@id/v\(count)"])
        let screen = try source.screen(Source.view("RelativeLayout", [:], label + first + views.joined()))
        #expect(screen.rooms.map(\.width) == (isKnown ? [320] : []))
        let reason = "the views beside it are a chain of more than 200"
        #expect((screen.notKnown ?? []).map(\.reason) == (isKnown ? [] : [reason]))
    }

    @Test func aGreatestWidthBetweenConstraints() throws {
        func label(_ most: String) -> String {
            Source.view(
                "ConstraintLayout", [:],
                text([
                    "layout_width": "0dp", "app:layout_constraintStart_toStartOf": "parent",
                    "app:layout_constraintEnd_toEndOf": "parent", "app:layout_constraintWidth_max": most,
                ]))
        }
        #expect(try source.room(label("200dp"))?.width == 200)
        #expect(try source.room(label("500dp"))?.width == 360)
        #expect(try source.screen(label("wrap")).notKnown?.count == 1)
    }

    /// Linear in the views of a row: 4,000 of them would take minutes otherwise.
    @Test func aRowOfManyViews() throws {
        let views = String(repeating: text(["layout_width": "0dp", "layout_weight": "1"]), count: 4_000)
        let screen = try source.screen(linear([:], views))
        #expect(screen.rooms.count == 4_000 && screen.rooms.allSatisfy { abs(($0.width ?? 0) - 0.09) < 1e-9 })
    }
}
