import Foundation

/// One run of a script in bash.
struct ShellRun {
    let output: String
    let error: String
    let status: Int32

    init(_ script: String, in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
        let files = try (0..<2).map { _ in try TemporaryFile() }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0].url)
        process.standardError = try FileHandle(forWritingTo: files[1].url)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: files[0].url), as: UTF8.self)
        error = String(decoding: try Data(contentsOf: files[1].url), as: UTF8.self)
        status = process.terminationStatus
    }
}

/// A folder that goes when its owner does.
final class ScratchFolder {
    let url: URL
    var path: String { url.path }

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder with these files, by their paths.
    convenience init(_ files: [String: String]) throws {
        try self.init()
        for (path, text) in files {
            let folder = url.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(text, to: path)
        }
    }

    /// A copy of a sample of that name.
    init(copyOf sample: String) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Package.root.appending(path: "Samples/\(sample)"), to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of everything in the folder, hidden files too.
    func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    func text(of file: String) throws -> String { try String(contentsOf: url.appending(path: file), encoding: .utf8) }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: url.appending(path: file))
    }

    /// Puts `new` in the place of every `old`.
    func replace(_ old: String, with new: String, in file: String) throws {
        try Data(try text(of: file).replacing(old, with: new).utf8).write(to: url.appending(path: file))
    }
}
