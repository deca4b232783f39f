import Foundation
import Testing

/// A program of views has the command of `galley`, from one implementation: on a window and on its twin in YAML both do the
/// same.
@Suite struct TwinTests {
    private static let twin = "Samples/VotingApp/Twin"

    private struct Pair {
        let program: GalleyProcess
        let galley: GalleyProcess

        /// Runs both: the program on its window alone, `galley` on the twin.
        init(check arguments: String...) throws {
            program = try GalleyProcess(["check", "--scene", "Voting"] + arguments, program: "VotingApp")
            galley = try GalleyProcess(["check", TwinTests.twin] + arguments)
        }

        init(layout arguments: String...) throws {
            program = try GalleyProcess(["layout", "Voting", "--height", "1200"] + arguments, program: "VotingApp")
            galley = try GalleyProcess(["layout", "\(TwinTests.twin)/Voting.yml", "--height", "1200"] + arguments)
        }
    }

    /// A view of a report in JSON, without what only one of the two can know.
    private struct View: Decodable, Equatable {
        struct Frame: Decodable, Equatable {
            let x, y, width, height: Double
        }

        struct Text: Decodable, Equatable {
            let string: String
            let key: String?
            let locale: String
        }

        let id: String
        let kind: String
        let frame: Frame
        let text: Text?
        let children: [View]
    }

    private func views(_ run: GalleyProcess) throws -> View {
        struct Report: Decodable {
            let root: View
        }
        // The layout of the app and the one that scene files have for it.
        let text = run.output.replacing("EqualWidthRow", with: "EqualWidthHStack")
        return try JSONDecoder().decode(Report.self, from: Data(text.utf8)).root
    }

    /// JSON has three decimals: the frames are the same to the thousandth of a point.
    @Test(arguments: ["en", "de", "fi", "ar"], ["large", "AX3"])
    func framesAreTheSame(locale: String, size: String) throws {
        for width in ["320", "393"] {
            let pair = try Pair(layout: "--locale", locale, "--text-size", size, "--width", width, "--format", "json")
            #expect(try views(pair.program) == views(pair.galley))
        }
    }

    /// Every format says the same but for what a run takes and where the project's configuration is.
    @Test(
        arguments: [
            "text", "json", "ndjson", "junit", "sarif", "github", "gitlab", "checkstyle", "markdown", "html",
        ])
    func findingsAreTheSame(format: String) throws {
        let pair = try Pair(check: "--format", format)
        #expect(pair.program.status == 1 && pair.galley.status == 1)
        #expect(comparable(pair.program) == comparable(pair.galley))
        #expect(pair.program.output.contains("Aloita äänes…"))
    }

    private func comparable(_ run: GalleyProcess) -> String {
        run.output
            .replacing(/in [0-9.]+ s\b/, with: "in a while")
            .replacing(/view: [\w\/]+\.(yml|swift):\d+:\d+/, with: "view")
            .replacing(/(?s)"relatedLocations" ?: ?\[.*?\],/, with: "")
            .replacing(/"seconds" ?: ?[0-9.]+/, with: "")
            .replacing(/,?\s*"source" ?: ?\{[^}]*\.(yml|swift)"[^}]*\}/, with: "")
            .replacing(/time(stamp)?="[^"]*"/, with: "")
            .replacing(/fault-[0-9a-f]+/, with: "fault")
            // A scene that is chosen by name leaves out keys of others; advice names the program; the twin has no colours.
            .replacing(/(?s)"coverage" ?: ?\{.*?\},?\s*/, with: "")
            .replacing("  VotingApp ", with: "  galley ")
            .replacing("#b82e29", with: "#007aff").replacing("#f26b61", with: "#0a84ff")
            .replacing(/"(startTimeUtc|endTimeUtc)" ?: ?"[^"]*"/, with: "")
    }

    @Test func exitStatusesAreTheSame() throws {
        for (arguments, status) in [
            (["--locale", "de"], 0), (["--locale", "fi"], 1), (["--fail-on", "warning", "--locale", "fi"], 1),
            (["--self-test", "--locale", "de"], 1), (["--locale", "sv"], 2), (["--format", "xlm"], 2),
            (["--baseline", "missing.json"], 3), (["--output", "/nowhere/at/all"], 3), (["--text-size", "huge"], 2),
        ] as [([String], Int32)] {
            let program = try GalleyProcess(["check", "--scene", "Voting"] + arguments, program: "VotingApp")
            let galley = try GalleyProcess(["check", Self.twin] + arguments)
            #expect(program.status == status, "\(arguments)")
            #expect(galley.status == status, "\(arguments)")
            let error = program.error.replacing("VotingApp check", with: "galley check")
            #expect(
                error.replacing("Samples/VotingApp/galley.yml", with: "Samples/VotingApp/Twin/galley.yml")
                    == galley.error, "\(arguments)")
        }
    }

    /// The reports of both scenes are recorded under the names of their scenes, and are the same.
    @Test func recordingsAreTheSame() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
        #expect(try GalleyProcess("record", folder.path, program: "VotingApp").status == 0)
        #expect(try GalleyProcess("record", "\(folder.path)/Twin").status == 0)
        for locale in ["ar", "de", "en", "fi"] {
            let program = try folder.text(of: "Recordings/VotingApp/Voting.reports/\(locale).txt")
            let galley = try folder.text(of: "Twin/Voting.reports/\(locale).txt")
            #expect(program.replacing("EqualWidthRow", with: "EqualWidthHStack") == galley)
        }
    }
}
