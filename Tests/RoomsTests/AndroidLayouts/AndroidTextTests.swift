import Testing

@testable import Rooms

/// Which texts are read, and in which fonts.
@Suite struct AndroidTextTests {
    private typealias Source = AndroidSource
    private let source = AndroidSource()

    private func view(_ kind: String, _ attributes: [String: String] = [:], _ content: String = "") -> String {
        Source.view(kind, attributes, content)
    }

    @Test func keysAndTexts() throws {
        #expect(try source.room(view("TextView", ["text": "@string/save"]))?.text == "Save")
        let alias = try source.room(view("TextView", ["text": "@string/alias"]))
        #expect(alias?.key == "save" && alias?.text == "Save")
        let literal = try source.room(view("TextView", ["text": "It\\'s"]))
        #expect(literal?.key == nil && literal?.text == "It's")
        for nothing in ["@null", "@string/empty", "", "  "] {
            let screen = try source.screen(view("TextView", ["text": nothing]))
            #expect(screen.rooms.isEmpty && screen.notKnown == nil)
        }
        #expect(try source.screen(view("TextView", ["tools:text": "@string/save"])).rooms.isEmpty)
        for (text, reason) in [
            ("@string/other", "no strings.xml of the project has this key"),
            ("@android:string/ok", "the text '@android:string/ok' is not in the project"),
            ("@{model.title}", "a binding expression makes the text"),
        ] {
            #expect(try source.screen(view("TextView", ["text": text])).notKnown?.first?.reason == reason)
        }
    }

    @Test func placesAndVisibility() throws {
        let row = view(
            "LinearLayout", ["visibility": "gone"],
            "\n\n  " + view("TextView", ["id": "@+id/it", "text": "@string/save"]))
        let room = try source.room(row)
        #expect(room?.isVisible == nil && room?.place?.line == 3 && room?.place?.column == 3)
        #expect(room?.place?.identifier == "it" && room?.place?.file == Source.path("home"))
    }

    /// TextView: `singleLine` ends in an ellipsis; `maxLines` alone clips, and goes on breaking lines.
    @Test func linesAndEllipses() throws {
        func room(_ attributes: [String: String]) throws -> HarvestedRoom? {
            try source.room(view("TextView", attributes.merging(["text": "@string/save"]) { $1 }))
        }
        let plain = try room([:])
        #expect(plain?.lines == nil && plain?.overflow == nil && plain?.wraps == nil)
        let single = try room(["singleLine": "true"])
        #expect(single?.lines == 1 && single?.wraps == false && single?.overflow == .ellipsis)
        let clipped = try room(["maxLines": "1"])
        #expect(clipped?.lines == 1 && clipped?.wraps == true && clipped?.overflow == .clip)
        let ended = try room(["maxLines": "2", "ellipsize": "end"])
        #expect(ended?.lines == 2 && ended?.overflow == .ellipsis)
        #expect(try room(["singleLine": "true", "ellipsize": "marquee"])?.overflow == .scroll)
        let shrinking = try room(["app:autoSizeTextType": "uniform", "textSize": "24sp", "maxLines": "1"])
        #expect(shrinking?.minimumScale == 0.5)
    }

    @Test func sizesAndFaces() throws {
        let room = try source.room(
            view(
                "TextView",
                [
                    "text": "@string/save", "textSize": "20sp", "textStyle": "bold|italic", "letterSpacing": "0.1",
                    "textAllCaps": "true", "fontFamily": "@font/brand", "lineHeight": "30dp",
                ]))
        #expect(room?.font.size == 20 && room?.font.scales == true && room?.font.weight == 700)
        #expect(room?.font.isItalic == true && room?.font.letterSpacing == 2 && room?.font.families == ["brand"])
        #expect(room?.font.lineHeight == 30 && room?.textCase == "uppercase")
        let fixed = try source.room(
            view("TextView", ["text": "A", "textSize": "20dp", "fontFamily": "sans-serif-medium"]))
        #expect(fixed?.font.scales == false && fixed?.font.weight == 500 && fixed?.font.families == [])
    }

