import Foundation

/// The command that is measured.
struct Galley {
    let executable: URL

    /// - Parameter path: nil takes the one that was built with this program.
    /// - Throws: where there is none.
    init(path: String?) throws {
        executable =
            path.map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "galley")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw Child.Failure(command: [], problem: "there is no command \(executable.path); --galley names one")
        }
    }

    func run(_ arguments: [String], in folder: URL) throws -> Child {
        try Measure.child([executable.path] + arguments, in: folder)
    }

    /// What the best of several runs took: the least of each measure.
    func best(of runs: Int, _ arguments: [String], in folder: URL) throws -> (
        wallTime: Double, processorTime: Double, peakMemory: Double
    ) {
        let children = try (0..<runs).map { _ in try run(arguments, in: folder) }
        return (
            children.map(\.wallTime).min() ?? 0, children.map(\.processorTime).min() ?? 0,
            children.map(\.peakMemory).min() ?? 0
        )
    }

    /// What has `check` stay in one process; older versions always do.
    var oneJob: [String] {
        let options = ["--jobs", "1"]
        let samples = Projects.repository.appending(path: "Samples")
        return (try? run(["check", "PetVote"] + options, in: samples)) == nil ? [] : options
    }
}
