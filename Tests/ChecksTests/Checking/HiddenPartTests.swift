import Basics
import Frames
import Testing

@testable import Checks

/// What scenes do not show is counted and named, so that a check without findings does not claim it.
@Suite struct HiddenPartTests {
    private static let place = SourcePosition(file: "App.swift", line: 41, column: 9)

    private func settings(
        _ hidden: [HiddenContent], scene: String = "Settings", kind: String = "TabView", at line: Int = 41,
        size: TextSize = .large, locale: String = "de"
    ) -> FrameReport {
        var report = TestScene.toolbar(size, locale: locale, need: 100)
        report.scene = scene
        report.root.kind = kind
        report.root.source = SourcePosition(file: "App.swift", line: line, column: 9)
        report.root.hidden = hidden.isEmpty ? nil : hidden
        return report
    }

    /// A scene whose views are the roots of some scenes.
    private func joined(_ reports: [FrameReport]) -> FrameReport {
        var report = settings([])
        report.root.children = reports.map(\.root)
        return report
    }

    private func summary(_ reports: [FrameReport]) -> Summary {
        var checker = Checker()
        for report in reports { checker.check(report) }
        return checker.result().summary
    }

    private func lines(_ reports: [FrameReport]) -> [String] { Prose.hidden(summary(reports).hidden) }

    /// One entry for all cells, with the most that one of them hides, and in how many it is hidden.
    @Test func cellsAreCounted() throws {
        let wide = settings([], size: .xLarge)
        let narrow = ["de", "fi"].map {
            settings([HiddenContent(kind: "Column", count: $0 == "de" ? 2 : 1)], locale: $0)
        }
        let parts = summary(narrow + [wide]).hidden
        #expect(
            parts == [
                HiddenPart(
                    scene: "Settings", content: HiddenContent(kind: "Column", count: 2), view: "TabView",
                    source: Self.place, cells: 2, cellsMeasured: 3)
            ])
        #expect(Prose.hidden(parts) == ["Settings: 2 split view columns in App.swift:41 in 2 of 3 cells"])
        #expect(summary([wide]).hidden == [])
    }

    /// A number of cells is that of all that the words before it name, or is left out.
    @Test func differentNumbersOfCellsAreNotSummed() {
        let sheet = [HiddenContent(kind: "Sheet")]
        let both = joined([settings(sheet), settings(sheet, at: 60)])
        var (one, none) = (joined([settings(sheet)]), joined([]))
        (one.environment.textSize, none.environment.textSize) = (.xLarge, .xxLarge)
        #expect(lines([both, one, none]) == ["Settings: 2 sheets in App.swift:41 and App.swift:60"])
        #expect(lines([one, none]) == ["Settings: 1 sheet in App.swift:41 in 1 of 2 cells"])
    }

    /// Views that one statement makes are reported together: a menu in each of two rows is two menus in one place.
    @Test func viewsOfOnePlaceAreCountedTogether() {
        let row = settings([HiddenContent(kind: "Menu")], kind: "Row")
        #expect(lines([joined([row, row])]) == ["Settings: 2 menus in App.swift:41"])
    }

    @Test func aLineNamesAllOfAScene() {
        let tabs = [HiddenContent(kind: "Tab", title: "Profile"), HiddenContent(kind: "Tab", title: "More")]
        let closed = settings([HiddenContent(kind: "DisclosureGroup", title: "Advanced")], kind: "List", at: 60)
        let missing = settings([HiddenContent(kind: "Pets", reason: "needs a model")], kind: "Pets", at: 70)
        #expect(
            lines([joined([settings(tabs), closed, missing])]) == [
                "Settings: 2 tabs (\"More\" and \"Profile\") in App.swift:41; "
                    + "the content of 1 closed DisclosureGroup (\"Advanced\") in App.swift:60; "
                    + "Pets in App.swift:70, which needs a model"
            ])
    }

    /// A large app is a few lines: three labels and places of a kind, ten scenes.
    @Test func aLineStaysShort() {
        let tabs = (0..<5).map { HiddenContent(kind: "Tab", title: "Tab \($0)") }
        #expect(
            lines([settings(tabs)]) == ["Settings: 5 tabs (\"Tab 0\", \"Tab 1\", \"Tab 2\" and 2 more) in App.swift:41"]
        )
        let places = (10..<14).map { settings([HiddenContent(kind: "Sheet")], at: $0) }
        #expect(
            lines([joined(places)]) == ["Settings: 4 sheets in App.swift:10, App.swift:11, App.swift:12 and 1 more"])
        let scenes = (10..<22).map { settings([HiddenContent(kind: "Sheet")], scene: "Scene \($0)") }
        let named = lines(scenes)
        #expect(named.count == 11)
        #expect(named[9] == "Scene 19: 1 sheet in App.swift:41" && named[10] == "2 more scenes")
        #expect(lines(Array(scenes.prefix(10))).last == "Scene 19: 1 sheet in App.swift:41")
    }

    /// What is a scene of its own is checked; where one of several is none, all are named.
    @Test func scenesOfTheirOwnAreNotNamed() {
        let base = settings([HiddenContent(kind: "Tab", title: "a"), HiddenContent(kind: "Tab", title: "b")])
        let (first, second) = (settings([], scene: "Settings › Tab"), settings([], scene: "Settings › Tab 2"))
        #expect(lines([base, first, second]) == [])
        #expect(lines([base, first]) == ["Settings: 2 tabs (\"a\" and \"b\") in App.swift:41"])
        #expect(lines([base, second]).count == 1)
    }

    /// Every kind that views name has words of its own.
    @Test(arguments: [
        "Alert", "ConfirmationDialog", "CoveredView", "Destination", "Element", "FullScreenCover", "Inspector", "Menu",
        "Option",
        "Popover", "SearchScopes", "SearchSuggestions", "SwipeActions", "ToolbarItem",
    ])
    func kindsAreInWords(kind: String) {
        let text = lines([settings([HiddenContent(kind: kind)])])[0]
        #expect(text.hasPrefix("Settings: 1 ") && !text.contains(kind))
    }
}
