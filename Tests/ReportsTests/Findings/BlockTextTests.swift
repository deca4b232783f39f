import Basics
import Checks
import Frames
import Reports
import Testing

/// A fault that many locales share is read once, and all of it can be read on two screens.
@Suite struct BlockTextTests {
    private static let locales = [
        "ar", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv",
        "tr",
    ]

    /// Keys that are cut off in each locale, the later locales and keys lacking more.
    private static func result(keys: Int, warnings: Int = 0) throws -> CheckResult {
        var rules = RuleSet()
        if warnings > 0 { try rules.set("truncated-text", to: "warning", inScene: "Banner") }
        var checker = Checker(rules: rules)
        for (scene, count) in [("Banner", warnings), ("Toolbar", keys)] {
            for key in 0..<count {
                for (place, locale) in locales.enumerated() {
                    var report = TestText.report(
                        string: "Label \(key)", scene: scene, locale: locale, key: "label.\(key)")
                    report.root.text?.ideal.width = 100 + Double(key) + Double(place)
                    checker.check(report)
                    for fault in checker.fixable {
                        checker.note(
                            .unlimitedLines, fixes: fault.finding, in: report.environment, lines: 2 + place % 2)
                        // The last of the locales has another hint than the others.
                        let percent = place == locales.count - 1 ? 70 : 80
                        checker.note(.scale(percent: percent), fixes: fault.finding, in: report.environment)
                        checker.note(
                            surplus: place / 5, of: "Label \(key)", in: fault.finding, at: report.environment)
                    }
                }
            }
        }
        return checker.result()
    }

    private static func lines(_ result: CheckResult, _ options: ReportOptions = ReportOptions()) -> [Substring] {
        TextFindings().render(result, options: options).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func aFaultOfManyLocalesIsItsWorstLocaleAndTheNamesOfAll() throws {
        let lines = Self.lines(try Self.result(keys: 1), ReportOptions(summary: false))
        #expect(
            lines == [
                """
                Scene.yml:1:1: error: truncated-text: "Label 0" (label.0, tr) needs 118, has 88 (30 short, 34 %) in \
                Toolbar at large, width 320; shows "…"
                """,
                """
                  in 19 locales, worst first: tr, sv, ru, pt, pl, nl, ko, ja, it, hu, he, fr, fi, es, el, de, da, cs, ar
                """,
                """
                  hint: fits without a line limit (on 3 lines at most); in tr the text is too long by at least 3 of its \
                7 characters
                """, "",
            ])
    }

    @Test func errorsComeBeforeWarningsAndTheCountFirstAndLast() throws {
        let lines = Self.lines(try Self.result(keys: 2, warnings: 1))
        #expect(lines.first == "3 faults in 19 locales (38 errors and 19 warnings):")
        #expect(lines.contains { $0.hasPrefix("38 errors and 19 warnings: 57 truncated-text; ") })
        let severities = lines.compactMap { line in
            ["error", "warning"].first { line.contains(": \($0): truncated-text: ") }
        }
        #expect(severities == ["error", "error", "warning"])
    }

    /// Buttons of the rows of a list are one fault, as they are written once; a button that is written elsewhere is a second.
    @Test func copiesOfAViewAreOneFault() throws {
        func result(rows: (_ locale: String) -> Int, around line: Int? = nil) -> CheckResult {
            var checker = Checker()
            for locale in ["de", "fi"] {
                let buttons = (0...rows(locale)).map { row in
                    var button = ViewFrame(
                        id: "0.\(row)", kind: "Button",
                        frame: Frame(x: 0, y: Double(row) * 40, width: 16 - Double(row) / 2, height: 16))
                    button.control = true
                    // The last is not of the list.
                    button.source = SourcePosition(file: "Rows.swift", line: row == rows(locale) ? 90 : 12, column: 9)
                    return button
                }
                var report = TestText.report(string: "Rows", scene: "Rows", isCut: false, locale: locale)
                (report.size.height, report.environment.height) = (400, 400)
                report.root = ViewFrame(
                    id: "0", kind: "VStack", frame: Frame(x: 0, y: 0, width: 88, height: 400), children: buttons)
                report.root.source = line.map { SourcePosition(file: "Rows.swift", line: $0, column: 9) }
                checker.check(report)
            }
            return checker.result()
        }
        let even = result { _ in 3 }
        #expect(even.findings.count == 8 && even.blocks.count == 2)
        #expect(even.blocks.map(\.copies) == [3, 1])
        #expect(even.blocks[0].worst.subject.number == 3)
        let lines = Self.lines(even, ReportOptions(summary: false))
        #expect(lines.count { $0.contains("Rows.swift:12:9: ") } == 1)
        #expect(lines.contains("  at 3 places, in 2 locales: de, fi") && lines.contains("  in 2 locales: de, fi"))
        // What has the place of the view around it may be anything in it.
        let inherited = result(rows: { _ in 3 }, around: 12)
        #expect(inherited.findings.count == 8 && inherited.blocks.map(\.copies) == [1, 1, 1, 1])
        #expect(Set(inherited.blocks.map(\.fingerprint)).count == 4)
        let uneven = Self.lines(result { $0 == "de" ? 4 : 2 }, ReportOptions(summary: false))
        #expect(uneven.contains { $0.hasPrefix("  at up to 4 places, in 2 locales, worst first: de, fi") })
    }

