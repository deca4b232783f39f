import Foundation
import TestSupport
import Testing

/// Whatever code of a program does to its process, no command of it ends with 0 before it is done.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe"))) struct GuardTests {
    private static let commands = [
        "layout Faulty --locale fi --text-size AX3 --width 320", "record", "verify", "proof -o Proof", "budget",
        "watch",
    ]

    private struct EndedBySignal: Error {}

    /// Runs a command to its end; gives what it has said.
    private func run(
        _ command: String, fault: String, in workshop: JobsWorkshop
    ) throws -> (status: Int32, said: String) {
        let process = try workshop.start(
            fault: fault, command: command.split(separator: " ").map(String.init))
        guard case .exit(let status) = try process.wait() else {
            throw EndedBySignal()
        }
        return (status, try workshop.scratch.text(of: "said"))
    }

    @Test(arguments: commands, ["exit", "quit", "trap", "stop"]) func aViewEndsItsProcess(
        command: String, fault: String
    ) throws {
        let workshop = try JobsWorkshop()
        let run = try run(command + " --timeout 2", fault: fault, in: workshop)
        #expect(run.status == 3)
        #expect(run.said.contains("FaultyViews.swift:"))
        #expect(run.said.contains(" error: the process that laid Faulty out in fi, AX3, "), "\(run.said)")
        if fault == "stop" { #expect(run.said.contains("longer than 2 s and was ended; --timeout 10 allows more")) }
    }

    /// A preview goes wrong before anything is laid out, when the program is asked for its previews.
    @Test(arguments: ["check", "check --jobs 1", "layout", "baseline update"], ["exit", "quit", "trap", "hang"])
    func aPreviewEndsItsProcess(command: String, fault: String) throws {
        let workshop = try JobsWorkshop()
        let run = try run(command + " --timeout 2", fault: "preview \(fault)", in: workshop)
        #expect(run.status == 3)
        #expect(
            run.said.contains("error: the process that asked for the previews of FaultyView_Previews "), "\(run.said)")
    }

    /// What else the program has is checked, by as many processes as there may be.
    @Test(arguments: [1, 4]) func thePreviewsThatGoWrongAreLeftOut(jobs: Int) throws {
        let workshop = try JobsWorkshop()
        let run = try run(
            "check --jobs \(jobs) --format text --format json=out.json --write-baseline known.json",
            fault: "preview exit", in: workshop)
        let message = "the process that asked for the previews of FaultyView_Previews exited with status 0"
        #expect(run.status == 3 && run.said == "error: \(message)\n", "\(run.said)")
        let printed = try workshop.scratch.text(of: "printed")
        #expect(printed.contains("error: \(message)\n") && printed.contains(" in 1,440 cells "), "\(printed)")
        #expect(try workshop.scratch.text(of: "out.json").contains("\"message\" : \"\(message)\""))
        #expect(try !workshop.scratch.contents().contains("known.json"))
    }

    /// After the first, previews with a fatal error are found by copies of one process. One that exits or takes long ends a process as
    /// before. All are left out, and each is said once.
    @Test(arguments: [1, 4]) func previewsAreRehearsed(jobs: Int) throws {
        let workshop = try JobsWorkshop()
        let run = try run(
            "check --jobs \(jobs) --timeout 3 --locale de --format text --format json=out.json", fault: "previews",
            in: workshop)
        let json = try workshop.scratch.text(of: "out.json")
        let ends = [
            "First": "was ended by a fatal error: the first (", "Second": "exited with status 0",
            "Third": "was ended by a fatal error: the third (", "Fourth": "took longer than 3 s",
            "Sixth": "was ended by a fatal error: the sixth (",
        ]
        #expect(run.status == 3)
        for (name, end) in ends {
            let message = "the process that asked for the previews of \(name)_Previews \(end)"
            #expect(run.said.components(separatedBy: message).count == 2, "\(run.said)")
            #expect(json.contains(message))
        }
        #expect(!run.said.contains("Fifth") && json.components(separatedBy: "that asked for").count == 6)
        // The guard, one process for each of three ends, one that goes on to its end, and its worker.
        let starts = run.said.components(separatedBy: "started\n").count - 1
        #expect(jobs > 1 || starts == 6, "\(run.said)")
    }

    @Test func aBaselineIsNotUpdatedByHalfACheck() throws {
        let workshop = try JobsWorkshop()
        try workshop.scratch.write(
            try workshop.scratch.text(of: "galley.yml") + "\nbaseline: known.json\n", to: "galley.yml")
        let run = try run("baseline update", fault: "exit", in: workshop)
        #expect(run.status == 3 && run.said.contains("the process that laid Faulty out in fi, AX3"), "\(run.said)")
        #expect(try !workshop.scratch.contents().contains("known.json"))
    }

    /// A command that is done keeps its status, and what it writes is in order.
    @Test func whatIsDoneIsDone() throws {
        let workshop = try JobsWorkshop()
        let layout = try run("layout Faulty --locale fi --width 320", fault: "none", in: workshop)
        #expect(layout.status == 0 && layout.said.isEmpty)
        #expect(try workshop.scratch.text(of: "printed").contains("Text"))
        #expect(try run("layout Fault", fault: "none", in: workshop).status == 2)
        #expect(try run("check --timeout soon", fault: "none", in: workshop).status == 2)
        #expect(try run("check --timeout off --locale de", fault: "none", in: workshop).status == 0)
    }

    @Test func nobodyElseGuardsACommand() throws {
        let run = try GalleyProcess("check", "Samples/Words", environment: ["GALLEY_GUARDED": "0 1"])
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains("GALLEY_GUARDED"))
    }

    /// While the main thread of a program waits, others ask for reports.
    @Test func reportsAreMadeWhileTheMainThreadWaits() throws {
        let workshop = try JobsWorkshop()
        let run = try run("", fault: "reports", in: workshop)
        #expect(run.status == 0, "\(run.said)")
        #expect(try workshop.scratch.text(of: "printed") == "400 reports, 1 width\n")
    }
}
