internal import Dispatch
internal import Foundation
internal import Labels
internal import Synchronization

/// Runs the Swift compiler and its package manager.
enum Compiler {
    struct Result {
        let succeeded: Bool
        let output: String
        /// Whether a compiler was ended because it took too long.
        var isLate = false

        /// The first error, for a message.
        var firstError: String {
            let lines = output.split(separator: "\n")
            return lines.first { $0.contains("error: ") && !$0.hasPrefix("error: emit-module") }.map(String.init)
                ?? lines.last.map(String.init) ?? "no reason is given"
        }
    }

    /// How long one run may take, in seconds. On a machine with much other work a module of 500 files may take an hour.
    static let longest = 7200.0

    /// How many seconds of a processor each compiler of a run may take, which do not depend on what else the machine does: one
    /// reads at most 60 files. Then it ends as if it had crashed, and names the place.
    static let longestOfProcess = 300

    /// Runs `swiftc`, or another program of the toolchain, and reads what it prints.
    ///
    /// - Throws: `InputError` where there is no Swift in the PATH, no room on the disk, or no end within the seconds.
    static func run(
        _ arguments: [String], program: String = "swiftc", seconds: Double = longest, processor: Int = longestOfProcess
    ) throws(InputError) -> Result {
        guard let url = self.url(of: program) else {
            throw InputError(.configuration, "galley adopt needs Swift, and there is no \(program) in the PATH")
        }
        let process = Process()
        // A shell gives its limit to what it becomes, and that to what it starts. Only the soft one is a signal to the compiler.
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "ulimit -S -t \(processor); exec \"$0\" \"$@\"", url.path] + arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // `waitUntilExit` would meanwhile run other work of this thread.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        // A thread of Dispatch holds signals back, and what it starts would, too.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXCPU)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
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
        let signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
        return Result(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0, output: output,
            // A driver ends by itself, and says how its compilers ended. One that is ended while it takes memory breaks down when
            // it says where it was.
            isLate: signal == SIGXCPU || output.contains("due to signal \(SIGXCPU)")
                || output.contains("Fatal glibc error: malloc"))
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
