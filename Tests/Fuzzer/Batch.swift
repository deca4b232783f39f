import Foundation

/// Runs inputs one after the other in a process of its own, so that what ends the process ends nothing else.
///
/// The number of the current run is in a file that the supervisor reads, so that it is known after a crash.
@MainActor
struct Batch {
    let kind: InputKind
    let seed: UInt64
    let runs: Range<Int>
    let status: String

    func run(_ seeds: Seeds) throws {
        // Far above what any input needs, below what would harm the machine.
        var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let descriptor = open(status, O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let trials = try Trials()
        for index in runs {
            var number = index
            pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
            let input = seeds.input(kind, Generator(seed: seed, kind: kind, index: index))
            guard let fault = try trials.run(input) else { continue }
            // Written at once: a later input may end the process.
            FileHandle.standardOutput.write(Data("\(index)\t\(fault.replacing("\n", with: " "))\n".utf8))
        }
        var number = runs.upperBound
        pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
        close(descriptor)
    }
}