    /// A view that is written once is one fault, in however many scenes and rows it is; its key tells two texts apart.
    @Test func whatSeveralScenesShareIsOneFault() throws {
        var checker = Checker()
        for scene in ["Card", "Cart", "List", "Shop", "Sheet"] {
            for (key, line) in [("title", 4), ("subtitle", 4), (nil, 9)] {
                for number in key == nil && scene == "List" ? 1...3 : 1...1 {
                    var report = TestText.report(
                        string: "Text \(number)", scene: scene, locale: "de", key: key)
                    report.root.source = SourcePosition(file: "Row.swift", line: line, column: 9)
                    if scene == "Shop" { report.root.text?.ideal.width += 20 }
                    checker.check(report)
                }
            }
        }
        let result = checker.result()
        #expect(result.findings.count == 17)
        #expect(result.blocks.map(\.findings.count).sorted() == [5, 5, 7])
        #expect(result.blocks.map(\.copies).sorted() == [1, 1, 3])
        #expect(result.blocks.allSatisfy { $0.worst.scene == "Shop" })
        let lines = Self.lines(result, ReportOptions(summary: false))
        #expect(lines.count { $0 == "  also in Card, Cart, List and 1 more" } == 3)
        #expect(lines.count { $0 == "  at up to 3 places, in 1 locale: de" } == 1)
        #expect(lines.contains("  also \"Text 2\", \"Text 3\""))
        #expect(result.blocksOfScenes.count == 15)
        #expect(Set(result.blocksOfScenes.map(\.fingerprint)) == Set(result.blocks.map(\.fingerprint)))
    }

    /// Two screens of a terminal of fifty lines: 20 keys in 19 locales name every fault once.
    @Test func threeHundredAndEightyFindingsAreTwoScreens() throws {
        let lines = Self.lines(try Self.result(keys: 20))
        #expect(lines.count <= 100)
        for key in 0..<20 { #expect(lines.count { $0.contains("(label.\(key), ") && $0.contains("error:") } == 1) }
    }

    /// Job summaries and annotations have limits, too.
    @Test func markdownAndGitHubNameASharedFaultOnce() throws {
        let result = try Self.result(keys: 2)
        let markdown = MarkdownFindings().render(result, options: ReportOptions())
        #expect(markdown.split(separator: "\n").count { $0.hasPrefix("| error |") } == 2)
        #expect(markdown.contains("in 19 locales, worst first: tr, sv, ru"))
        let gitHub = GitHubFindings().render(result, options: ReportOptions())
        let annotations = gitHub.split(separator: "\n").filter { $0.hasPrefix("::error ") }
        #expect(annotations.count == 2)
        #expect(annotations[0].contains("title=truncated-text (tr%2C sv%2C ru%2C pt%2C pl%2C nl%2C ko and 12 more)::"))
        #expect(!gitHub.contains("::group::"))
    }

    @Test func whatIsBeyondTheLimitIsCountedBeforeTheNextSteps() throws {
        let result = try Self.result(keys: 2, warnings: 3)
        let lines = Self.lines(result, ReportOptions(limit: 3))
        #expect(lines.count { $0.contains(": truncated-text: ") } == 3)
        let last = try #require(lines.firstIndex(of: "Next:"))
        #expect(lines[last - 1] == "Not shown: 2 faults (38 warnings); --all shows every fault.")
        #expect(lines[(last + 1)...].first == "  galley explain truncated-text says how to fix it")
        #expect(!TextFindings().render(result, options: ReportOptions(limit: 5)).contains("Not shown"))
    }

    /// A locale whose finding the baseline knows less bad is another matter than one that is new.
    @Test func whatTheBaselineKnowsIsNotMixedWithWhatIsNew() throws {
        func result(_ needs: [(String, Double)], _ baseline: Baseline? = nil) -> CheckResult {
            var checker = Checker()
            for (locale, need) in needs {
                var report = TestText.report(string: "Label", scene: "Toolbar", locale: locale, key: "label")
                report.root.text?.ideal.width = need
                checker.check(report)
            }
            return checker.result(baseline: baseline)
        }
        let known = Baseline(result([("de", 100), ("fi", 100)]).findings)
        let lines = Self.lines(
            result([("de", 200), ("fi", 190), ("fr", 150), ("it", 140)], known), ReportOptions(summary: false))
        #expect(
            lines.filter { $0.hasPrefix("  in ") } == [
                "  in 2 locales, worst first: de, fi", "  in 2 locales, worst first: fr, it",
            ])
        #expect(lines.count { $0.contains("note: worse than in the baseline (was ") } == 1)
    }

    /// What several locales share is where none of them has the fault.
    @Test func reliefIsWhatIsEnoughForEveryLocale() {
        var checker = Checker()
        for (locale, needs) in [("de", [60.0, 90, 150]), ("fi", [60.0, 70, 110])] {
            for (textSize, need) in zip([TextSize.small, .large, .xxxLarge], needs) {
                for width in [320.0, 393] {
                    let room = width == 320 ? 80.0 : 200
                    var report = TestText.report(
                        string: "Label", scene: "Toolbar", isCut: need > room, locale: locale, key: "label")
                    report.environment.textSize = textSize
                    report.environment.width = width
                    report.root.text?.ideal.width = need
                    report.root.text?.budget.width = room
                    checker.check(report)
                }
            }
        }
        let lines = Self.lines(checker.result(), ReportOptions(summary: false))
        #expect(
            lines.dropFirst() == [
                "  in 2 locales, worst first: de, fi; no fault there at small or on width 393",
                "",
            ])
    }
}
