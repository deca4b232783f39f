import Foundation
import Testing

/// What a check finds is what its cells show, each checked alone, in whatever order the matrix has them.
@Suite struct MatrixCommandTests {
    /// A project with one text, in English and Japanese.
    private static func folder(_ text: String, sizes: String, labels: String) throws -> ScratchFolder {
        let units = ["en", "ja"].map {
            "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
        }
        return try ScratchFolder([
            "Localizable.xcstrings":
                "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \"key\": { \"localizations\": { \(units.joined(separator: ", ")) } } } }",
            "galley.yml": """
            strings: [Localizable.xcstrings]
            platform: ios
            locales: [ja]
            textSizes: \(sizes)
            labels:
              - { keys: "*", \(labels) }
            """,
        ])
    }

    private func check(_ text: String, _ sizes: String, _ labels: String, _ options: String...) throws -> GalleyProcess
    {
        let folder = try Self.folder(text, sizes: sizes, labels: labels)
        return try GalleyProcess(["check"] + options, in: folder.url)
    }

    /// Too high at the largest size alone, which neither the other size nor the order may hide.
    @Test(arguments: ["[large, AX5]", "[AX5, large]"]) func aHeightIsHeldInEveryCell(sizes: String) throws {
        let run = try check("OK", sizes, "maxWidth: 200, maxHeight: 25")
        #expect(run.status == 1)
        let finding = run.output.split(separator: "\n").first { $0.contains("error: overflow") }
        #expect(finding?.contains("(38.248 short") == true && finding?.contains(" at AX5") == true, "\(run.output)")
        #expect(try check("OK", "[large]", "maxWidth: 200, maxHeight: 25").status == 0)
    }

    @Test(arguments: ["[large, AX5]", "[AX5, large]"]) func aWidthIsHeldInEveryCell(sizes: String) throws {
        let run = try check("保存", sizes, "maxWidth: 44")
        let alone = try check("保存", "[AX5]", "maxWidth: 44")
        #expect(run.status == alone.status)
        func findings(_ run: GalleyProcess) -> [Substring] {
            run.output.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
        }
        #expect(!findings(alone).isEmpty && findings(run) == findings(alone), "\(run.output)\n\(alone.output)")
    }

    /// Of two lines one shows, shrunk as far as it may be: to less than can be read at the smaller size alone.
    @Test(arguments: ["[large, AX5]", "[AX5, large]"]) func whatShrinksIsHeldInEveryCell(sizes: String) throws {
        let labels = "maxWidth: 200, maxLines: 1, minimumScaleFactor: 0.3"
        func tiny(_ sizes: String) throws -> [Substring] {
            try check("two\\nlines", sizes, labels).output.split(separator: "\n").filter { $0.contains("tiny-text: ") }
        }
        let expected = try tiny("[large]")
        #expect(expected.count == 1)
        #expect(try tiny(sizes) == expected)
        #expect(try tiny("[AX5]").isEmpty)
    }

    /// Byte by byte, but for how long it took.
    @Test func orderAndRepetitionChangeNothing() throws {
        func json(_ sizes: String) throws -> [Substring] {
            try check("Speichern unter", sizes, "maxWidth: 90, maxLines: 1", "--format", "json").output
                .split(separator: "\n").filter { !$0.contains("\"seconds\"") }
        }
        let expected = try json("[xSmall, large, AX5]")
        #expect(expected.count > 20)
        #expect(try json("[AX5, xSmall, large, AX5, xSmall]") == expected)
    }

    /// A drawn sheet has a column for each text size, and none twice.
    @Test func aSheetHasEachTextSizeOnce() throws {
        func sheet(_ sizes: String, _ locales: String) throws -> String {
            try GalleyProcess(
                "layout", "Samples/Toolbar/Toolbar.yml", "--sheet", "--locale", locales, "--text-size", sizes,
                "--width",
                "320", "--format", "svg"
            ).output
        }
        #expect(try sheet("large,AX3,large", "de,de") == sheet("large,AX3", "de"))
    }
}
