import ArgumentParser
import Foundation

/// Runs one command and prints what it took: this program starts itself so, as a process that has nothing in memory.
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Option var folder: String
    @Argument(parsing: .captureForPassthrough) var command: [String]

    func run() throws {
        let child = try Child(command, in: URL(fileURLWithPath: folder))
        FileHandle.standardOutput.write(try JSONEncoder().encode(child))
    }

    /// Runs a command so, and waits for it.
    static func child(_ command: [String], in folder: URL) throws -> Child {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["measure", "--folder", folder.path] + command
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard let child = try? JSONDecoder().decode(Child.self, from: data) else {
            throw Child.Failure(command: command, problem: "could not be measured")
        }
        return try child.checked(command)
    }
}
