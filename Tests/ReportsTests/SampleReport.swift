import Basics
import Frames

/// A report in which every fact of the contract is present.
enum SampleReport {
    static let full: FrameReport = {
        var cut = text(
            "Zur Wiedergabeliste hinzufügen", id: "0.1.0", Frame(x: 120.5, y: 11, width: 188, height: 42.333333))
        cut.text?.key = "add.button"
        cut.text?.plural = "few"
        cut.text?.locale = "en"
        cut.text?.ideal = Size(width: 255.6, height: 21)
        cut.text?.budget = Budget(width: 188, height: 44, lines: 2)
        cut.text?.size = Size(width: 180, height: 42)
        cut.text?.truncated = true
        cut.text?.length = TextLength(
            length: 30, limit: 28, unit: .codePoints, source: SourcePosition(file: "strings.xml", line: 12, column: 9))
        cut.text?.visible = "Zur Wiedergabeliste…"
        cut.text?.hidden = ["hinzufügen"]
        cut.text?.unlimited = TextExtent(lines: 3, height: 63)
        cut.text?.fittingWidth = 131.25
        cut.text?.scale = 0.8
        cut.text?.lines = [
            Line(range: 0..<4, width: 30, top: 0, height: 21, baseline: 16),
            Line(range: 4..<20, width: 180, top: 21, height: 21, baseline: 37),
        ]
        cut.text?.ink = Frame(x: 121, y: 14, width: 186, height: 36)
        cut.text?.inkOverflow = InkOverflow(above: 0.869318, right: 0.25)
        cut.text?.missing = [MissingCharacter(scalar: "\u{0600}", name: "ARABIC NUMBER SIGN")]
        cut.text?.placeOfTranslation = SourcePosition(file: "de.json", line: 1, column: 1)
        cut.text?.placeholders = ["%@"]
        cut.text?.brokenWords = ["Wiedergabeliste"]
        cut.text?.brokenWordWidths = [129.5]
        cut.text?.allow = [
            TextAllowance(
                rule: "overlap", reason: "by design",
                source: SourcePosition(file: "Localizable.xcstrings", line: 7, column: 30))
        ]

        var button = ViewFrame(
            id: "0.1", kind: "Button", frame: Frame(x: 108.5, y: 0, width: 212, height: 64), children: [cut])
        button.name = "add"
        button.control = true
        button.container = Frame(x: 100, y: 0, width: 240, height: 64)
        button.allow = ["truncated-text", "overlap"]
        button.allowReasons = ["overlap": "the badge sits on it"]

        var badge = text("3", id: "0.2", Frame(x: 310, y: -4, width: 12, height: 16))
        badge.detached = true
        badge.moved = true
        badge.clip = Frame(x: 308, y: -4, width: 16, height: 16)
        badge.warnings = ["the height was not a number"]
        badge.text?.key = nil

        var list = ViewFrame(id: "0.3", kind: "ScrollView", frame: Frame(x: 0, y: 64, width: 320, height: 80))
        list.clips = true
        list.scrolls = [.vertical]
        list.children = [text("שלום, עולם\n!", id: "0.3.0", Frame(x: 0, y: 64, width: 88, height: 21))]

        var stack = ViewFrame(id: "0.0", kind: "ZStack", frame: Frame(x: 0, y: 0, width: 100, height: 64))
        stack.layered = true
        var root = ViewFrame(
            id: "0", kind: "ViewThatFits", frame: Frame(x: 0, y: 0, width: 340, height: 144),
            children: [stack, button, badge, list])
        root.choice = Choice(
            index: 1, of: 2, fits: false, room: Budget(width: 320, height: 568),
            sizes: [Size(width: 560, height: 44), Size(width: 340, height: 144)])
        root.source = SourcePosition(file: "Scenes/Toolbar.yml", line: 3, column: 3)
        return FrameReport(
            scene: "Toolbar", file: "Scenes/Toolbar.yml",
            environment: LayoutEnvironment(
                locale: "de", layoutDirection: .rightToLeft, textSize: .accessibility3, width: 320, height: 568,
                displayScale: 2),
            size: Size(width: 340, height: 144), fits: false, fonts: ["Inter 4.0"],
            engine: EngineVersions(harfBuzz: "10.2.0", freeType: "2.13.3", icu: "76.1", unicode: "16.0"),
            fontModels: [FontModel(font: "Inter 4.0", of: "the iOS system font", meanError: 0.008, error95: 0.024)],
            notes: ["Inter stands in for the iOS system font."], root: root)
    }()

    private static func text(_ string: String, id: String, _ frame: Frame) -> ViewFrame {
        var view = ViewFrame(id: id, kind: "Text", frame: frame)
        view.text = TextFacts(
            string: string, key: "key", source: SourcePosition(file: "Localizable.xcstrings", line: 41, column: 7),
            locale: "de", ideal: Size(width: frame.width, height: frame.height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: frame.width, baseline: 16)], fontSize: 17,
            firstBaseline: 16, lastBaseline: 16, fonts: ["Inter 4.0"],
            fontRuns: [FontRun(range: 0..<1, font: "Inter 4.0")])
        return view
    }
}
