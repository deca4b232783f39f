import Foundation
import TestSupport
import Testing

/// Whatever ends a process that shares the work of a check: the check ends with an error that names the scene and what
/// it was laid out in, and nothing goes on without it.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe"))) struct WorkerEndTests {

    /// The part that a process came to its end in is named, what else there is was checked, and the status is 3.
    private func expectError(
        _ end: String, _ process: TestProcess, in workshop: JobsWorkshop, isShare: Bool = false
    ) throws {
        #expect(try process.wait() == .exit(3))
        let line = try #require(try workshop.scratch.text(of: "said").split(separator: "\n").last)
        let error = " error: the process that laid Faulty out in fi, AX3, width 320, height 568, ios \(end)"
        #expect(line.hasSuffix(error), "\(line)")
        #expect(line.contains("Tests/FaultyViews/FaultyViews.swift:"))
        let printed = try workshop.scratch.text(of: "printed")
        // A share is not written where a part of it is missing.
        #expect(
            isShare ? printed.isEmpty : printed.contains(line) && printed.contains(" in 1,400 cells "), "\(printed)")
    }

    @Test func aTrapInAView() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "trap")
        let end = "was ended by a fatal error: FAULT is trap (FaultyViews/Fault.swift:12)"
        try expectError(end, process, in: workshop)
        // The error has the words; the stack is for who asks.
        let said = try workshop.scratch.text(of: "said")
        #expect(said.components(separatedBy: "FAULT is trap").count == 2)
        #expect(!said.contains("stack trace"))
    }

    /// The delegate of an app is there for what reads it, also from the environment, and each process makes it once.
    @Test func theDelegateOfAnApp() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "delegate", ["--format", "ndjson"])
        #expect(try process.wait() != .exit(3))
        let said = try workshop.scratch.text(of: "said")
        #expect(said.contains("delegate 1\n") && !said.contains("delegate 2\n"), "\(said)")
        #expect(!said.contains("error:"), "\(said)")
    }

    /// Who sets the variable of the Swift runtime sees its stack, beside the error.
    @Test func theStackOfATrap() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "trap", variables: ["SWIFT_BACKTRACE": "enable=tty"])
        #expect(try process.wait() == .exit(3))
        #expect(try workshop.scratch.text(of: "said").contains("Fatal error: FAULT is trap\nCurrent stack trace:"))
    }

    @Test func aViewThatEndsTheProgram() throws {
        let workshop = try JobsWorkshop()
        try expectError("exited with status 0", workshop.start(fault: "exit"), in: workshop)
    }

    /// Nor is a share written of which a part is missing.
    @Test func aViewThatEndsTheProgramInAShare() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "exit", ["--shard", "1/1"])
        try expectError("exited with status 0", process, in: workshop, isShare: true)
        #expect(try workshop.scratch.contents() == Self.untouched)
    }

    @Test func aKilledProcess() throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try workshop.hang()
        kill(workers[0], SIGKILL)
        try expectError(
            "was ended by signal 9 (Killed), perhaps because memory ran out; fewer --jobs need less", process,
            in: workshop)
        #expect(!workers.contains(where: JobsWorkshop.exists))
    }

    /// Neither a document nor a process is left, though one of them hangs in a view.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [false, true])
    func aSignalToTheCommand(signal: Int32, isShare: Bool) throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try isShare ? workshop.hang("--shard", "1/1") : workshop.hang("--output", "out.txt")
        process.send(signal)
        try expectEnd(process, by: signal, in: workshop)
        try expectGone(workers)
    }

    /// However few processes there are, no view is in the one that the signal is sent to.
    @Test(arguments: [SIGINT, SIGTERM]) func aSignalToAShareWithOneJob(signal: Int32) throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "hang", jobs: 1, ["--shard", "1/1"])
        let hanging = try workshop.hangingProcess(of: process)
        #expect(hanging != process.identifier)
        process.send(signal)
        try expectEnd(process, by: signal, in: workshop)
        try expectGone([hanging])
    }

    private func expectGone(_ processes: [Int32]) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while processes.contains(where: JobsWorkshop.runs) {
            try #require(ContinuousClock.now < deadline)
            usleep(1000)
        }
    }

    /// What a view calls cannot end the check, nor hang it or stop it for ever, with however many processes.
    @Test(arguments: ["exit", "quit", "hang", "spin", "stop"], [1, 4]) func theRestIsChecked(
        fault: String, jobs: Int
    ) throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: fault, jobs: jobs, ["--timeout", "2"])
        let end =
            ["exit", "quit"].contains(fault)
            ? "exited with status 0"
            : "took longer than 2 s and was ended; --timeout 10 allows more"
        try expectError(end, process, in: workshop)
    }

    /// A scene that ends its process again and again is given up, and the others are checked.
    @Test func aSceneIsGivenUp() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "trap everywhere", jobs: 1)
        #expect(try process.wait() == .exit(3))
        let errors = try workshop.scratch.text(of: "said").split(separator: "\n").filter { $0.contains(" error: the ") }
        #expect(errors.count == 4)
        #expect(errors.count { $0.contains("error: the rest of Faulty was skipped after that, in ") } == 1)
        #expect(try workshop.scratch.text(of: "printed").contains("Measured 2 labels in "))
    }

    /// Every document for machines says that the check has not finished.
    @Test func documentsSayThatTheCheckDidNotFinish() throws {
        let workshop = try JobsWorkshop()
        let formats = ["json", "ndjson", "junit", "sarif", "github", "gitlab", "checkstyle", "markdown", "html"]
        let process = try workshop.start(
            fault: "exit", formats.flatMap { ["--format", "\($0)=out.\($0)"] } + ["--write-baseline", "known.json"])
        #expect(try process.wait() == .exit(3))
        let message = "the process that laid Faulty out in fi, AX3, width 320, height 568, ios exited with status 0"
        let texts = try Dictionary(
            uniqueKeysWithValues: formats.map { ($0, try workshop.scratch.text(of: "out.\($0)")) })
        for (format, text) in texts { #expect(text.contains(message), "\(format)") }
        #expect(texts["json"]?.contains("\"unfinished\" : [") == true)
        #expect(texts["ndjson"]?.contains("\"type\":\"unfinished\"") == true)
        #expect(texts["junit"]?.contains("<error message=") == true)
        #expect(texts["junit"]?.contains("<testcase classname=\"Faulty\" name=\"fi\" time=\"0\"/>") == false)
        #expect(texts["sarif"]?.contains("\"executionSuccessful\" : false") == true)
        #expect(texts["github"]?.contains("::error file=") == true)
        #expect(texts["markdown"]?.hasPrefix("## Galley: no findings, not finished\n") == true)
        #expect(texts["html"]?.contains("<h1>No faults, not finished</h1>") == true)
        // What was not laid out may have known findings.
        #expect(try !workshop.scratch.contents().contains("known.json"))
    }

    /// The command has come to its end by a signal and has written nothing.
    private func expectEnd(_ process: TestProcess, by signal: Int32, in workshop: JobsWorkshop) throws {
        #expect(try process.wait() == .signal(signal))
        #expect(try workshop.scratch.contents() == Self.untouched)
    }

    /// What is in the folder of a workshop before anything is written.
    private static let untouched = ["Localizable.xcstrings", "galley.yml", "printed", "said"]

    /// As a terminal does where a person types Control-C: a process that is started has a group of its own.
    @Test(arguments: [SIGINT, SIGTERM]) func aSignalToAll(signal: Int32) throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try workshop.hang("--output", "out.txt")
        try #require(kill(-process.identifier, signal) == 0)
        try expectEnd(process, by: signal, in: workshop)
        try expectGone(workers)
        #expect(try workshop.scratch.text(of: "said").split(separator: "\n").count == 1)
    }
}
