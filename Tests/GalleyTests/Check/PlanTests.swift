import Foundation
import Galley
import Testing

/// Nothing that a configuration asks for is left out of a check.
@Suite struct PlanTests {
    @Test func everyHeightIsChecked() throws {
        let copy = try ProjectCopy([
            "galley.yml": "scenes: [A.yml]\nlocales: [en]\ntextSizes: [large]\nwidths: [320]\nheights: [200, 50]\n",
            "A.yml": "scene: A\nview:\n  Text: { verbatim: Hello }\n  frame: { height: 100, alignment: bottom }\n",
        ])
        let result = try copy.check()
        let finding = try #require(result.findings.first)
        #expect(finding.rule == "overflow" && result.findings.count == 1)
        #expect(finding.screens == [Screen(width: 320, height: 50)])
        #expect(result.summary.cells == 2)
    }

    /// Tags have no case, and an underscore is as good as a hyphen (BCP 47, section 2.1.1).
    @Test func aLocaleThatIsSpelledInTwoWaysIsCheckedOnce() throws {
        let copy = try ProjectCopy([
            "galley.yml":
                "scenes: [A.yml]\nlocales: [en, EN, pt-BR, pt_br]\ntextSizes: [large]\nwidths: [320]\n",
            "A.yml": "scene: A\nview: { Text: { verbatim: Hello } }\n",
        ])
        let summary = try copy.check().summary
        #expect(summary.cells == 2)
        #expect(summary.parts.map(\.locale) == ["en", "pt-BR"])
    }

    /// A scene that has a locale of its own is left out where that is not asked for.
    @Test func aFilterOfLocalesHoldsForScenesWithALocale() throws {
        let copy = try ProjectCopy([
            "galley.yml": "scenes: [A.yml, B.yml]\nlocales: [en, de]\ntextSizes: [large]\nwidths: [320]\n",
            "A.yml": "scene: A\nview: { Text: { verbatim: Hello } }\n",
            "B.yml": "scene: B\nview: { Text: { verbatim: Hello } }\n",
        ])
        var project = try copy.project()
        project.scenes[1].locale = "ar"
        func parts(_ locales: [String]) throws -> [String] {
            var options = CheckOptions()
            options.locales = locales
            return try project.check(options).summary.parts.map { "\($0.scene) \($0.locale)" }
        }
        #expect(try parts([]) == ["A de", "A en", "B ar"])
        #expect(try parts(["de"]) == ["A de"])
        #expect(try parts(["ar"]) == ["B ar"])
    }

    @Test func aSceneIsMeasuredInItsOwnFonts() throws {
        let copy = try ProjectCopy([
            "galley.yml": "scenes: [A.yml, B.yml]\nlocales: [en]\ntextSizes: [large]\nwidths: [320]\n",
            "A.yml": "scene: A\nview:\n  Text: { verbatim: Hello }\n",
            "B.yml": "scene: B\nfonts: { file: Own.ttf, default: true }\nview:\n  Text: { verbatim: Hello }\n",
        ])
        let roboto = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto/Roboto-Regular.ttf")
        try FileManager.default.copyItem(at: roboto, to: copy.folder.appending(path: "Own.ttf"))
        let fonts = try copy.check().summary.fonts
        #expect(fonts.contains { $0.hasPrefix("Roboto") } && fonts.contains { $0.hasPrefix("Inter") })
    }

    /// A label of more than four megabytes is not measured, and that is no pass.
    @Test func whatAWorkerCannotMeasureIsTold() throws {
        let text = String(repeating: "word ", count: 1_000_000)
        let copy = try ProjectCopy([
            "galley.yml": "strings: [en.lproj/L.strings]\nlabels:\n  - { keys: long, maxWidth: 100 }\n",
            "en.lproj/L.strings": "\"long\" = \"\(text)\";\n",
        ])
        #expect(throws: InputError.self) { try copy.check() }
    }
}
