import Foundation
import TestSupport
import Testing

/// The number of processes that share a check makes no difference to what it says.
@Suite struct JobsTests {
    private static let formats = ["text", "json", "junit", "sarif", "markdown"]

    /// Every document that a check of a folder writes, and what it says, without how long it took.
    private func documents(
        _ arguments: [String], of folder: ScratchFolder, program: String = "galley"
    ) throws -> [String] {
        let out = try ScratchFolder()
        let formats = Self.formats.flatMap { ["--format", "\($0)=\(out.path)/\($0)"] }
        let run = try GalleyProcess(["check", "."] + formats + arguments, in: folder.url, program: program)
        let texts = try Self.formats.map { try out.text(of: $0) }
        let baseline = (try? folder.text(of: "known.json")) ?? ""
        return (texts + [baseline, run.output, run.error, "\(run.status)"]).map { text in
            text.replacing(/[0-9.]+ m?s\b|"seconds" : [0-9.e-]+|time="[0-9.]+"|timestamp="[^"]*"/, with: "")
        }
    }

    /// A copy of a sample in so many environments that several processes are worth starting.
    private func sample(_ name: String, textSizes: String, widths: Int) throws -> ScratchFolder {
        let folder = try ScratchFolder(copyOf: name)
        let configuration = try folder.text(of: "galley.yml").split(separator: "\n").map { line in
            if line.hasPrefix("textSizes:") { return "textSizes: [\(textSizes)]" }
            guard line.hasPrefix("widths:") else { return String(line) }
            return "widths: [\((0..<widths).map { "\(300 + 7 * $0)" }.joined(separator: ", "))]"
        }
        try folder.write(configuration.joined(separator: "\n") + "\n", to: "galley.yml")
        return folder
    }

    @Test(arguments: [[], ["--differential"], ["--self-test"], ["--write-baseline", "known.json"]])
    func everyDocumentIsTheSame(arguments: [String]) throws {
        let folder = try sample("Faults", textSizes: "medium, AX1", widths: 40)
        let alone = try documents(["--jobs", "1"] + arguments, of: folder)
        #expect(alone[0].contains("error: "))
        for jobs in arguments.isEmpty ? ["2", "4"] : ["3"] {
            #expect(try documents(["-j", jobs] + arguments, of: folder) == alone)
        }
    }

    @Test func severalProcessesShareAProgram() throws {
        let workshop = try JobsWorkshop()
        let alone = try documents(["--jobs", "1"], of: workshop.scratch, program: "FaultyViews")
        #expect(try documents(["--jobs", "2"], of: workshop.scratch, program: "FaultyViews") == alone)
    }

    /// Whether they are laid out in this process or in others, and however standard output is named.
    @Test(arguments: [
        "check --format json --jobs 2", "check --format json --jobs 1", "layout Faulty --locale fi --format json",
        "layout Faulty --locale fi --format json -o /dev/stdout",
    ]) func whatViewsPrintIsNoPartOfAReport(command: String) throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "print", command: command.split(separator: " ").map(String.init))
        try process.wait()
        #expect(try workshop.scratch.text(of: "printed").hasPrefix("{"))
        #expect(try workshop.scratch.text(of: "said").contains("printed in fi\n"))
    }

    /// Of several faults it is always the one in the scene that the configuration names first.
    @Test func theFirstFaultIsTold() throws {
        let widths = (0..<30).map { "\(300 + $0)" }.joined(separator: ", ")
        var files = ["galley.yml": "scenes: [S*.yml]\nlocales: [en, de]\nwidths: [\(widths)]\n"]
        for number in 0..<10 {
            // The later ones have more views, and are begun first.
            let text = "Text: { verbatim: Settings }"
            let fault = "VStack: [\(repeatElement("{ \(text) }", count: 10 * number).joined(separator: ", "))]"
            files["S\(number).yml"] =
                number < 4 ? "view: { \(text) }\n" : "view: { \(fault), font: { name: Missing\(number), size: 12 } }\n"
        }
        let folder = try ScratchFolder(files)
        for jobs in ["1", "2", "4"] {
            let run = try GalleyProcess("check", ".", "--jobs", jobs, in: folder.url)
            #expect(run.status == 2 && run.error.contains("\"Missing4\""), "\(run.error)")
        }
    }

    /// What can be read only once is read by one process, which then does all the work.
    @Test func aPipeIsReadOnce() throws {
        let workshop = try JobsWorkshop(locales: "[de]")
        try workshop.scratch.replace("Loc", with: workshop.scratch.path + "/Loc", in: "galley.yml")
        let command = "'\(Package.products.path)/FaultyViews' check <(cat galley.yml) --format json -o"
        let run = try ShellRun("\(command) 1 --jobs 1; \(command) 2 --jobs 2", in: workshop.scratch.url)
        #expect(run.status == 0 && run.error.isEmpty)
        let texts = try ["1", "2"].map {
            try workshop.scratch.text(of: $0).replacing(/"seconds" : [0-9.e-]+/, with: "")
        }
        #expect(texts[0] == texts[1])
    }

    @Test(arguments: ["0", "-1", "two"]) func whatIsNoNumberIsRefused(jobs: String) throws {
        let run = try GalleyProcess("check", "Samples/Words", "--jobs=\(jobs)")
        #expect(run.status == 2 && run.error.contains("--jobs"))
    }

    @Test func nobodyElseStartsAWorker() throws {
        let run = try GalleyProcess("check", "Samples/Words", environment: ["GALLEY_WORKER": "1"])
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains("GALLEY_WORKER"))
    }

    /// A closed descriptor has a number that a pipe may get.
    @Test(arguments: ["<&-", "2>&-", "<&- 2>&-", "<&- >&- 2>&-"]) func closedDescriptors(closed: String) throws {
        let workshop = try JobsWorkshop(locales: "[de]")
        let command = "'\(Package.products.path)/FaultyViews' check . -o"
        let run = try ShellRun(
            "\(command) 1 --jobs 1 \(closed); echo $? > status1; \(command) 2 --jobs 2 \(closed); echo $? > status2",
            in: workshop.scratch.url)
        #expect(run.error.isEmpty)
        let texts = try ["1", "2"].map { try workshop.scratch.text(of: $0).replacing(/[0-9.]+ m?s\b/, with: "") }
        #expect(texts[0] == texts[1])
        #expect(try workshop.scratch.text(of: "status1") == workshop.scratch.text(of: "status2"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDisk() throws {
        let workshop = try JobsWorkshop()
        let run = try ShellRun(
            "'\(Package.products.path)/FaultyViews' check . --jobs 2 > /dev/full", in: workshop.scratch.url)
        #expect(run.status == 3)
        #expect(run.error.hasSuffix("error: standard output cannot be written: No space left on device\n"))
    }
}
