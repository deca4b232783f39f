import Foundation
import Galley

/// A copy of a sample that a test may change; it goes when its owner does.
final class ProjectCopy {
    let folder: URL

    /// A copy of the sample of that name.
    init(of sample: String) throws {
        folder = Self.temporaryFolder()
        try FileManager.default.copyItem(at: SampleTests.folder.appending(path: sample), to: folder)
    }

    /// A project of those files, by their paths.
    init(_ files: [String: String]) throws {
        folder = Self.temporaryFolder()
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
    }

    /// Writes a file, with the folders that it stands in.
    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Puts `new` in the place of `old`, which must stand in the file exactly once.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(of: path)
        guard text.ranges(of: old).count == 1 else { throw NotFoundOnce(text: old, path: path) }
        try write(text.replacing(old, with: new), to: path)
    }

    struct NotFoundOnce: Error {
        let text: String
        let path: String
    }

    /// The project as it is now.
    func project() throws -> Project { try Project.find(at: folder.path) }

    /// The result of a check of the project as it is now.
    func check(_ change: (inout CheckOptions) -> Void = { _ in }) throws -> CheckResult {
        var options = CheckOptions()
        change(&options)
        return try project().check(options)
    }
}

extension CheckResult {
    /// The findings in short: `truncated-text playlist.add de`, sorted.
    var brief: [String] { findings.map(\.brief).sorted() }
}

extension Finding {
    /// The rule, the key where there is one, and the locale.
    var brief: String { [rule, key, locale].compactMap(\.self).joined(separator: " ") }
}
