import Galley
import Testing

/// A mistake in a budget is an error with its place.
@Suite struct LabelBudgetErrorTests {
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
            "place: { tabBarItem: { of: 9223372036854775807 } }",
            #"3:30: error: of expects a whole number up to 100, not "9223372036854775807""#
        ),
        (
            "place: chip",
            "3:10: error: place: ios has no chip; platform: makes the budget one of android"
        ),
        (
            "place: { widget: { family: systemBig } }",
            #"3:30: error: there is no family "systemBig"; "#
                + "expected one of systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, "
                + "accessoryRectangular, accessoryInline"
        ),
        (
            "place: { complication: { case: 41mm } }",
            #"3:10: error: place expects a key "family" in complication, as in "#
                + #"{ complication: { family: circular, case: 40mm } }, not a mapping"#
        ),
        (
            "place: { watchButton: { case: 43mm } }",
            #"3:33: error: there is no case "43mm"; did you mean "40mm"?"#
        ),
        (
            "place: { largeTitle: 3 }",
            #"3:24: error: largeTitle expects nothing, not "3""#
        ),
        (
            "place: { navigationTitle: true }",
            #"3:29: error: navigationTitle expects a mapping, as in { navigationTitle: { backButton: true } }, not "true""#
        ),
        ("place: snackbarActon", #"3:10: error: there is no place "snackbarActon"; did you mean "snackbarAction"?"#),
        (
            "platform: android\n  place: { tooltip: { part: rich } }",
            #"4:29: error: there is no part "rich"; "# + "expected one of plain, richTitle, richText"
        ),
        (
            "platform: android\n  place: { dynamicIsland: { part: minimal } }",
            "4:10: error: place: android has no dynamicIsland; platform: makes the budget one of ios"
        ),
        ("textSizes: ..xxxLarg", #"3:14: error: there is no text size "xxxLarg"; did you mean "xxxLarge"?"#),
        (
            "platform: android\n  textSizes: ..large",
            #"4:14: error: textSizes expects a range on platform ios alone, not "..large""#
        ),
        ("textCase: uppercas", #"3:13: error: there is no textCase "uppercas"; did you mean "uppercase"?"#),
        (
            "minimumScaleFactor: 2",
            #"3:23: error: minimumScaleFactor expects a number above 0 and not above 1, not "2""#
        ),
        (
            "toolkit: compose",
            "3:12: error: toolkit: compose is one of platform android; platform ios has swiftui and uikit"
        ),
        ("toolkit: uikti", #"3:12: error: there is no toolkit "uikti"; did you mean "uikit"?"#),
        (
            "platform: web\n  toolkit: textview",
            "4:12: error: toolkit: textview is one of platform android; platform web has none to choose from"
        ),
        ("breakStrategy: simple", "3:18: error: breakStrategy: expected only on platform android, not on ios"),
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
            try LabelBudgetTests.check(
                "  - { keys: tab.alerts, maxWidth: 90 }\n  - { keys: tab.alerts, maxWidth: 120 }")
        }
        #expect(
            error?.message
                == #"two budgets are named "tab.alerts", here and in line 7; give one of them another name:, such as name: tab.alerts 2"#
        )
        #expect(error?.line == 8)
    }

    @Test func aLocaleThatTheCheckLacksIsAMistake() throws {
        let error = #expect(throws: InputError.self) {
            try LabelBudgetTests.check("  - { keys: tab.alerts, locales: [fr], maxWidth: 90 }", locales: "[en, tr]")
        }
        #expect(error?.message.hasPrefix(#"there is no locale in the check "fr""#) == true)
    }
}
