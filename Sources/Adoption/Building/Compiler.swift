internal import Dispatch
internal import Foundation
internal import Labels
internal import Synchronization

/// Runs the Swift compiler and its package manager.
enum Compiler {
    struct Result {
        let succeeded: Bool
        let output: String

        /// The first error, for a message.
        var firstError: String {
            let lines = output.split(separator: "\n")
            return lines.first { $0.contains("error: ") && !$0.hasPrefix("error: emit-module") }.map(String.init)
                ?? lines.last.map(String.init) ?? "no reason is given"
        }
    }

    /// How long one run may take, in seconds: a module of 500 files takes two minutes.
    static let longest = 1200.0

    /// Runs `swiftc`, or another program of the toolchain, and reads what it prints.
    ///
    /// - Throws: `InputError` where there is no Swift in the PATH, no room on the disk, or no end within the seconds.
    static func run(
        _ arguments: [String], program: String = "swiftc", seconds: Double = longest
    ) throws(InputError) -> Result {
        guard let url = self.url(of: program) else {
            throw InputError(.configuration, "galley adopt needs Swift, and there is no \(program) in the PATH")
        }
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // `waitUntilExit` would meanwhile run other work of this thread.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw InputError(.configuration, "\(program) cannot be started: \(error.localizedDescription)")
        }
        let isLate = Mutex(false)
        let id = process.processIdentifier
        let limit = DispatchSource.makeTimerSource()
        limit.schedule(deadline: .now() + seconds)
        limit.setEventHandler {
            isLate.withLock { $0 = true }
            // A child of its own group, with the compilers that it started.
            kill(-id, SIGKILL)
        }
        limit.resume()
        let data = ((try? pipe.fileHandleForReading.readToEnd()) ?? nil) ?? Data()
        try? pipe.fileHandleForReading.close()
        end.wait()
        limit.cancel()
        if isLate.withLock({ $0 }) {
            throw InputError(.unreadable, "\(program) was ended after \(Int(seconds)) seconds")
        }
        let output = String(decoding: data, as: UTF8.self)
        if output.contains("No space left on device") {
            throw InputError(.unreadable, "there is no room on the disk for what \(program) writes")
        }
        return Result(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0, output: output)
    }

    /// Runs `swiftc` with each list of arguments, as many at a time as there are cores.
    ///
    /// - Returns: The results in the order of the lists.
    static func runAll(_ lists: [[String]]) throws(InputError) -> [Result] {
        let results = Mutex([Swift.Result<Result, InputError>?](repeating: nil, count: lists.count))
        DispatchQueue.concurrentPerform(iterations: lists.count) { index in
            let result = Swift.Result { () throws(InputError) in try run(lists[index]) }
            results.withLock { $0[index] = result }
        }
        var all: [Result] = []
        for result in results.withLock({ $0 }) {
            if let result { all.append(try result.get()) }
        }
        return all
    }

    /// What the compiler that a driver starts has to be told, and a driver tells it: where the toolchain's own macros are.
    static func frontendArguments() throws(InputError) -> [String] {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let output = try run(["-print-target-info"]).output
        guard let target = try? JSONDecoder().decode(Target.self, from: Data(output.utf8)) else {
            throw InputError(.configuration, "swiftc does not say where its files are")
        }
        return ["-plugin-path", target.paths.runtimeResourcePath + "/host/plugins"]
    }

    private static func url(of program: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .filter { $0.hasPrefix("/") }
            .map { URL(filePath: String($0)).appending(path: program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
