import Foundation
import Testing

@Suite struct MeasureCommandTests {
    @Test func aLabelIsMeasuredInOneLine() throws {
        let run = try GalleyProcess("measure", "Einstellungen", "--font-style", "body")
        #expect(run.output == "101.539 × 20.287  \"Einstellungen\"  Inter 3.019, 17 pt\n")
        #expect(
            run.error == "note: Inter 3.019 with the measures of the iOS system font: "
                + "mean error 0.7 %, 95 % within 4 %\n")
        #expect(run.status == 0)
    }

    /// Each script has the error that it is known to have, and those of which nothing is known say so.
    @Test func everyScriptHasItsError() throws {
        let run = try GalleyProcess("measure", "設定 Wi-Fi", "إضافة", "Настройки", "--locale", "ja")
        let system = "with the measures of the iOS system font"
        #expect(
            run.error == """
                note: Inter 3.019 \(system): mean error 0.7 %, 95 % within 4 %
                note: Noto Sans CJK 2.004 \(system) in Japanese: mean error 0.3 %, 95 % within 2 %
                note: Noto Sans Arabic 2.005 replaces a font of iOS: how far its widths are off is not known
                note: Inter 3.019 \(system) in Cyrillic: how far its widths are off is not known

                """)
    }

    /// A TextView of Android sums whole pixels of the display, Compose does not.
    @Test func theToolkitDecidesOnAdvances() throws {
        let label = ["measure", "Данаил Николов", "--size", "14", "--weight", "bold", "--display-scale", "3.5"]
        let android = label + ["--platform", "android"]
        #expect(try GalleyProcess(android).output.hasPrefix("109.7"))
        #expect(try GalleyProcess(android + ["--toolkit", "compose"]).output.hasPrefix("109.7"))
        #expect(try GalleyProcess(android + ["--toolkit", "textview"]).output.hasPrefix("110.3"))
        let refused = try GalleyProcess(label + ["--toolkit", "textview"])
        #expect(
            refused.status == 2 && refused.error.contains("--toolkit textview goes with --platform android, not ios"))
        let strategy = try GalleyProcess(label + ["--break-strategy", "balanced"])
        #expect(strategy.status == 2 && strategy.error.contains("--break-strategy goes with --platform android"))
    }

    /// Without the model, or in a font that is named, a label is as wide as its font has it, and there is nothing to note.
    @Test(arguments: [["--no-system-font-model"], ["--font", "Inter"], ["--font", "Fonts/Inter/Inter.var.ttf"]])
    func theModelOfTheSystemFontCanBeSwitchedOff(options: [String]) throws {
        let run = try GalleyProcess(["measure", "Einstellungen"] + options)
        #expect(run.output == "107.119 × 20.574  \"Einstellungen\"  Inter 3.019, 17 pt\n")
        #expect(run.error.isEmpty && run.status == 0)
    }

    /// Apple's table has 53 points for body at AX5, so a label is 53/17 as wide.
    @Test func textSizeScalesTheLabel() throws {
        let plain = try width("Einstellungen", "--no-system-font-model")
        let large = try width("Einstellungen", "--no-system-font-model", "--text-size", "AX5")
        #expect(abs(large - plain * 53 / 17) < 1e-5)
    }

    /// Body is 13 points on macOS, whatever text size a person would like.
    @Test func macOSHasNoTextSizes() throws {
        let run = try GalleyProcess("measure", "Einstellungen", "--platform", "macos")
        #expect(run.output.hasSuffix("Inter 3.019, 13 pt\n"))
        for (option, value) in [("--text-size", "AX3"), ("--scale", "1.5")] {
            let refused = try GalleyProcess("measure", "A", "--platform", "macos", option, value)
            #expect(refused.status == 2 && refused.output.isEmpty)
            #expect(refused.error.contains("\(option) \(value): macOS has no Dynamic Type"))
        }
    }

    @Test func linesOfStandardInputAreLabels() throws {
        let run = try GalleyProcess("measure", "--format", "json", input: "Hund\nKatze\n")
        let strings = try run.objects().map { $0["string"] as? String }
        #expect(strings == ["Hund", "Katze"])
    }

    @Test func aCharacterThatNoFontHasIsNamed() throws {
        let run = try GalleyProcess("measure", "𓀀", "--format", "json")
        let missing = try run.objects().first?["missing"] as? [[String: String]]
        #expect(missing?.first?["scalar"] == "U+13000")
        #expect(missing?.first?["name"] == "EGYPTIAN HIEROGLYPH A001")
    }

    @Test func nothingToMeasureIsAnError() throws {
        let run = try GalleyProcess("measure")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains("nothing was measured"))
    }

    @Test(arguments: [
        ExitCase(["measure", "A", "--text-size", "AX9"], 2), ExitCase(["measure", "A", "--scale", "0"], 2),
        ExitCase(["measure", "A", "--fnt", "x"], 2), ExitCase(["measure", "A", "--locale", "!"], 2),
        ExitCase(["measure", "A", "--font", "Helvtica"], 2), ExitCase(["measure", "A", "--font", "./missing.ttf"], 3),
        ExitCase(["measure", "--catalog", "missing.xcstrings"], 3), ExitCase(["--help"], 0),
        ExitCase(["--version"], 0),
    ])
    func exitStatusTellsWhoCanFixIt(of call: ExitCase) throws {
        let run = try GalleyProcess(call.arguments)
        #expect(run.status == call.status)
        #expect(run.error.isEmpty == (call.status == 0))
    }

    /// A command line and its exit status.
    struct ExitCase: Sendable {
        let arguments: [String]
        let status: Int32

        init(_ arguments: [String], _ status: Int32) {
            self.arguments = arguments
            self.status = status
        }
    }

    private func width(_ arguments: String...) throws -> Double {
        let run = try GalleyProcess(["measure"] + arguments + ["--format", "json"])
        let ideal = try run.objects().first?["ideal"] as? [String: Double]
        return try #require(ideal?["width"])
    }
}

extension GalleyProcess {
    /// The lines of the output as JSON objects.
    func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }
}
