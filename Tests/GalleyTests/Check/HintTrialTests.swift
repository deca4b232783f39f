import Checks
import Foundation
import Testing

@testable import Checking
@testable import Galley

/// A hint is given where a layout with it has no fault of any rule, and the same is found by making the change by hand.
@Suite struct HintTrialTests {
    /// A project of one scene with these views and a text in German.
    private static func project(_ views: String, text: String, matrix: String = "widths: [320]") throws -> ProjectCopy {
        let strings = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "key": { "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "\(text)" } } } } } }
            """
        return try ProjectCopy([
            "Localizable.xcstrings": strings,
            "Scene.yml": "scene: Scene\nstrings: Localizable.xcstrings\nview:\n\(views)\n",
            "galley.yml": "scenes: [Scene.yml]\nlocales: [de]\ntextSizes: [large]\n\(matrix)\n",
        ])
    }

    private static func hints(_ views: String, text: String, matrix: String = "widths: [320]") throws -> [Hint] {
        let result = try project(views, text: text, matrix: matrix).check()
        return try #require(result.findings.first { $0.rule == "truncated-text" }).hints
    }

    // MARK: Hints that do not hold

    /// On two lines the text has room for its words; in 90 points not for the longer one, which would be broken.
    @Test(arguments: [(140, true), (90, false)]) func linesThatBreakAWordAreNoHint(width: Int, holds: Bool) throws {
        let views = "  Text: key\n  lineLimit: 1\n  frame: { width: \(width) }"
        let hints = try Self.hints(views, text: "Wiedergabeliste löschen")
        #expect(hints.contains(.unlimitedLines(atMost: 2)) == holds)
        #expect(hints.contains { if case .unlimitedLines = $0 { true } else { false } } == holds)
    }

    /// In a row the text is offered no more than the height of the row, which grows with its lines.
    @Test func linesInARowAreAHint() throws {
        let views =
            "  HStack:\n    - Image: { system: plus }\n    - Text: key\n      lineLimit: 1\n  frame: { width: 200 }"
        #expect(try Self.hints(views, text: "Wiedergabeliste löschen").contains(.unlimitedLines(atMost: 2)))
    }

    /// Two lines below each other take 48 points.
    @Test(arguments: [(60, true), (40, false)]) func aStackThatOverflowsBelowIsNoHint(height: Int, holds: Bool) throws {
        let views = "  HStack:\n    - Text: key\n    - Text: key\n  lineLimit: 1"
        let hints = try Self.hints(
            views, text: "Wiedergabeliste löschen", matrix: "widths: [320]\nheights: [\(height)]")
        #expect(hints.contains(.stack) == holds)
    }

    /// Three quarters of 17 points can be read, and of 11 not: tiny-text begins at 9.
    @Test(arguments: [("body", true), ("caption2", false)]) func textThatGetsTinyIsNoHint(font: String, holds: Bool)
        throws
    {
        let width = font == "body" ? 150 : 100
        let views = "  Text: key\n  font: \(font)\n  lineLimit: 1\n  frame: { width: \(width) }"
        let hints = try Self.hints(views, text: "Wiedergabeliste löschen")
        #expect(hints.contains { if case .minimumScaleFactor = $0 { true } else { false } } == holds)
    }

    // MARK: Hints that hold when they are followed

    @Test(arguments: ["Toolbar/Toolbar.yml", "Web/Navigation.yml"]) func aStackFixesWhatItIsSaidToFix(file: String)
        throws
    {
        let (folder, scene) = (String(file.prefix { $0 != "/" }), String(file.drop { $0 != "/" }.dropFirst()))
        let copy = try ProjectCopy(of: folder)
        let cut = try copy.check().findings.filter { $0.rule == "truncated-text" }
        #expect(!cut.isEmpty && cut.allSatisfy { $0.hints.contains(.stack) })
        try copy.replace("HStack", with: "VStack", in: scene)
        #expect(try copy.check().findings.isEmpty)
    }

    @Test func linesAndAFactorFixWhatTheyAreSaidToFix() throws {
        let views = "  Text: key\n  lineLimit: 1\n  frame: { width: 170 }"
        let copy = try Self.project(views, text: "Wiedergabeliste löschen")
        let hints = try #require(copy.check().findings.first).hints
        let factors = hints.compactMap { if case .minimumScaleFactor(let factor) = $0 { factor } else { nil } }
        #expect(factors == [0.8, 0.7, 0.6, 0.5] && hints.first == .unlimitedLines(atMost: 2))
        for factor in factors {
            try copy.replace(
                "  lineLimit: 1\n", with: "  lineLimit: 1\n  minimumScaleFactor: \(factor)\n", in: "Scene.yml")
            #expect(try copy.check().findings.isEmpty)
            try copy.replace("  minimumScaleFactor: \(factor)\n", with: "", in: "Scene.yml")
        }
        try copy.replace("  lineLimit: 1\n", with: "", in: "Scene.yml")
        #expect(try copy.check().findings.isEmpty)
    }

    /// Without one character fewer it fits, and with it not: in a scene, and where a label has a budget.
    @Test(arguments: [true, false]) func theTextIsTooLongByAtLeastThat(isScene: Bool) throws {
        let text = "Zur Wiedergabeliste hinzufügen"
        func findings(_ text: String) throws -> [Finding] {
            let copy = try Self.project("  Text: key\n  lineLimit: 1\n  frame: { width: 200 }", text: text)
            if !isScene {
                try copy.write(
                    """
                    strings: [Localizable.xcstrings]
                    locales: [de]
                    textSizes: [large, AX1]
                    labels: [{ keys: key, maxWidth: 200, maxLines: 1 }]

                    """, to: "galley.yml")
            }
            return try copy.check().findings
        }
        let surplus = try #require(
            findings(text).first?.hints.compactMap {
                if case .shorter(let count, of: 30) = $0 { count } else { nil }
            }.first)
        #expect(try findings(String(text.dropLast(surplus))).isEmpty)
        #expect(try findings(String(text.dropLast(surplus - 1))).map(\.rule) == ["truncated-text"])
    }

    /// A well-known place has the lines that it has: what helps there is a shorter text alone.
    @Test func aWellKnownPlaceIsNotGivenMoreLines() throws {
        func hints(_ room: String) throws -> [Hint] {
            let copy = try Self.project("  Text: key", text: "Benachrichtigungseinstellungen")
            try copy.write(
                """
                strings: [Localizable.xcstrings]
                locales: [de]
                textSizes: [large]
                widths: [320]
                labels: [{ keys: key, \(room) }]

                """, to: "galley.yml")
            return try #require(copy.check().findings.first { $0.rule == "truncated-text" }).hints
        }
        #expect(try hints("maxWidth: 160, maxLines: 1").count > 1)
        let place = try hints("place: { tabBarItem: { of: 5 } }")
        #expect(place.count == 1 && place.allSatisfy { if case .shorter = $0 { true } else { false } })
    }

    /// What the source language has too, and is no finding for that, is no reason against a hint.
    @Test func faultsOfTheSourceLanguageAreKnown() throws {
        let copy = try Self.project(
            """
              VStack:
                - Text: { verbatim: Wide }
                  frame: { width: 400, alignment: leading }
                - Text: key
                  lineLimit: 1
                  frame: { width: 140 }
            """, text: "Wiedergabeliste löschen")
        let hints = try [false, true].map { isDifferential in
            let result = try copy.check { options in
                options.isDifferential = isDifferential
            }
            #expect(result.findings.contains { $0.rule == "overflow" } == !isDifferential)
            return try #require(result.findings.first { $0.rule == "truncated-text" }).hints
        }
        #expect(hints[0].contains(.unlimitedLines(atMost: 2)) && hints[0] == hints[1])
    }

    // MARK: The search

    /// Whatever the guess, what is found fits and one character fewer does not; about 2 log₂ of how far off it is.
    @Test(arguments: [1, 5, 12, 29]) func theSmallestCutIsFound(guess: Int) {
        for need in 1...29 {
            var tried = 0
            let cut = SmallestCut.find(guess: guess, most: 29) { count in
                tried += 1
                return count >= need
            }
            #expect(cut == need)
            #expect(tried <= 11)
        }
        #expect(SmallestCut.find(guess: guess, most: 29) { _ in false } == nil)
    }
}
