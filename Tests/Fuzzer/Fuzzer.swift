import ArgumentParser
import Foundation

/// Mutates catalogs, scenes, configurations, files of rooms, fonts and texts, and keeps inputs at which the library fails.
@main
struct Fuzzer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "GalleyFuzzer",
        abstract: "Run mutated inputs through the library; keep those that make it crash, hang or report nonsense.",
        discussion: """
            A failure is a crash, more time or memory than the bounds, a number in a report that is not finite, or an \
            error without the position that it should have. Its input is written to a file, and --replay runs it again.

            Examples:
              swift run GalleyFuzzer --runs 100000
              swift run GalleyFuzzer --runs 10000 --kind scene --seed 7
              swift run GalleyFuzzer --replay finds/scene-7-412.yml
            """)

    @Option(help: "How many inputs, of all kinds together.")
    var runs = 100_000

    @Option(help: "Where to begin; the same seed makes the same inputs. (default: a random one, which is printed)")
    var seed: UInt64?

    @Option(help: "Only this kind: catalog, scene, configuration, rooms, layout, font or text.")
    var kind: InputKind?

    @Option(help: "How many processes at a time. (default: the cores)")
    var workers: Int?

    @Option(help: "The most seconds of a processor for one input.")
    var seconds = 20.0

    @Option(help: "The most megabytes for one process.")
    var memory = 1500

    @Option(help: "The folder for inputs that failed.")
    var finds = "finds"

    @Option(help: "Run this input again, in this process.")
    var replay: [String] = []

    // Options that the supervisor gives its processes.
    @Option(help: .hidden) var batch: InputKind?
    @Option(help: .hidden) var from = 0
    @Option(help: .hidden) var status = ""

    func run() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let seeds = try Seeds(root: root)
        if let batch {
            let runs = from..<from + runs
            try MainActor.assumeIsolated {
                try Batch(kind: batch, seed: seed ?? 0, runs: runs, status: status).run(seeds)
            }
        } else if replay.isEmpty {
            try fuzz(seeds)
        } else {
            try MainActor.assumeIsolated { try replayAll() }
        }
    }

    private func fuzz(_ seeds: Seeds) throws {
        let seed = seed ?? UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let shares = kind.map { [($0, 0..<runs)] } ?? InputKind.allCases.map { ($0, 0..<runs * $0.share / 100) }
        let start = ContinuousClock.now
        var count: [InputKind: Int] = [:]
        let supervisor = Supervisor(
            seed: seed, bounds: Bounds(seconds: seconds, memory: memory << 20),
            workers: workers ?? ProcessInfo.processInfo.activeProcessorCount
        ) { find in
            count[find.kind, default: 0] += 1
            let input = seeds.input(find.kind, Generator(seed: seed, kind: find.kind, index: find.index))
            let file = "\(finds)/\(input.findName(seed: seed, index: find.index))"
            try? FileManager.default.createDirectory(atPath: finds, withIntermediateDirectories: true)
            try? Data(input.bytes).write(to: URL(filePath: file))
            print("\(file): \(find.fault)")
        }
        try supervisor.run(shares.map { (kind: $0.0, runs: $0.1) })
        for (kind, runs) in shares { print("\(kind.rawValue): \(runs.count) runs, \(count[kind] ?? 0) failures") }
        print("took \((ContinuousClock.now - start).formatted(.units(allowed: [.minutes, .seconds])))")
        if !count.isEmpty { throw ExitCode.failure }
    }

    @MainActor
    private func replayAll() throws {
        let trials = try Trials()
        var isFaulty = false
        for path in replay {
            let url = URL(filePath: path)
            let bytes = Array(try Data(contentsOf: url))
            guard let input = Input(findName: url.lastPathComponent, bytes: bytes) else {
                throw ValidationError("\(path): expected the name of a failed input, such as scene-7-412-Fuzzed.yml")
            }
            let fault = try trials.run(input)
            print("\(path): \(fault ?? "nothing wrong")")
            if fault != nil { isFaulty = true }
        }
        if isFaulty { throw ExitCode.failure }
    }
}

extension InputKind: ExpressibleByArgument {}
