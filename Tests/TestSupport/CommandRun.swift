public import Foundation

/// One run of a program to its end, and what it wrote.
public struct CommandRun: Sendable {
    public let output: Data
    /// Empty where both streams go to `output`.
    public let error: Data
    public let end: TestProcess.End

    /// Runs a program; see ``TestProcess``.
    ///
    /// - Parameters:
    ///   - joinsStreams: Whether standard error is in `output` too.
    ///   - limit: How long it may take.
    /// - Throws: ``TestProcess/Failure`` where it cannot be started, or hangs.
    public init(
        _ program: URL, _ arguments: [String], in folder: URL? = nil,
        environment: [String: String] = [:], input: Data = Data(), joinsStreams: Bool = false,
        atMost limit: Duration = TestProcess.patience
    ) throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["input", "output", "error"].map { scratch.appending(path: $0) }
        try input.write(to: files[0])
        let process = try TestProcess(
            program, arguments, in: folder, environment: environment, input: .file(files[0]), output: .file(files[1]),
            error: joinsStreams ? .sameAsOutput : .file(files[2]))
        end = try process.wait(atMost: limit)
        output = try Data(contentsOf: files[1])
        error = joinsStreams ? Data() : try Data(contentsOf: files[2])
    }

    /// Runs a program that is in the PATH; without it the status is 127.
    ///
    /// - Parameter words: The name of the program and its arguments.
    public init(_ words: [String], input: Data = Data(), joinsStreams: Bool = false) throws {
        try self.init(URL(filePath: "/usr/bin/env"), words, input: input, joinsStreams: joinsStreams)
    }

    /// What it wrote to standard output, in UTF-8.
    public var text: String { String(decoding: output, as: UTF8.self) }
}