    @Test func stylesOfTheProjectAndOfLibraries() throws {
        var source = source
        source.files["app/src/main/res/values/more.xml"] = """
            <resources><style name="Title" parent="TextAppearance.Material3.TitleMedium"><item name="android:textStyle">bold</item></style>
            <style name="Title.Small"><item name="android:textSize">13sp</item></style>
            <style name="Loop" parent="Loop"/><style name="Row" parent=""><item name="android:maxLines">3</item></style></resources>
            """
        func font(_ attributes: [String: String]) throws -> RoomFont? {
            try source.room(view("TextView", attributes.merging(["text": "A"]) { $1 }))?.font
        }
        let title = try font(["textAppearance": "@style/Title"])
        #expect(title?.size == 16 && title?.weight == 700 && title?.letterSpacing == 0.15)
        #expect(try font(["style": "@style/Title.Small"])?.size == 13)
        #expect(try font(["textAppearance": "?attr/textAppearanceHeadlineSmall"])?.size == 24)
        #expect(try font(["textAppearance": "?android:attr/textAppearanceMedium"])?.size == 18)
        #expect(try font(["textAppearance": "@style/TextAppearance.AppCompat.Title"])?.weight == 500)
        #expect(try font(["textAppearance": "@android:style/TextAppearance.Large"])?.size == 22)
        #expect(try font(["style": "@style/Loop"])?.size == 14)
        #expect(try source.room(view("TextView", ["text": "A", "style": "@style/Row"]))?.lines == 3)
        #expect(
            try source.screen(view("TextView", ["text": "A", "textAppearance": "?attr/brandTitle"])).notKnown?.first?
                .reason
                == "the theme decides what '?attr/brandTitle' is")
    }

    /// Material 2 writes buttons in capitals, Material 3 does not, and each has its own padding.
    @Test(arguments: [
        ("Theme.Material3.Light", 312.0, nil), ("Theme.MaterialComponents.DayNight", 328, "uppercase"),
        ("Theme.AppCompat.Light", 336, "uppercase"),
    ]) func buttons(theme: String, width: Double, textCase: String?) throws {
        let room = try AndroidSource(theme: theme).room(view("Button", ["text": "@string/save"]))
        #expect(room?.width == width && room?.textCase == textCase && room?.font.weight == 500 && room?.font.size == 14)
    }

    @Test func buttonsOfAThemeThatIsNotKnown() throws {
        let screen = try AndroidSource(theme: "Brand").screen(view("Button", ["text": "@string/save"]))
        #expect(screen.notKnown?.map(\.reason) == ["the theme decides its text size"])
    }

    @Test func boxesFieldsAndBars() throws {
        #expect(try source.room(view("CheckBox", ["text": "@string/save"]))?.width == 328)
        let field = try source.room(view("EditText", ["hint": "@string/name", "inputType": "textPersonName"]))
        #expect(field?.role == "placeholder" && field?.width == 352 && field?.lines == 1 && field?.overflow == .clip)
        let input = view(
            "com.google.android.material.textfield.TextInputLayout",
            ["hint": "@string/name", "app:endIconMode": "clear_text"],
            view("com.google.android.material.textfield.TextInputEditText"))
        let hint = try source.room(input)
        #expect(hint?.width == 292 && hint?.font.size == 16 && hint?.overflow == .ellipsis)
        let bar = try source.room(
            view("com.google.android.material.appbar.MaterialToolbar", ["app:title": "@string/save"]))
        #expect(bar?.limit == .screen && bar?.font.size == 22 && bar?.lines == 1)
        #expect(try source.room(view("com.google.android.material.chip.Chip", ["text": "@string/save"]))?.width == 336)
        let tabs = view(
            "com.google.android.material.tabs.TabLayout", [:],
            view("com.google.android.material.tabs.TabItem", ["text": "@string/save"])
                + view("com.google.android.material.tabs.TabItem", ["text": "@string/name"]))
        #expect(try source.screen(tabs).rooms.map(\.width) == [156, 156])
        #expect(try source.screen(tabs).rooms.map { ($0.minimumScale ?? 1) * $0.font.size } == [12, 12])
        #expect(try source.screen(view("Switch", ["text": "@string/save"])).notKnown?.count == 1)
        #expect(try source.room(view("com.app.views.MyTextView", ["text": "@string/save"]))?.key == "save")
    }

    @Test func menus() throws {
        let menu = "<menu><item android:title=\"@string/save\"/><item android:title=\"No key\"/></menu>"
        let screen = try source.screen(menu, name: "main", folder: "menu")
        #expect(screen.notKnown?.map(\.key) == ["save"] && screen.notKnown?.first?.text == "Save")
        #expect(screen.notKnown?.first?.reason == "the bar or popup that shows a menu decides how wide its items are")
    }

    /// What is never an action of a bar at the top is in its popup: 320 dp, with 16 on each side.
    @Test func thePopupOfABarAtTheTop() throws {
        func item(_ more: String) -> String { "<item android:title=\"@string/save\" \(more)/>" }
        let never = item("app:showAsAction=\"never\"")
        let menu =
            "<menu >\(item("app:showAsAction=\"ifRoom\""))\(never)<group android:checkableBehavior=\"single\">\(never)</group></menu>"
        let screen = try source.screen(menu, name: "main", folder: "menu")
        let room = try #require(screen.rooms.first)
        #expect(screen.rooms.count == 1 && room.key == "save" && room.role == "menuItem")
        #expect(room.width == 288 && room.font.size == 16 && room.lines == 1 && room.overflow == .clip)
        #expect(room.font.letterSpacing == 0.5)
        #expect(
            screen.notKnown?.map(\.reason) == [
                "the bar or popup that shows a menu decides how wide its items are",
                "the bar or popup that shows a menu decides how wide its items are",
            ])
        #expect(try source.screen(menu, name: "main", folder: "menu-w820dp").rooms.first?.width == 378)
        // Another program may show it in any way.
        let unknown = try AndroidSource(theme: "Theme.Own").screen(menu, name: "main", folder: "menu")
        #expect(unknown.rooms.isEmpty && unknown.notKnown?[1].reason == "the theme decides its font")
        #expect(try source.screen("<menu >\(item(""))</menu>", name: "main", folder: "menu").rooms.isEmpty)
    }

    /// A bar at the bottom divides its width evenly, and gives no item more than 168 dp.
    @Test func aBarAtTheBottomShowsItsMenu() throws {
        func screen(_ items: Int, theme: String = "Theme.Material3.Light", _ more: String = "") throws
            -> RoomsFile.Screen
        {
            var source = AndroidSource(theme: theme)
            source.files[AndroidSource.path("home")] = """
                <com.google.android.material.bottomnavigation.BottomNavigationView \(AndroidSource.namespaces) app:menu="@menu/main" \(more)/>
                """
            let item = "<item android:id=\"@+id/go\" android:title=\"@string/save\"/>"
            return try source.screen(
                "<menu >\(String(repeating: item, count: items))</menu>", name: "main", folder: "menu")
        }
        let rooms = try screen(3).rooms
        #expect(rooms.map(\.width) == [120, 120, 120] && rooms.map(\.lines) == [1, 1, 1])
        let room = rooms[0]
        #expect(
            room.font.size == 12 && room.font.weight == 500 && room.font.scales == true && room.overflow == .ellipsis)
        #expect(room.key == "save" && room.place?.identifier == "go" && room.role == "tab" && room.limit == nil)
        #expect(try screen(2).rooms.map(\.width) == [168, 168])
        #expect(try screen(2, theme: "Theme.MaterialComponents.Light").rooms.first?.font.weight == 400)
        for (theme, more, reason) in [
            ("Theme.AppCompat.Light", "", "the theme decides its font"),
            ("Theme.Material3.Light", "style=\"@style/Bar\"", "the bar has a style of its own"),
            ("Theme.Material3.Light", "app:labelVisibilityMode=\"unlabeled\"", "the bar shows pictures alone"),
        ] {
            #expect(try screen(1, theme: theme, more).notKnown?.map(\.reason) == [reason])
        }
    }

    /// A bar shows its subtitle smaller than its title.
    @Test func titlesAndSubtitles() throws {
        let bar = AndroidSource.view("Toolbar", ["app:title": "@string/save", "app:subtitle": "@string/name"])
        for (theme, sizes) in [("Theme.Material3.Light", [22.0, 16]), ("Theme.AppCompat.Light", [20, 16])] {
            let rooms = try AndroidSource(theme: theme).screen(bar).rooms
            #expect(rooms.map(\.role) == ["navigationTitle", "navigationSubtitle"])
            #expect(rooms.map(\.font.size) == sizes)
        }
    }

    @Test func aBrokenFileOfValues() throws {
        var source = AndroidSource()
        source.files["app/src/main/res/values/strings.xml"] = "<resources><string"
        let view = AndroidSource.view("TextView", ["text": "@string/save"])
        #expect(
            try source.screen(view).notKnown?.map(\.reason) == [
                "a file of values that may have this key cannot be read"
            ])
    }
}
