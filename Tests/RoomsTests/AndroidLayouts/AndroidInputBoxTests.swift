import Testing

@testable import Rooms

/// The labels of `TextInputLayout`. The expected numbers are those of `TextInputLayout.java` and its styles.
@Suite struct AndroidInputBoxTests {
    private static let box = "com.google.android.material.textfield.TextInputLayout"
    private static let edit = "com.google.android.material.textfield.TextInputEditText"

    private func room(
        _ box: [String: String] = [:], _ field: [String: String] = [:], kind: String = edit,
        theme: String = "Theme.Material3.Light"
    ) throws -> HarvestedRoom? {
        let content = AndroidSource.view(kind, field)
        return try AndroidSource(theme: theme).room(AndroidSource.view(Self.box, box, content))
    }

    /// Material gives the hint of the field to the box, where that has none.
    @Test func theHintOfTheFieldIsTheLabel() throws {
        let label = try room([:], ["hint": "@string/name", "inputType": "text", "id": "@+id/field"])
        #expect(label?.key == "name" && label?.role == "placeholder" && label?.place?.identifier == "field")
        #expect(label?.width == 328 && label?.lines == 1 && label?.overflow == .ellipsis)
        #expect(label?.font.size == 16 && label?.font.letterSpacing == 0.5)
        #expect(try room(["hint": "@string/name"])?.width == 328)
        #expect(try room(["hint": "@string/name"], theme: "Theme.MaterialComponents.Light")?.font.letterSpacing == 0.15)
        // Older themes have a line below the field.
        #expect(try room(["hint": "@string/name"], theme: "Theme.AppCompat.Light")?.width == 352)
    }

    /// A picture has 48dp and a margin of 4dp, and takes the place of the padding on its side.
    @Test func pictures() throws {
        #expect(try room(["hint": "@string/name", "app:endIconMode": "password_toggle"])?.width == 292)
        #expect(try room(["hint": "@string/name", "app:endIconMode": "none"])?.width == 328)
        let both = ["hint": "@string/name", "app:endIconMode": "clear_text", "app:startIconDrawable": "@drawable/x"]
        #expect(try room(both)?.width == 256)
    }

    @Test func paddings() throws {
        #expect(try room(["hint": "@string/name"], ["paddingStart": "30dp"])?.width == 314)
        #expect(try room(["hint": "@string/name"], ["padding": "10dp"])?.width == 340)
        #expect(try room(["hint": "@string/name", "paddingEnd": "8dp"])?.width == 320)
        #expect(try room(["hint": "@string/name"], ["padding": "?attr/unknown"]) == nil)
    }

    /// The label floats above a field that has a text, in its own font; above an outline no picture is in its way.
    @Test func whatFloats() throws {
        let floating = [
            try room(["hint": "@string/name"], ["enabled": "false"]),
            try room(["hint": "@string/name", "app:expandedHintEnabled": "false"]),
            try room(["hint": "@string/name", "app:endIconMode": "dropdown_menu"]),
            try room(["hint": "@string/name"], ["inputType": "none"], kind: "AutoCompleteTextView"),
            try room([
                "hint": "@string/name",
                "style": "@style/Widget.Material3.TextInputLayout.OutlinedBox.ExposedDropdownMenu",
            ]),
        ]
        for label in floating {
            #expect(label?.width == 328 && label?.font.size == 12 && label?.font.letterSpacing == 0.4)
        }
        let withText = AndroidSource.view(
            Self.box, ["hint": "@string/name"], AndroidSource.view(Self.edit, ["text": "@string/save"]))
        #expect(try AndroidSource().screen(withText).rooms.map(\.font.size) == [12, 16])
        let filled = "@style/Widget.Material3.TextInputLayout.FilledBox.ExposedDropdownMenu"
        #expect(try room(["hint": "@string/name", "style": filled])?.width == 292)
        #expect(try room(["hint": "@string/name"], kind: "AutoCompleteTextView")?.font.size == 16)
    }

    /// A field that the code of the layout fills has no label of the larger size.
    @Test(arguments: [
        ("setContentView(R.layout.home);\n _textName = findViewById(R.id.text_name);\n _textName.setText(name);", 12.0),
        ("HomeBinding.inflate(x)\nbinding.textName.setText(name)", 12),
        ("val b: HomeBinding\nval v = b.root.findViewById<EditText>(R.id.text_name)\nv.text = name", 12),
        ("setContentView(R.layout.other);\n textName.setText(name);", 16),
        ("setContentView(R.layout.home);\n textOther.setText(name);", 16),
        ("setContentView(R.layout.home);\n if (textName.text == name) {}", 16), ("", 16),
    ])
    func whatCodeFills(code: String, size: Double) throws {
        let layout = AndroidSource.view(
            Self.box, ["hint": "@string/name"], AndroidSource.view(Self.edit, ["id": "@+id/text_name"]))
        var source = AndroidSource()
        source.files["app/src/main/java/Home.java"] = code
        #expect(try source.room(layout)?.font.size == size)
    }

    /// The text of a view that the code fills is not the one that people see.
    @Test func aTextThatCodeReplaces() throws {
        let layout = AndroidSource.view("TextView", ["id": "@+id/title", "text": "@string/save"])
        var source = AndroidSource()
        #expect(try source.room(layout)?.key == "save")
        source.files["app/src/main/java/Home.java"] = "HomeBinding b; b.title.setText(x);"
        let screen = try source.screen(layout)
        #expect(screen.rooms.isEmpty && screen.notKnown?.map(\.reason) == ["the app's code gives it a text"])
    }

    @Test func lines() throws {
        let two = try room(["hint": "@string/name", "app:hintMaxLines": "2"])
        #expect(two?.lines == 2 && two?.wraps == nil)
        #expect(try room(["hint": "@string/name", "app:hintMaxLines": "x"])?.lines == 1)
    }

    /// A field of its own, and one whose box has a hint, keep theirs.
    @Test func otherFields() throws {
        let alone = try AndroidSource().room(AndroidSource.view("EditText", ["hint": "@string/name"]))
        #expect(alone?.width == 352 && alone?.font.size == 18)
        let both = AndroidSource.view(
            Self.box, ["hint": "@string/name"], AndroidSource.view(Self.edit, ["hint": "@string/save"]))
        #expect(try AndroidSource().screen(both).rooms.map(\.key) == ["name", "save"])
    }
}
