import Testing

@testable import Rooms

/// Texts that the code of an app puts in the place of those of a storyboard.
@Suite struct StoryboardCodeTests {
    private typealias Source = StoryboardSource

    private func screen(
        _ subviews: String, outlets: [String: String] = [:], code: String = "", after: String = ""
    ) throws -> RoomsFile.Screen {
        let connections = outlets.sorted { $0.key < $1.key }.map {
            "<outlet property=\"\($0.key)\" destination=\"\($0.value)\" id=\"o\($0.key)\"/>"
        }
        let text = Source.scene(
            subviews, after: after + "<connections>\(connections.joined())</connections>"
        ).replacing("<viewController ", with: "<viewController customClass=\"Start\" ")
        var texts = AssignedTexts()
        texts.add(Array(code.utf8))
        let screens = try StoryboardReader.screens(
            Array(text.utf8), file: "Main.storyboard", table: "Main", texts: texts)
        return try #require(screens.first)
    }

    /// Interface Builder's own text is no text of the app where code can reach the label; elsewhere people see it.
    @Test func defaultTexts() throws {
        let label = Source.label("a", "Label")
        let reached = try screen(label, outlets: ["name": "a"])
        #expect(reached.rooms.isEmpty)
        #expect(
            reached.notKnown?.first?.reason
                == "\"Label\" is Interface Builder's default text, which the app's code replaces")
        #expect(try screen(label).room("a.text")?.text == "Label")
        #expect(try screen(Source.label("a", "Label", "tag=\"3\"")).rooms.isEmpty)
        #expect(try screen(Source.label("a", "Title"), outlets: ["name": "a"]).room("a.text") != nil)
        let item = "<navigationItem key=\"navigationItem\" title=\"Title\" id=\"n\"/>"
        #expect(try screen("", after: item).rooms.isEmpty)
        #expect(try screen("", after: item.replacing("\"Title\"", with: "\"Home\"")).room("n.title") != nil)
    }

    /// The labels of a cell that code makes copies of; a cell without an identifier for that is shown as it is.
    @Test func prototypes() throws {
        func cell(_ attributes: String) -> String {
            """
            <tableViewCell \(attributes) style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" id="cell">
                \(Source.frame(0, 0, 375, 44))
                <tableViewCellContentView key="contentView" id="content">\(Source.frame(0, 0, 375, 44))
                    <subviews>\(Source.label("t", "Title"))\(Source.label("d", "Subtitle"))</subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        }
        #expect(try screen(cell("reuseIdentifier=\"Row\"")).rooms.isEmpty)
        #expect(try screen(cell("")).rooms.count == 2)
    }

    @Test(arguments: [
        "class Start: UIViewController { func f() { name.text = x } }",
        "class Start { func f() { self.name?.text = model.title } }",
        "extension Start { func f() { name.attributedText = x } }",
        "class Start { func f() { row.name.text = x } }", "class Other { func f() { cell.name!.text = x } }",
        "class Base { func f() { name.text = x } }\nclass Start: Base {}",
        "@implementation Start\n- (void)f { [self.name setText:x]; }",
        "@implementation Start\n- (void)f { _name.text = x; }",
        "class Start { func f() { name.text = NSLocalizedString(\"a\", comment: \"\"); name.text = \"b\".localized } }",
        "enum Texts { static let hi = \"Hi\"; static let b = NSLocalizedString(\"b\") }; class Start { func f() { name.text = Texts.hi } }",
        "enum Texts { static let hi = NSLocalizedString(\"b\") }; class Start { func f() { name.text = Texts.hi + \":\" } }",
    ]) func codeReplaces(code: String) throws {
        let screen = try screen(Source.label("a", "Hello"), outlets: ["name": "a"], code: code)
        #expect(screen.rooms.isEmpty)
        #expect(screen.notKnown?.first?.reason == "the app's code gives it a text, by the outlet name")
        #expect(screen.notKnown?.first?.key == "a.text")
    }

    /// What looks like such code, and is none.
    @Test(arguments: [
        "class Other { func f() { name.text = x } }", "class Start { func f() { if name.text == x {} } }",
        "class Start { func f() { // name.text = x\n} }", "class Start { func f() { /* name.text = x */ } }",
        "class Start { func f() { rename.text = x } }", "class Start { func f() { name.textColor = x } }",
        "class Start { let title = \"x\" }", "class Start { func f() { let y = name.text } }",
        "class Start { .text = }",
    ]) func codeDoesNot(code: String) throws {
        let screen = try screen(Source.label("a", "Hello"), outlets: ["name": "a"], code: code)
        #expect(screen.room("a.text") != nil)
    }

    /// Where the code always looks up the same key, that is the key of the room.
    @Test(arguments: [
        "class Start { func f() { name.text = NSLocalizedString(\"hello.world\", comment: \"\") } }",
        "class Start { func f() { name.text = String(localized: \"hello.world\") } }",
        "class Start { func f() { name.text = \"hello.world\".localized } }",
        "@implementation Start\n- (void)f { self.name.text = NSLocalizedString(@\"hello.world\", nil); }",
        "class Texts { static let hi: String = {\n return NSLocalizedString(\"hello.world\", tableName: t) }() }\nclass Start { func f() {\n name.text = Texts.hi\n} }",
        "enum L10n { enum Menu { static let hi = L10n.tr(\"Localizable\", \"hello.world\") } }\nclass Start { func f() { name.text = L10n.Menu.hi } }",
    ]) func keysInCode(code: String) throws {
        let screen = try screen(Source.label("a", "Hello"), outlets: ["name": "a"], code: code)
        let room = try #require(screen.rooms.first)
        #expect(room.key == "hello.world" && room.table == nil && room.text == "Hello")
    }

    @Test func segmentsInCode() throws {
        let control = """
            <segmentedControl \(Source.constrained("s"))>\(Source.frame(0, 0, 200, 30))
                <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            """
        let code = "class Start { func f() { pages.setTitle(name, forSegmentAt: 0) } }"
        #expect(try screen(control, outlets: ["pages": "s"]).rooms.count == 2)
        #expect(try screen(control, outlets: ["pages": "s"], code: code).rooms.isEmpty)
    }

    @Test func titlesInCode() throws {
        let button = """
            <button lineBreakMode="middleTruncation" buttonType="system" \(Source.constrained("b"))>\(Source.frame(0, 0, 90, 30))
                <state key="normal" title="Go"/><state key="selected" title="Stop"/></button>
            """
        let code = "class Start { func f() { go.setTitle(\"button.go\".localized(), for: .normal) } }"
        let screen = try screen(
            button, outlets: ["go": "b"], code: code + " func g() {\n title = name } }",
            after: "<navigationItem key=\"navigationItem\" title=\"Home\" id=\"n\"/>")
        #expect(screen.rooms.map(\.key) == ["button.go", "b.selectedTitle"])
        #expect(screen.notKnown?.map(\.reason) == ["the app's code gives it a title"])
    }

    /// Attributes with which apps tell an extension of their own which key to look up.
    @Test func runtimeAttributes() throws {
        func label(_ attribute: String, _ text: String = "Label") -> String {
            Source.label("a", text).replacing(
                "</label>",
                with: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></label>")
        }
        func attribute(_ path: String, _ type: String = "string") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"menu.open\"/>"
        }
        for path in ["localizableString", "localizationKey", "xibLocKey", "i18nKey"] {
            let room = try screen(label(attribute(path)), outlets: ["name": "a"]).rooms.first
            #expect(room?.key == "menu.open" && room?.table == nil)
        }
        #expect(try screen(label(attribute("localizableString"), "")).rooms.first?.key == "menu.open")
        #expect(try screen(label(attribute("cornerName"), "Open")).rooms.first?.key == "a.text")
        #expect(try screen(label(attribute("localizableString", "boolean"), "Open")).rooms.first?.key == "a.text")
    }

    /// Random bytes, and pieces of code cut anywhere, end no scan.
    @Test func oddSources() {
        var generator = SystemRandomNumberGenerator()
        let piece = Array(
            "class A: B { func f() { self.a?.b!.text = NSLocalizedString(@\"k\"); // x\n [c setTitle:/*".utf8)
        for length in 0...piece.count {
            var texts = AssignedTexts()
            texts.add(Array(piece.prefix(length)))
            texts.add(Array(piece.suffix(length)))
            texts.add(piece.shuffled(using: &generator))
        }
    }
}
