internal import Foundation
internal import Scenes

/// The repository that a project lies in.
struct Repository {
    /// The root of its files, without symbolic links in its path.
    let root: String

    /// Finds the repository that a folder lies in.
    ///
    /// - Parameter since: What was asked for, for messages.
    /// - Throws: `InputError` with git's own words where there is none, or it may not be read.
    init(around folder: String, since: String) throws(InputError) {
        let process = try GitProcess(["rev-parse", "--show-toplevel"], in: folder)
        guard process.status == 0, process.line.hasPrefix("/") else {
            throw InputError(.configuration, "--changed-since \(since.excerpt): \(process.reason)")
        }
        root = process.line
    }

    /// Where a path below the root is, from the root of the file system.
    func place(of path: String) -> String { root == "/" ? root + path : "\(root)/\(path)" }

    /// The path of a file below the root; nil for one outside.
    func below(_ place: String) -> String? {
        if place == root { return "" }
        let start = self.place(of: "")
        return place.hasPrefix(start) ? String(place.dropFirst(start.count)) : nil
    }

    /// Runs git at the root.
    ///
    /// - Throws: `InputError` with git's own words where it fails.
    func git(_ arguments: String...) throws(InputError) -> GitProcess {
        let process = try GitProcess(arguments, in: root)
        guard process.status == 0 else {
            throw InputError(
                .configuration, "--changed-since: git \(arguments.first ?? ""): \(process.reason)")
        }
        return process
    }

    /// The bytes of a file that git has stored, by its object name.
    func contents(of object: String) throws(InputError) -> Data { try git("cat-file", "blob", object).output }
}
