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

    static func check(
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
        #expect(try Self.check(#"  - { keys: "tab.*", place: { tabBarItem: { of: 3 } } }"#).findings.isEmpty)
        let result = try Self.check(#"  - { keys: "tab.*", place: { tabBarItem: { of: 5 } } }"#)
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

    /// A long label of a shortcut that does not fit is replaced by the short one, and not cut. Either has a length of its own that
    /// Android recommends: 10 and 25 characters.
    @Test func aLongLabelOfAShortcutIsNotCut() throws {
        func rules(_ label: String) throws -> [String] {
            try Self.check(
                "  - { keys: tab.alerts, place: { appShortcut: { label: \(label) } }, maxWidth: 100 }",
                platform: "android",
                sizes: "scales: [1]"
            ).brief
        }
        let tooMany = ["de", "tr"].map { "too-many-characters tab.alerts \($0)" }
        #expect(try Set(rules("short")) == Set(tooMany + ["truncated-text tab.alerts de"]))
        #expect(try rules("long") == ["broken-word tab.alerts de", "too-many-lines tab.alerts de"])
    }

    /// A watch has text sizes and styles of its own, from the default of its case to AX3, and no screen of the matrix.
    @Test func aWatchHasItsOwnTextSizes() throws {
        let result = try Self.check(
            #"  - { keys: tab.alerts, place: { watchButton: { case: 45mm } }, maxLines: 1 }"#,
            sizes: "textSizes: [large, xLarge, AX3, AX5]")
        #expect(result.brief == ["truncated-text tab.alerts de"])
        #expect(result.summary.cells == 6)
        let finding = try #require(result.findings.first)
        let shortage = try #require(finding.evidence.shortage)
        #expect(finding.scene == "tab.alerts (watch button 45mm)" && shortage.room == 174)
        #expect(result.widthNames[174] == nil)
        // 23 points at AX3, where a body of an iPhone has 40.
        let need = LabelMeasurer(fonts: try FontLibrary()).measure(
            "Benachrichtigungen", style: LabelTypesetting(font: .system(size: 23))
        ).ideal.width
        #expect(abs(shortage.need - need) < 0.001)
    }

    /// A style that a budget of a watch names is that of watchOS.
    @Test func aStyleOfAWatchIsItsOwn() throws {
        func copy(_ font: String) throws -> CheckResult {
            try Self.check(
                "  - { keys: tab.alerts, place: { watchButton: { case: 40mm } }, maxLines: 1, maxWidth: 100\(font) }",
                sizes: "textSizes: [large]", locales: "[de]")
        }
        let body = try #require(try copy("").findings.first?.evidence.shortage)
        let title = try #require(try copy(", font: largeTitle").findings.first?.evidence.shortage)
        #expect(title.need > 2 * body.need)
        #expect(try copy(", font: { size: 8 }").findings.isEmpty)
    }

    /// The same keys are in several places, and each width has a room of its own.
    @Test func aKeyMayHaveSeveralPlaces() throws {
        let result = try Self.check(
            """
              - { keys: "tab.*", place: { tabBarItem: { of: 5 } } }
              - { keys: "tab.*", name: title, place: { navigationTitle: { backButton: true, buttons: 2 } } }
              - { keys: "tab.*", place: button }
            """, sizes: "textSizes: [large]", widths: "[320, 393]")
        #expect(
            result.findings.map { "\($0.scene): \($0.key ?? "") \($0.locale)" }.sorted() == [
                "tab.* (tab bar item of 5): tab.alerts de", "tab.* (tab bar item of 5): tab.settings de",
                "title: tab.alerts de",
            ])
        #expect(result.findings.allSatisfy { $0.rule == "truncated-text" })
    }

    /// What stands beside a place comes before what the place says.
    @Test func aBudgetMayChangeItsPlace() throws {
        let budget = #"  - { keys: tab.alerts, place: { tabBarItem: { of: 5 } }, "#
        #expect(try Self.check(budget + "maxLines: 2 }").brief == ["broken-word tab.alerts de"])
        #expect(try Self.check(budget + "font: { size: 7 } }").findings.isEmpty)
        #expect(try Self.check(budget + "maxWidth: 200 }").findings.isEmpty)
        #expect(try Self.check(budget + "minimumScaleFactor: 0.6 }").findings.allSatisfy { $0.rule == "tiny-text" })
    }

    /// A widget has a height, within which its text has as many lines as it may.
    @Test func aWidgetLimitsTheHeight() throws {
        let budget = #"  - { keys: tab.alerts, place: { widget: { family: systemSmall } } }"#
        #expect(try Self.check(budget, sizes: "textSizes: [xSmall]", locales: "[en]").summary.cells == 1)
        #expect(
            try Self.check(budget, sizes: "textSizes: [AX5]", locales: "[de]").brief.contains(
                "truncated-text tab.alerts de")
        )
    }

    @Test func bottomNavigationDoesNotFollowTheFontScale() throws {
        let budget = #"  - { keys: "tab.*", place: { bottomNavigationItem: { of: 4 } } }"#
        let result = try Self.check(budget, platform: "android", sizes: "scales: [1, 2]", widths: "[360]")
        #expect(result.brief == ["truncated-text tab.alerts de"])
        #expect(result.summary.cells == 6)
        #expect(result.findings.first?.evidence.shortage?.room == 82)
    }

    // MARK: What a text takes

    @Test func trackingWidensALabel() throws {
        let budget = #"  - { keys: tab.settings, font: { size: 10 }, maxWidth: 75, maxLines: 1"#
        #expect(try Self.check(budget + " }").findings.isEmpty)
        #expect(try Self.check(budget + ", tracking: 2 }").brief == ["truncated-text tab.settings de"])
    }

    /// In Turkish the capital of i has a dot.
    @Test func theCaseOfALabelIsThatOfItsLocale() throws {
        let result = try Self.check(
            "  - { keys: tab.alerts, locales: [tr], textCase: uppercase, maxWidth: 20, maxLines: 1 }")
        #expect(result.findings.first?.text?.string == "BİLDİRİMLER")
    }

    /// A range keeps a label from growing; a list has sizes of its own.
    @Test func aBudgetHasTextSizesOfItsOwn() throws {
        let budget = #"  - { keys: tab.settings, font: body, maxWidth: 160, maxLines: 1"#
        #expect(try Self.check(budget + " }").brief == ["truncated-text tab.settings de"])
        #expect(try Self.check(budget + ", textSizes: ..xxxLarge }").findings.isEmpty)
        let result = try Self.check(budget + ", textSizes: [xSmall] }")
        #expect(result.findings.isEmpty && result.summary.cells == 3)
    }

    @Test func aBudgetHasLocalesAndAPlatformOfItsOwn() throws {
        let result = try Self.check(
            "  - { keys: tab.settings, platform: android, locales: [de], maxWidth: 400, maxLines: 1 }")
        // Names of text sizes mean nothing on Android, whose usual factors take their place.
        #expect(result.summary.cells == 3)
    }

    @Test func aLineThatIsTooHighLeavesItsRoom() throws {
        let budget = "  - { keys: tab.settings, locales: [en], textSizes: [large], maxWidth: 200, "
        #expect(try Self.check(budget + "maxHeight: 21 }").findings.isEmpty)
        #expect(try Self.check(budget + "maxHeight: 18 }").brief == ["overflow tab.settings en"])
    }
}
