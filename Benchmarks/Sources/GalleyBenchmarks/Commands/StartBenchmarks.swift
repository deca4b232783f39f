import Foundation

/// How long a person waits for small commands, from their start to their end.
struct StartBenchmarks: Benchmarks {
    let galley: Galley

    func run(into table: inout Table) throws {
        let samples = Projects.repository.appending(path: "Samples")
        try add("`galley measure Hello`", ["measure", "Hello"], in: samples, to: &table, target: "≤ 25")
        try add("`galley check PetVote`", ["check", "PetVote"], in: samples, to: &table, target: "≤ 60")
    }

    /// The median of twenty runs.
    private func add(
        _ what: String, _ arguments: [String], in folder: URL, to table: inout Table, target: String
    ) throws {
        let children = try (0..<20).map { _ in try galley.run(arguments, in: folder) }
        func median(_ time: KeyPath<Child, Double>) -> Double {
            children.map { $0[keyPath: time] * 1000 }.sorted()[children.count / 2]
        }
        table.add(what, Quantity(median(\.wallTime), "ms"), target: target)
        table.add("its processor time", Quantity(median(\.processorTime), "ms"))
        table.add("its memory", Quantity(children.map(\.peakMemory).min() ?? 0, "MB"))
    }
}
