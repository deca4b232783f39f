import Foundation
import Testing

/// Eight processes write one file at once: it is the whole output of one of them, and nothing else is left.
@Suite struct ParallelOutputTests {
    /// Runs a script eight times at once, `$i` from 1 to 8, and returns the statuses.
    private func runEightTimes(_ script: String, in workshop: OutputWorkshop) throws -> [Substring] {
        let run = try workshop.shell(
            """
            for i in 1 2 3 4 5 6 7 8; do { \(script); echo $? > status$i; } > printed$i 2>&1 & done; wait
            cat status?
            """)
        return run.output.split(separator: "\n")
    }

    @Test(arguments: OutputWriter.all) func everyCommand(writer: OutputWriter) throws {
        let workshop = try OutputWorkshop()
        let statuses = try runEightTimes(writer.shell, in: workshop)
        #expect(statuses == Array(repeating: "\(writer.status)", count: 8))
        #expect(try workshop.output() == ["en.txt"])
        let text = try workshop.text(of: "out/en.txt")
        #expect(text.contains(writer.mark) && text.hasSuffix("\n"))
        // Written by one alone, the file is the same, but for how long it took.
        #expect(try workshop.run(writer).status == writer.status)
        func withoutTime(_ text: String) -> String { text.replacing(/[0-9.]+ m?s\b|"seconds" : [0-9.e-]+/, with: "") }
        #expect(withoutTime(try workshop.text(of: "out/en.txt")) == withoutTime(text))
    }

    /// Different texts, long enough that each is written in several pieces.
    @Test func differentTexts() throws {
        let workshop = try OutputWorkshop()
        let statuses = try runEightTimes(
            "yes \"Rückgängig $i\" | head -n 1500 | galley measure -o out/en.txt", in: workshop)
        #expect(statuses == Array(repeating: "0", count: 8))
        #expect(try workshop.output() == ["en.txt"])
        let lines = try workshop.text(of: "out/en.txt").split(separator: "\n")
        #expect(lines.count == 1500 && Set(lines).count == 1)
    }

    /// Of eight that would write the first configuration one does, and the others leave it as it is.
    @Test func aFirstConfigurationIsWrittenOnce() throws {
        let workshop = try OutputWorkshop()
        let statuses = try runEightTimes("galley init out", in: workshop)
        #expect(statuses.sorted() == ["0"] + Array(repeating: "2", count: 7))
        #expect(try workshop.output() == ["Scenes", "galley.yml"])
        #expect(try workshop.text(of: "out/Scenes/First.yml.example").hasSuffix("  padding: 16\n"))
        #expect(try workshop.text(of: "out/galley.yml").hasSuffix("# baseline: galley-baseline.json\n"))
    }
}
