import ArgumentParser
import Foundation

/// Measures all that is said about Galley's speed, and prints it as one table.
@main
struct GalleyBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-benchmarks", abstract: "Measure Galley's speed, and print it as one table.")

    @Option(help: "Only these parts of the table.")
    var only: [Part] = []

    func run() throws {
        let corpus = try Corpus()
        let all: [any Benchmarks] = [try TextBenchmarks(corpus)]
        var table = Table()
        for benchmarks in all where only.isEmpty || only.contains(benchmarks.part) {
            table.part = benchmarks.part
            try benchmarks.run(into: &table)
        }
        print(table.markdown)
    }
}
