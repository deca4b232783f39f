import Foundation
import Testing

/// A signal that ends a command takes its unfinished files away.
@Suite struct OutputSignalTests {
    /// `galley measure` has begun its file and waits for more lines.
    private func measure(into workshop: OutputWorkshop) throws -> (process: Process, input: FileHandle) {
        let process = Process()
        let input = Pipe()
        process.executableURL = Package.products.appending(path: "galley")
        process.arguments = ["measure", "-o", "out/en.txt"]
        process.currentDirectoryURL = workshop.scratch.url
        process.standardInput = input
        // With backtraces, as under test, the runtime of Swift keeps SIGQUIT for itself.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.runWithoutBlockedSignals()
        let lines = String(repeating: "Rückgängig\n", count: 2000)
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        while process.isRunning, try workshop.output().count < 2 { usleep(1000) }
        return (process, input.fileHandleForWriting)
    }

    @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGUSR1]) func nothingIsLeftOfAnUnfinishedFile(
        signal: Int32
    )
        throws
    {
        let workshop = try OutputWorkshop()
        try workshop.write("old", to: "out/en.txt")
        let (process, _) = try measure(into: workshop)
        #expect(try workshop.output().count == 2)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try workshop.output() == ["en.txt"] && workshop.text(of: "out/en.txt") == "old")
    }

    /// A reader that goes away is an error of writing, and no end.
    @Test func aBrokenPipeElsewhereEndsNothing() throws {
        let workshop = try OutputWorkshop()
        try workshop.write("old", to: "out/en.txt")
        let (process, input) = try measure(into: workshop)
        kill(process.processIdentifier, SIGPIPE)
        try input.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(try workshop.text(of: "out/en.txt").split(separator: "\n").count >= 2000)
        #expect(try workshop.output() == ["en.txt"])
    }

    /// A signal that a caller ignores, as nohup does, stays ignored.
    @Test func whatTheCallerIgnoresIsIgnored() throws {
        let workshop = try OutputWorkshop()
        let run = try workshop.shell(
            """
            trap '' HUP
            { echo Hund; sleep 1; echo Katze; } | '\(Package.products.path)/galley' measure -o out/en.txt & galley=$!
            until ls -A out | grep -q .; do sleep 0.01; done
            kill -HUP $galley; wait $galley
            """)
        #expect(run.status == 0, "\(run.error)")
        #expect(try workshop.output() == ["en.txt"] && workshop.text(of: "out/en.txt").contains("Katze"))
    }

    /// Stopped as soon as anything appears in the folder: what is there is whole.
    @Test(arguments: OutputWriter.all + OutputWriter.shares) func whateverIsThereIsWhole(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        let process = Process()
        process.executableURL = Package.products.appending(path: "galley")
        process.arguments = writer.arguments
        process.currentDirectoryURL = workshop.scratch.url
        process.standardOutput = FileHandle.nullDevice
        try process.runWithoutBlockedSignals()
        while process.isRunning, try workshop.output().isEmpty {}
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        let left = try workshop.output()
        #expect(left.isEmpty || left == ["en.txt"])
        if !left.isEmpty { #expect(try workshop.text(of: "out/en.txt").contains(writer.mark)) }
    }
}
