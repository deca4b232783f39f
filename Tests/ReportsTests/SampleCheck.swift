import Basics
import Checks
import Frames

/// A small project with faults of several rules, in three locales, at three text sizes, on two screens.
enum SampleCheck {
    static func result() throws -> CheckResult {
        var rules = RuleSet()
        try rules.set("broken-word", to: "error")
        try rules.set("small-target", to: "off")
        var checker = Checker(rules: rules)
        for report in reports {
            checker.check(report)
            for fault in checker.fixable where fault.attempts.contains(where: { $0.remedy == .unlimitedLines }) {
                checker.note(.unlimitedLines, fixes: fault.finding, in: report.environment, lines: 2)
                if let text = fault.text {
                    checker.note(
                        surplus: text.guess, of: text.string, in: fault.finding, at: report.environment)
                }
            }
        }
        let debt = FindingIdentity(
            rule: "overlap", scene: "Inbox", subject: FindingSubject(key: "inbox.title"), locale: "fi")
        return checker.result(
            widthNames: [320: "iPhone SE", 393: "iPhone 16"],
            baseline: Baseline(entries: [.init(debt, reason: "the title is being redesigned")]),
            duration: 0.4127)
    }

    /// Both scenes in every environment.
    static var reports: [FrameReport] {
        translations.flatMap { locale, strings in
            [(TextSize.large, 1), (.xxxLarge, 1.35), (.accessibility3, 2.35)].flatMap { textSize, factor in
                [320.0, 393].flatMap { width in
                    [toolbar(locale, strings, textSize, factor, width), inbox(locale, textSize, factor, width)]
                }
            }
        }
    }

    private static let translations = [
        ("de", ["Sichern", "Zur Wiedergabeliste hinzufügen"]), ("en", ["Save", "Add to <Playlist> & more"]),
        ("fi", ["Tallenna", "Lisää soittolistaan"]),
    ]

    /// Two labels in a row, the second with what the first leaves.
    private static func toolbar(
        _ locale: String, _ strings: [String], _ textSize: TextSize, _ factor: Double, _ width: Double
    ) -> FrameReport {
        let needs = strings.map { Double($0.count) * 8.5 * factor }
        let room = width - 32 - 12 - needs[0]
        let save = text(strings[0], "save", line: 3, Frame(x: 16, y: 0, width: needs[0], height: 21 * factor)) {
            $0.budget = Budget(width: width - 32, lines: 1)
        }
        let add = text(
            strings[1], "add.button", line: 41,
            Frame(x: 28 + needs[0], y: 0, width: min(needs[1], room), height: 21 * factor)
        ) {
            $0.ideal = Size(width: needs[1], height: 21 * factor)
            $0.budget = Budget(width: room, lines: 1)
            guard needs[1] > room else { return }
            $0.truncated = true
            $0.visible = strings[1].prefix(Int(room / 8.5 / factor) - 1) + "…"
            $0.hidden = [String(strings[1].dropFirst($0.visible.count - 1))]
            $0.unlimited = TextExtent(lines: 2, height: 42 * factor)
            $0.fittingWidth = needs[1]
        }
        let frame = Frame(x: 16, y: 0, width: width - 32, height: 21 * factor)
        return report(
            "Toolbar", locale, textSize, width,
            ViewFrame(id: "0", kind: "HStack", frame: frame, children: [save, add].numbered))
    }

    /// A title that German breaks, and a row that leaves the screen.
    private static func inbox(_ locale: String, _ textSize: TextSize, _ factor: Double, _ width: Double) -> FrameReport
    {
        let string = locale == "de" ? "Posteingang" : "Inbox"
        var title = text(
            string, "inbox.title", line: 77, Frame(x: (width - 300 * factor) / 2, y: 0, width: 96, height: 44)
        ) {
            $0.budget = Budget(width: 96)
            $0.locale = locale == "fi" ? "en" : locale
            if locale == "de", factor > 2 { $0.brokenWords = [string] }
            if locale == "fi" { $0.missing = [MissingCharacter(scalar: "\u{0600}", name: "ARABIC NUMBER SIGN")] }
        }
        title.name = "title"
        title.allow = ["overlap"]
        title.source = SourcePosition(file: "Scenes/Inbox.yml", line: 5, column: 9)
        let rowWidth = 300 * factor
        let row = ViewFrame(
            id: "", kind: "HStack", frame: Frame(x: (width - rowWidth) / 2, y: 50, width: rowWidth, height: 44))
        let rootFrame = Frame(x: (width - rowWidth) / 2, y: 0, width: rowWidth, height: 94)
        return report(
            "Inbox", locale, textSize, width,
            ViewFrame(id: "0", kind: "VStack", frame: rootFrame, children: [title, row].numbered))
    }

    private static func text(
        _ string: String, _ key: String, line: Int, _ frame: Frame, change: (inout TextFacts) -> Void
    ) -> ViewFrame {
        var view = ViewFrame(id: "", kind: "Text", frame: frame)
        var facts = TextFacts(
            string: string, key: key,
            source: SourcePosition(file: "Resources/Localizable.xcstrings", line: line, column: 7), locale: "",
            ideal: Size(width: frame.width, height: frame.height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: frame.width, baseline: 16)], fontSize: 17,
            firstBaseline: 16,
            lastBaseline: 16)
        change(&facts)
        view.text = facts
        return view
    }

    private static func report(
        _ scene: String, _ locale: String, _ textSize: TextSize, _ width: Double, _ root: ViewFrame
    ) -> FrameReport {
        var root = root
        root.source = SourcePosition(file: "Scenes/\(scene).yml", line: 3, column: 3)
        for index in root.children.indices where root.children[index].text?.locale == "" {
            root.children[index].text?.locale = locale
        }
        return FrameReport(
            scene: scene, file: "Scenes/\(scene).yml",
            environment: LayoutEnvironment(locale: locale, textSize: textSize, width: width),
            size: Size(width: root.frame.width, height: root.frame.height), fits: root.frame.width <= width,
            fonts: ["Inter 4.0"],
            notes: ["Inter stands in for the iOS system font."], root: root)
    }
}

extension [ViewFrame] {
    /// The views as children of the root.
    fileprivate var numbered: [ViewFrame] {
        enumerated().map { index, view in
            var view = view
            view.id = "0.\(index)"
            return view
        }
    }
}
