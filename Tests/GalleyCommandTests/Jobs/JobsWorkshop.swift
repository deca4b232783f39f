import Foundation
import TestSupport
import Testing

/// A folder with a project of the program FaultyViews, large enough that its check takes several processes.
struct JobsWorkshop {
    let scratch: ScratchFolder

    init(locales: String = "[en, de, fi]") throws {
        let widths = (0..<20).map { "\(320 + $0)" }.joined(separator: ", ")
        scratch = try ScratchFolder([
            "galley.yml": """
            strings: Localizable.xcstrings
            locales: \(locales)
            textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]
            widths: [\(widths)]
            """
        ])
        try FileManager.default.copyItem(
            at: Package.root.appending(path: "Samples/PetVote/Localizable.xcstrings"),
            to: scratch.url.appending(path: "Localizable.xcstrings"))
    }

    /// The program's check with a fault, under way; its standard output and error stand in `printed` and `said`.
    func start(fault: String, jobs: Int = 2, _ arguments: [String] = [], variables: [String: String] = [:])
        throws -> TestProcess
    {
        try start(
            fault: fault, command: ["check", scratch.path, "--jobs", "\(jobs)"] + arguments, variables: variables)
    }

    /// Another command of the program.
    func start(fault: String, command: [String], variables: [String: String] = [:]) throws -> TestProcess {
        try TestProcess(
            Package.products.appending(path: "FaultyViews"), command, in: scratch.url,
            environment: ["FAULT": fault, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"].merging(variables) { $1 },
            output: .file(scratch.url.appending(path: "printed")), error: .file(scratch.url.appending(path: "said")))
    }

    /// The same, waiting in a view that never ends, with the processes that share its work, that of the view first.
    func hang(_ arguments: String...) throws -> (process: TestProcess, workers: [Int32]) {
        let process = try start(fault: "hang", arguments)
        let hanging = try hangingProcess(of: process)
        // The process that the command is in has a guard, which is the one that was started.
        let guarded = try #require(try Self.children(of: process.identifier).first)
        let workers = try Self.children(of: guarded)
        try #require(workers.count == 2 && workers.contains(hanging))
        return (process, [hanging] + workers.filter { $0 != hanging })
    }

    /// Waits until a view hangs, and gives the number of the process that it is in.
    func hangingProcess(of process: TestProcess) throws -> Int32 {
        var said = ""
        try process.wait(for: "the number of the process that hangs") {
            said = try scratch.text(of: "said")
            return said.hasSuffix("\n")
        }
        return try #require(Int32(said.split(whereSeparator: \.isWhitespace).last ?? ""))
    }

    /// Whether a process of that number is there, even if it only waits to be buried.
    static func exists(_ process: Int32) -> Bool { FileManager.default.fileExists(atPath: "/proc/\(process)/stat") }

    /// Whether a process of that number does anything.
    static func runs(_ process: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return text.split(separator: ")").last?.dropFirst().first != "Z"
    }

    private static func children(of process: Int32) throws -> [Int32] {
        // Any thread may have started them.
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").flatMap { thread in
            let list = try String(contentsOfFile: "/proc/\(process)/task/\(thread)/children", encoding: .utf8)
            return list.split(separator: " ").compactMap { Int32($0) }
        }
    }
}
