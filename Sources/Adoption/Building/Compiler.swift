internal import Dispatch
internal import Foundation
internal import Labels

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

    /// Runs `swiftc`, or another program of the toolchain, and reads what it prints.
    ///
    /// - Throws: `InputError` where there is no Swift in the PATH.
    static func run(_ arguments: [String], program: String = "swiftc") throws(InputError) -> Result {
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
        let data = ((try? pipe.fileHandleForReading.readToEnd()) ?? nil) ?? Data()
        try? pipe.fileHandleForReading.close()
        end.wait()
        return Result(
            succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
            output: String(decoding: data, as: UTF8.self))
    }

    private static func url(of program: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .filter { $0.hasPrefix("/") }
            .map { URL(filePath: String($0)).appending(path: program) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
