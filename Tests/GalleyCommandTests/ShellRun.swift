import Foundation
import TestSupport

/// One run of a script in bash.
struct ShellRun {
    let output: String
    let error: String
    let status: Int32

    init(_ script: String, in folder: URL, atMost limit: Duration = TestProcess.patience) throws {
        let run = try CommandRun(
            URL(filePath: "/bin/bash"), ["-c", script], in: folder, environment: ["NO_COLOR": "1"], atMost: limit)
        (output, error, status) = (run.text, String(decoding: run.error, as: UTF8.self), run.end.status)
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
