import Foundation
import TestSupport
import Testing

/// A signal that ends a command takes its unfinished files away.
@Suite struct OutputSignalTests {
    /// `galley measure` has begun its file and waits for more lines.
    private func measure(into workshop: OutputWorkshop) throws -> TestProcess {
        // With backtraces, as under test, the runtime of Swift keeps SIGQUIT for itself.
        let process = try TestProcess(
            Package.products.appending(path: "galley"), ["measure", "-o", "out/en.txt"], in: workshop.scratch.url,
            environment: ["SWIFT_BACKTRACE": "enable=no"], input: .pipe)
        try process.write(Data(String(repeating: "Rückgängig\n", count: 2000).utf8))
        try process.wait(for: "an unfinished file") { try workshop.output().count > 1 }
        return process
    }

    @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGUSR1]) func nothingIsLeftOfAnUnfinishedFile(
        signal: Int32
    )
        throws
    {
        let workshop = try OutputWorkshop()
        try workshop.write("old", to: "out/en.txt")
        let process = try measure(into: workshop)
        #expect(try workshop.output().count == 2)
        process.send(signal)
        #expect(try process.wait() == .signal(signal))
        #expect(try workshop.output() == ["en.txt"] && workshop.text(of: "out/en.txt") == "old")
    }

    /// A reader that goes away is an error of writing, and no end.
    @Test func aBrokenPipeElsewhereEndsNothing() throws {
        let workshop = try OutputWorkshop()
        try workshop.write("old", to: "out/en.txt")
        let process = try measure(into: workshop)
        process.send(SIGPIPE)
        process.closeInput()
        #expect(try process.wait() == .exit(0))
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
        let process = try TestProcess(
            Package.products.appending(path: "galley"), writer.arguments, in: workshop.scratch.url)
        try process.wait(for: "a file") { try !workshop.output().isEmpty }
        process.send(SIGTERM)
        try process.wait()
        let left = try workshop.output()
        #expect(left.isEmpty || left == ["en.txt"])
        if !left.isEmpty { #expect(try workshop.text(of: "out/en.txt").contains(writer.mark)) }
    }
}
