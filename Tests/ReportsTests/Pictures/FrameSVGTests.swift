import Foundation
import Frames
import Pictures
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct FrameSVGTests {
    /// A row with a control, a shape and a text that is cut: all that stands on the sheet, in the order in which it is
    /// drawn.
    @Test func drawsViewsThenLackingRoomThenTextsThenAmounts() {
        let label = Self.text("Löschen", id: "0.0.0", Frame(x: 16, y: 10, width: 60, height: 20))
        var button = Self.view("Button", id: "0.0", Frame(x: 8, y: 8, width: 76, height: 24), [label])
        button.control = true
        let circle = Self.view("Circle", id: "0.1", Frame(x: 92, y: 8, width: 24, height: 20))
        let cut = Self.text("Zur Liste & mehr", id: "0.2", Frame(x: 124, y: 8, width: 68, height: 20)) {
            ($0.truncated, $0.visible, $0.key) = (true, "Zur Lis…", "add")
            $0.ideal = Size(width: 110.5, height: 20)
            $0.budget = Budget(width: 70, lines: 1)
        }
        let report = Self.report(
            Self.view("HStack", id: "0", Frame(x: 8, y: 8, width: 184, height: 24), [button, circle, cut]))
        #expect(
            Self.sheet(FrameSVG.render(report)) == """
                <rect class="container" x="8" y="8" width="184" height="24">
                <title>HStack 184 × 24</title>
                </rect>
                <rect class="control" x="8" y="8" width="76" height="24" rx="8">
                <title>Button 76 × 24</title>
                </rect>
                <rect class="room" x="16" y="10" width="60" height="20">
                <title>Text 60 × 20</title>
                </rect>
                <ellipse class="shape" cx="104" cy="18" rx="10" ry="10">
                <title>Circle 24 × 20</title>
                </ellipse>
                <rect class="room" x="124" y="8" width="68" height="20">
                <title>Text 68 × 20</title>
                </rect>
                <rect class="fault warning" x="8" y="8" width="76" height="24"/>
                <rect class="lack" x="192" y="8" width="40.5" height="20"/>
                <g class="letters" lang="de" font-family="'Inter', system-ui, sans-serif" font-size="17" xml:space="preserve">
                <title>"Löschen"</title>
                <text x="16" y="26" textLength="60" lengthAdjust="spacingAndGlyphs">Löschen</text>
                </g>
                <g class="letters cut" lang="de" font-family="'Inter', system-ui, sans-serif" font-size="17" xml:space="preserve">
                <title>"Zur Liste &amp; mehr" (add)</title>
                <text x="124" y="24" textLength="68" lengthAdjust="spacingAndGlyphs">Zur Lis…</text>
                </g>
                <rect class="tag" x="178.63" y="29" width="67.24" height="12" rx="6"/>
                <text class="amount" x="212.25" y="38">40.5 pt short</text>
                <text class="verdict" x="0" y="64">
                <tspan class="error">1 error: truncated-text</tspan>
                <tspan class="warning">1 warning: small-target</tspan>
                </text>

                """)
    }

    /// A line is drawn where it begins, and runs in the direction of its own paragraph.
    @Test func textsRunInTheirOwnDirection() {
        let hebrew = Self.text("שלום עולם", id: "0.0", Frame(x: 20, y: 0, width: 80, height: 20)) {
            ($0.lines[0].x, $0.lines[0].width) = (10, 70)
        }
        let latin = Self.text("2. Galley", id: "0.1", Frame(x: 20, y: 20, width: 80, height: 20)) {
            ($0.lines[0].x, $0.lines[0].width) = (10, 70)
        }
        let report = Self.report(
            Self.view("VStack", id: "0", Frame(x: 20, y: 0, width: 80, height: 40), [hebrew, latin]), locale: "he")
        let picture = FrameSVG.render(report)
        #expect(picture.contains(#"<text direction="rtl" x="100" y="16" textLength="70""#))
        #expect(picture.contains(#"<text x="30" y="36" textLength="70""#))
    }

    /// In a right-to-left interface a text grows to the left.
    @Test func roomThatLacksIsOnTheSideWhereTheTextWouldGrow() {
        let cut = Self.text("שלום עולם", id: "0", Frame(x: 40, y: 0, width: 60, height: 20)) {
            ($0.truncated, $0.visible) = (true, "שלום…")
            ($0.ideal.width, $0.budget) = (90, Budget(width: 60, lines: 1))
        }
        let picture = FrameSVG.render(Self.report(cut, locale: "he"))
        #expect(picture.contains(#"<rect class="lack" x="10" y="0" width="30" height="20"/>"#))
    }

    /// White space at the end of a line is not drawn, a soft hyphen there is, and the last line shows the ellipsis.
    @Test func everyLineShowsItsPart() {
        let view = Self.text("Donau\u{AD}dampf fährt sehr weit", id: "0", Frame(x: 0, y: 0, width: 60, height: 60)) {
            $0.lines = [
                Line(range: 0..<6, width: 50, baseline: 16), Line(range: 6..<12, width: 48, baseline: 36),
                Line(range: 12..<27, width: 55, baseline: 56),
            ]
            ($0.truncated, $0.visible) = (true, "Donau\u{AD}dampf fährt…")
        }
        let lines = FrameSVG.render(Self.report(view)).split(separator: "\n")
            .filter { $0.contains("textLength") }.map { String($0.drop { $0 != ">" }) }
        #expect(lines == [">Donau\u{2010}</text>", ">dampf</text>", ">fährt…</text>"])
    }

    @Test func whatAViewClipsEndsAtItsEdge() {
        let text = Self.text("Far away", id: "0.0", Frame(x: 0, y: 0, width: 300, height: 20))
        let gone = Self.text("Farther", id: "0.1", Frame(x: 310, y: 0, width: 300, height: 20))
        var scroll = Self.view("ScrollView", id: "0", Frame(x: 0, y: 0, width: 100, height: 20), [text, gone])
        (scroll.clips, scroll.scrolls) = (true, [.horizontal])
        let picture = FrameSVG.render(Self.report(scroll))
        #expect(picture.contains(#"<svg x="0" y="0" width="100" height="20" viewBox="0 0 100 20">"#))
        #expect(!picture.contains("Farther") && picture.contains("no findings"))
    }

    /// A scene wider than its screen leaves it on both sides.
    @Test func whatLeavesTheScreenIsMarkedOnEverySide() {
        let frame = Frame(x: -30, y: 0, width: 260, height: 20)
        var report = Self.report(Self.view("Rectangle", id: "0", frame, [Self.text("Far away", id: "0.0", frame)]))
        report.size = Size(width: 260, height: 20)
        let picture = FrameSVG.render(report)
        #expect(picture.contains(#" outside" x="-30""#))
        #expect(picture.contains(#"<rect class="lack" x="-30" y="0" width="30" height="20"/>"#))
        #expect(picture.contains(#"<rect class="lack" x="200" y="0" width="30" height="20"/>"#))
        #expect(picture.contains("30 pt outside"))
    }

    /// What is a warning is amber, and is counted below the sheet.
    @Test func warningsAreMarkedToo() {
        let broken = Self.text("Posteingang", id: "0", Frame(x: 0, y: 0, width: 60, height: 40)) {
            ($0.budget, $0.brokenWords, $0.brokenWordWidths) = (Budget(width: 60), ["Posteingang"], [88])
        }
        let picture = FrameSVG.render(Self.report(broken))
        #expect(picture.contains(#"<rect class="fault warning" x="0" y="0" width="60" height="40"/>"#))
        #expect(picture.contains(#"<text class="verdict warning" x="0" y="64">1 warning: broken-word</text>"#))
        #expect(picture.contains("breaks a line inside \"Posteingang\".</title>"))
    }

    /// Many fonts make a caption higher, not wider.
    @Test func captionsAreAsWideAsTheirSheets() {
        var report = Self.report(Self.text("A", id: "0", Frame(x: 0, y: 0, width: 10, height: 20)))
        report.fonts = (1...6).map { "Noto Sans Script \($0)" }
        let lines = FrameSVG.render(report).split(separator: "\n").filter { $0.contains(#"class="details" "#) }
        #expect(lines.count == 4)
        #expect(lines.first?.contains(#"y="-73">large · ios · Noto Sans Script 1</text>"#) == true)
        #expect(lines.last?.contains(#"y="-31">Noto Sans Script 6</text>"#) == true)
    }

    @Test func whatTheSceneAllowsIsNotRed() {
        var cut = Self.text("Zur Liste", id: "0", Frame(x: 0, y: 0, width: 60, height: 20)) {
            ($0.truncated, $0.visible) = (true, "Zur…")
            ($0.ideal.width, $0.budget) = (90, Budget(width: 60, lines: 1))
        }
        #expect(FrameSVG.render(Self.report(cut)).contains(#"class="letters cut""#))
        cut.allow = ["truncated-text"]
        let picture = FrameSVG.render(Self.report(cut))
        #expect(!picture.contains(#"class="letters cut""#) && !picture.contains(#"class="lack""#))
        #expect(picture.contains("no findings"))
    }

    /// What a person hears names every scene and every error.
    @Test func reportsStandSideBySide() {
        let first = Self.report(Self.text("A", id: "0", Frame(x: 0, y: 0, width: 10, height: 20)), locale: "en")
        let second = Self.report(Self.text("<B>", id: "0", Frame(x: 0, y: 0, width: 10, height: 20)), locale: "de")
        let picture = FrameSVG.render([first, second])
        let places = picture.split(separator: "\n").filter { $0.contains("transform=") }
        #expect(
            places.map { $0.trimmingPrefix { $0 == " " } } == [
                #"<g transform="translate(24 84)">"#, #"<g transform="translate(256 84)">"#,
            ])
        #expect(picture.contains("<title>Row, en: 200 wide, large, ios, Inter 3.019. Row, de: 200 wide, large,"))
        #expect(picture.contains(">&lt;B&gt;</text>") && !picture.contains("<B>"))
    }

    /// Numbers that no picture can show are left out.
    @Test func framesWithoutEndAreNotDrawn() {
        let endless = Self.view("Rectangle", id: "0", Frame(x: 0, y: 0, width: .infinity, height: .nan))
        let picture = FrameSVG.render(Self.report(endless))
        #expect(!picture.contains("inf") && !picture.contains("nan"))
    }

    @Test func aReportWithEveryFactIsAPicture() {
        let picture = FrameSVG.render([SampleReport.full, SampleReport.full])
        #expect(picture == FrameSVG.render([SampleReport.full, SampleReport.full]))
        #expect(XMLParser(data: Data(picture.utf8)).parse())
    }
}

