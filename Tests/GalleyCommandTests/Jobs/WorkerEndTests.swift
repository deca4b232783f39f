import Foundation
import Testing

/// Whatever ends a process that shares the work of a check: the check ends with an error that names the scene and what
/// it was laid out in, and nothing goes on without it.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe"))) struct WorkerEndTests {

    private func expectError(_ end: String, _ process: Process, in workshop: JobsWorkshop) throws {
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 3)
        let line = try #require(try workshop.scratch.text(of: "said").split(separator: "\n").last)
        #expect(line.hasSuffix(" error: the process that laid Faulty out in fi, AX3, width 320, ios \(end)"))
        #expect(line.contains("Tests/FaultyViews/FaultyViews.swift:"))
        #expect(try workshop.scratch.text(of: "printed").isEmpty)
    }

    @Test func aTrapInAView() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "trap")
        #if arch(x86_64)
        let end = "was ended by signal 4 (Illegal instruction)"
        #else
        let end = "was ended by signal 5 (Trace/breakpoint trap)"
        #endif
        try expectError(end, process, in: workshop)
        // What the view said itself stands before it.
        #expect(try workshop.scratch.text(of: "said").contains("FAULT is trap"))
    }

    @Test func aViewThatEndsTheProgram() throws {
        let workshop = try JobsWorkshop()
        try expectError("ended itself with status 0", workshop.start(fault: "exit"), in: workshop)
    }

    /// Nor is a share written of which a part is missing.
    @Test func aViewThatEndsTheProgramInAShare() throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "exit", ["--shard", "1/1"])
        try expectError("ended itself with status 0", process, in: workshop)
        #expect(try workshop.scratch.contents() == Self.untouched)
    }

    @Test func aKilledProcess() throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try workshop.hang()
        kill(workers[0], SIGKILL)
        try expectError(
            "was ended by signal 9 (Killed), perhaps for want of memory, of which fewer --jobs take less", process,
            in: workshop)
        #expect(!workers.contains(where: JobsWorkshop.exists))
    }

    /// Neither a document nor a process is left, though one of them hangs in a view.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [false, true])
    func aSignalToTheCommand(signal: Int32, isShare: Bool) throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try isShare ? workshop.hang("--shard", "1/1") : workshop.hang("--output", "out.txt")
        kill(process.processIdentifier, signal)
        try expectEnd(process, by: signal, in: workshop)
        while workers.contains(where: JobsWorkshop.runs) { usleep(1000) }
    }

    /// The view hangs in the process that the signal is sent to.
    @Test(arguments: [SIGINT, SIGTERM]) func aSignalToAShareInOneProcess(signal: Int32) throws {
        let workshop = try JobsWorkshop()
        let process = try workshop.start(fault: "hang", jobs: 1, ["--shard", "1/1"])
        #expect(try workshop.hangingProcess(of: process) == process.processIdentifier)
        kill(process.processIdentifier, signal)
        try expectEnd(process, by: signal, in: workshop)
    }

    /// The command has come to its end by a signal and has written nothing.
    private func expectEnd(_ process: Process, by signal: Int32, in workshop: JobsWorkshop) throws {
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try workshop.scratch.contents() == Self.untouched)
    }

    /// What is in the folder of a workshop before anything is written.
    private static let untouched = ["Localizable.xcstrings", "galley.yml", "printed", "said"]

    /// As a terminal does where a person types Control-C: a process that is started has a group of its own.
    @Test(arguments: [SIGINT, SIGTERM]) func aSignalToAll(signal: Int32) throws {
        let workshop = try JobsWorkshop()
        let (process, workers) = try workshop.hang("--output", "out.txt")
        defer { kill(process.processIdentifier, SIGKILL) }
        try #require(kill(-process.processIdentifier, signal) == 0)
        try expectEnd(process, by: signal, in: workshop)
        while workers.contains(where: JobsWorkshop.runs) { usleep(1000) }
        #expect(try workshop.scratch.text(of: "said").split(separator: "\n").count == 1)
    }
}
