import Galley
import Testing

/// Budgets with what a text takes, on texts as apps have them.
@Suite struct LabelBudgetTests {
    /// Titles of tabs in English, German and Turkish.
    static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "tab.alerts": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Alerts" } },
            "de": { "stringUnit": { "state": "translated", "value": "Benachrichtigungen" } },
            "tr": { "stringUnit": { "state": "translated", "value": "Bildirimler" } } } },
          "tab.settings": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Settings" } },
            "de": { "stringUnit": { "state": "translated", "value": "Einstellungen" } },
            "tr": { "stringUnit": { "state": "translated", "value": "Ayarlar" } } } } } }
        """

    private func check(
        _ labels: String, platform: String = "ios", sizes: String = "textSizes: [large, AX3]",
        locales: String = "[en, de, tr]", widths: String = "{ iPhone SE: 375 }"
    ) throws -> CheckResult {
        try ProjectCopy([
            "Localizable.xcstrings": Self.catalog,
            "galley.yml": """
            strings: [Localizable.xcstrings]
            platform: \(platform)
            locales: \(locales)
            \(sizes)
            widths: \(widths)
            labels:
            \(labels)
            """,
        ]).check()
    }

    // MARK: Places

    /// In three tabs a title has 121 points, in five 71: the German word for notifications fits the first alone.
    @Test func aGermanTitleFitsThreeTabsAndNotFive() throws {
        #expect(try check(#"  - { keys: "tab.*", place: { tabBarItem: { of: 3 } } }"#).findings.isEmpty)
        let result = try check(#"  - { keys: "tab.*", place: { tabBarItem: { of: 5 } } }"#)
        #expect(result.brief == ["truncated-text tab.alerts de"])
        let finding = try #require(result.findings.first)
        let shortage = try #require(finding.evidence.shortage)
        let need = LabelMeasurer(fonts: try FontLibrary()).measure(
            "Benachrichtigungen", style: LabelTypesetting(font: .system(size: 10, weight: .medium))
        ).ideal.width
        #expect(shortage.room == 71)
        #expect(abs(shortage.need - need) < 0.001)
        #expect(finding.scene == "tab.* (tab bar item of 5)")
        // A bar does not follow the text size: one cell a label and locale.
        #expect(result.summary.cells == 6)
        #expect(result.widthNames[71] == "iPhone SE")
    }

    /// The same keys are in several places, and each width has a room of its own.
    @Test func aKeyMayHaveSeveralPlaces() throws {
        let result = try check(
            """
              - { keys: "tab.*", place: { tabBarItem: { of: 5 } } }
              - { keys: "tab.*", name: title, place: { navigationTitle: { backButton: true, buttons: 4 } } }
              - { keys: "tab.*", place: button }
            """, widths: "[320, 393]")
        #expect(
            result.findings.map { "\($0.scene): \($0.key ?? "") \($0.locale)" }.sorted() == [
                "tab.* (tab bar item of 5): tab.alerts de", "tab.* (tab bar item of 5): tab.settings de",
                "title: tab.alerts de", "title: tab.settings de",
            ])
        #expect(result.findings.allSatisfy { $0.rule == "truncated-text" })
    }

    /// What stands beside a place comes before what the place says.
    @Test func aBudgetMayChangeItsPlace() throws {
        let budget = #"  - { keys: tab.alerts, place: { tabBarItem: { of: 5 } }, "#
        #expect(try check(budget + "maxLines: 2 }").brief == ["broken-word tab.alerts de"])
        #expect(try check(budget + "font: { size: 7 } }").findings.isEmpty)
        #expect(try check(budget + "maxWidth: 200 }").findings.isEmpty)
        #expect(try check(budget + "minimumScaleFactor: 0.6 }").findings.allSatisfy { $0.rule == "tiny-text" })
    }

    /// A widget has a height, within which its text has as many lines as it may.
    @Test func aWidgetLimitsTheHeight() throws {
        let budget = #"  - { keys: tab.alerts, place: { widget: { family: systemSmall } } }"#
        #expect(try check(budget, sizes: "textSizes: [xSmall]", locales: "[en]").summary.cells == 1)
        #expect(
            try check(budget, sizes: "textSizes: [AX5]", locales: "[de]").brief.contains("truncated-text tab.alerts de")
        )
    }

    @Test func bottomNavigationDoesNotFollowTheFontScale() throws {
        let budget = #"  - { keys: "tab.*", place: { bottomNavigationItem: { of: 4 } } }"#
        let result = try check(budget, platform: "android", sizes: "scales: [1, 2]", widths: "[360]")
        #expect(result.brief == ["truncated-text tab.alerts de"])
        #expect(result.summary.cells == 6)
        #expect(result.findings.first?.evidence.shortage?.room == 82)
    }

    // MARK: What a text takes

    @Test func trackingWidensALabel() throws {
        let budget = #"  - { keys: tab.settings, font: { size: 10 }, maxWidth: 75, maxLines: 1"#
        #expect(try check(budget + " }").findings.isEmpty)
        #expect(try check(budget + ", tracking: 2 }").brief == ["truncated-text tab.settings de"])
    }

    /// A range keeps a label from growing; a list has sizes of its own.
    @Test func aBudgetHasTextSizesOfItsOwn() throws {
        let budget = #"  - { keys: tab.settings, font: body, maxWidth: 160, maxLines: 1"#
        #expect(try check(budget + " }").brief == ["truncated-text tab.settings de"])
        #expect(try check(budget + ", textSizes: ..xxxLarge }").findings.isEmpty)
        let result = try check(budget + ", textSizes: [xSmall] }")
        #expect(result.findings.isEmpty && result.summary.cells == 3)
    }

    @Test func aBudgetHasLocalesAndAPlatformOfItsOwn() throws {
        let result = try check(
            "  - { keys: tab.settings, platform: android, locales: [de], maxWidth: 400, maxLines: 1 }")
        // Names of text sizes mean nothing on Android, whose usual factors take their place.
        #expect(result.summary.cells == 3)
    }

    @Test func aLineThatIsTooHighLeavesItsRoom() throws {
        let budget = "  - { keys: tab.settings, locales: [en], textSizes: [large], maxWidth: 200, "
        #expect(try check(budget + "maxHeight: 21 }").findings.isEmpty)
        #expect(try check(budget + "maxHeight: 18 }").brief == ["overflow tab.settings en"])
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("place: tabBarItm", #"3:10: error: there is no place "tabBarItm"; did you mean "tabBarItem"?"#),
        ("place: { tabBarItm: 5 }", #"3:12: error: there is no key in place "tabBarItm"; did you mean "tabBarItem"?"#),
        (
            "place: tabBarItem",
            #"3:10: error: place expects a key "of" in tabBarItem, as in { tabBarItem: { of: 3 } }, not "tabBarItem""#
        ),
        (
            "place: { tabBarItem: { on: 5 } }",
            #"3:26: error: there is no key in tabBarItem "on"; did you mean "of"?"#
        ),
        (
            "place: { tabBarItem: { of: 0 } }",
            #"3:30: error: of expects a whole number of at least 1, not "0""#
        ),
        (
            "place: chip",
            "3:10: error: place: ios has no chip; with platform: the budget is one of android"
        ),
        (
            "place: { widget: { family: systemBig } }",
            #"3:30: error: there is no family "systemBig"; expected systemSmall, systemMedium, systemLarge"#
        ),
        ("textSizes: ..xxxLarg", #"3:14: error: there is no text size "xxxLarg"; did you mean "xxxLarge"?"#),
        (
            "platform: android\n  textSizes: ..large",
            #"4:14: error: textSizes expects a range on platform ios alone, not "..large""#
        ),
        ("textCase: upper", #"3:13: error: there is no textCase "upper"; did you mean "uppercase"?"#),
        (
            "minimumScaleFactor: 2",
            #"3:23: error: minimumScaleFactor expects a number above 0 and not above 1, not "2""#
        ),
        ("trackin: 2", #"3:3: error: there is no key in labels "trackin"; did you mean "tracking"?"#),
    ])
    func aMistakeIsNamedWithItsPlace(text: String, message: String) throws {
        let copy = try ProjectCopy(["galley.yml": "labels:\n- keys: \"*\"\n  \(text)\n"])
        let error = try #require(throws: InputError.self) { try copy.project() }
        #expect(error.kind == .configuration)
        #expect(error.description.hasSuffix("galley.yml:" + message), "\(error)")
    }

    @Test func budgetsHaveNamesOfTheirOwn() throws {
        let error = #expect(throws: InputError.self) {
            try check("  - { keys: tab.alerts, maxWidth: 90 }\n  - { keys: tab.alerts, maxWidth: 120 }")
        }
        #expect(
            error?.message
                == #"two budgets are named "tab.alerts", here and in line 7; give one of them a name:"#)
        #expect(error?.line == 8)
    }

    @Test func aLocaleThatTheCheckLacksIsAMistake() throws {
        let error = #expect(throws: InputError.self) {
            try check("  - { keys: tab.alerts, locales: [fr], maxWidth: 90 }", locales: "[en, tr]")
        }
        #expect(error?.message.hasPrefix(#"there is no locale in the check "fr""#) == true)
    }
}