extension FrameSVGTests {
    private static func report(_ root: ViewFrame, locale: String = "de") -> FrameReport {
        FrameReport(
            scene: "Row", environment: LayoutEnvironment(locale: locale, width: 200),
            size: Size(width: 200, height: 40), fits: true, fonts: ["Inter 3.019"], root: root)
    }

    private static func view(_ kind: String, id: String, _ frame: Frame, _ children: [ViewFrame] = []) -> ViewFrame {
        ViewFrame(id: id, kind: kind, frame: frame, children: children)
    }

    private static func text(
        _ string: String, id: String, _ frame: Frame, _ change: (inout TextFacts) -> Void = { _ in }
    ) -> ViewFrame {
        var view = view("Text", id: id, frame)
        var facts = TextFacts(
            string: string, locale: "de", ideal: Size(width: frame.width, height: frame.height),
            lines: [Line(range: 0..<string.unicodeScalars.count, width: frame.width, baseline: 16)], fontSize: 17,
            firstBaseline: 16, lastBaseline: 16, fonts: ["Inter 3.019"])
        change(&facts)
        view.text = facts
        return view
    }

    /// What stands on the sheet and below it, without indentation.
    private static func sheet(_ picture: String) -> String {
        let lines = picture.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = lines.firstIndex { $0.hasPrefix(#"<rect class="sheet""#) } ?? -1
        return lines[(start + 1)...].prefix { !$0.hasPrefix("</svg>") }.dropLast().map { "\($0)\n" }.joined()
    }
}
