import Foundation
import TestSupport

/// Something that an input did and no input may do.
struct Find {
    var kind: InputKind
    /// The number of the run; with the seed it makes the input again.
    var index: Int
    var fault: String
}

/// What a run of the fuzzer may cost.
struct Bounds {
    /// Seconds of a processor, for one input.
    var seconds: Double
    /// Bytes of memory, for one process.
    var memory: Int
}

/// Shares the runs out among processes, and notes which input each of them does not survive.
struct Supervisor {
    let seed: UInt64
    let bounds: Bounds
    let workers: Int
    /// Called with every failure when it occurs.
    let report: (Find) -> Void

    /// Runs in one process: few enough that a process which grows is seen, many enough that its start costs nothing.
    private static let batch = 1000

    func run(_ shares: [(kind: InputKind, runs: Range<Int>)]) throws {
        var waiting = shares.flatMap { kind, runs in
            stride(from: runs.lowerBound, to: runs.upperBound, by: Self.batch).map {
                (kind: kind, runs: $0..<min($0 + Self.batch, runs.upperBound))
            }
        }
        waiting.reverse()
        var working: [Worker] = []
        while !waiting.isEmpty || !working.isEmpty {
            while working.count < workers, let next = waiting.popLast() {
                working.append(try Worker(kind: next.kind, runs: next.runs, seed: seed))
            }
            usleep(20_000)
            for index in working.indices.reversed() {
                let worker = working[index]
                if let fault = worker.excess(bounds) { worker.kill(fault) }
                guard !worker.isRunning else { continue }
                working.remove(at: index)
                for find in worker.finds() { report(find) }
                // The input that ended the process is left out, and the others of its batch go on.
                if let rest = worker.rest { waiting.append((worker.kind, rest)) }
            }
        }
    }
}

/// A process that works through a batch.
final class Worker {
    let kind: InputKind
    private let runs: Range<Int>
    private let process: TestProcess
    private let folder: URL
    private var killed: String?
    private var latest = -1
    private var usedAtStart = 0.0
    private var startOfLatest = ContinuousClock.now

    init(kind: InputKind, runs: Range<Int>, seed: UInt64) throws {
        self.kind = kind
        self.runs = runs
        folder = FileManager.default.temporaryDirectory.appending(path: "galley-fuzzer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let program = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
        let arguments = [
            "--batch", kind.rawValue, "--seed", "\(seed)", "--from", "\(runs.lowerBound)", "--runs", "\(runs.count)",
            "--status", folder.appending(path: "status").path,
        ]
        // A trap would otherwise be followed by minutes of symbols.
        process = try TestProcess(
            program, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"],
            output: .file(folder.appending(path: "output")), error: .file(folder.appending(path: "error")))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var isRunning: Bool { process.isRunning }

    /// The run that is under way, or that ended the process.
    private var current: Int {
        guard let data = try? Data(contentsOf: folder.appending(path: "status")), data.count == 8 else {
            return runs.lowerBound
        }
        return data.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Why the process must end: one input takes too long, or too much memory.
    func excess(_ bounds: Bounds) -> String? {
        guard killed == nil, isRunning else { return nil }
        let (index, used, memory) = (current, processorTime, residentMemory)
        if index != latest { (latest, usedAtStart, startOfLatest) = (index, used, .now) }
        if memory > bounds.memory { return "takes more than \(bounds.memory >> 20) MB" }
        if used - usedAtStart > bounds.seconds { return "takes more than \(Int(bounds.seconds)) s" }
        // What waits uses no processor.
        return ContinuousClock.now - startOfLatest > .seconds(20 * bounds.seconds) ? "never ends" : nil
    }

    func kill(_ fault: String) {
        killed = fault
        process.send(SIGKILL)
        _ = try? process.wait()
    }

    private var processorTime: Double {
        // Fields 14 and 15 of proc(5), in ticks of a hundredth; the second field may have spaces in it.
        let fields =
            text("/proc/\(process.identifier)/stat").split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 12 ? ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / 100 : 0
    }

    private var residentMemory: Int {
        let fields = text("/proc/\(process.identifier)/statm").split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
    }

    private func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

    /// How it ended, once it has.
    private var end: TestProcess.End { (try? process.wait()) ?? .unknown }

    private var hasFailed: Bool { end != .exit(0) }

    /// What is left of the batch after the input that ended it.
    var rest: Range<Int>? { hasFailed && current + 1 < runs.upperBound ? current + 1..<runs.upperBound : nil }

    func finds() -> [Find] {
        var finds = text(folder.appending(path: "output").path).split(separator: "\n").compactMap { line -> Find? in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let index = Int(parts[0]) else { return nil }
            return Find(kind: kind, index: index, fault: String(parts[1]))
        }
        if hasFailed {
            let last = text(folder.appending(path: "error").path).split(separator: "\n").last ?? ""
            let cause =
                switch end {
                case .signal(let signal): "signal \(signal)"
                case .exit, .unknown: "status \(end.status)"
                }
            finds.append(
                Find(
                    kind: kind, index: current,
                    fault: killed ?? "\(cause): \(last.prefix(300))"))
        }
        return finds
    }
}
