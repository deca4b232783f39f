internal import Basics
internal import Catalogs
internal import Foundation
internal import Labels

/// The repository that a project is in, or a nested one.
struct Repository {
    /// The root of its files, without symbolic links in its path.
    let root: String

    /// Finds the repository that a folder is in: that of the nearest folder with a `.git`.
    ///
    /// - Parameter since: The revision that was asked for, for messages.
    /// - Throws: `InputError` where there is none, or with git's message where it may not be read.
    init(around folder: String, since: String) throws(InputError) {
        var place = LinkedPath(folder).target
        while !Self.isTop(place) {
            guard place != "/" else {
                throw InputError(
                    .configuration,
                    "--changed-since \(since.excerpt): not a git repository, as neither \(folder.excerpt) nor a folder "
                        + "above it has a .git")
            }
            place = URL(filePath: place).deletingLastPathComponent().path
        }
        try self.init(at: place, since: since)
    }

    /// The repository of a folder.
    ///
    /// - Parameter root: The folder, without symbolic links in its path.
    /// - Throws: `InputError` with git's message where it has none, or it may not be read.
    init(at root: String, since: String) throws(InputError) {
        let process = try GitProcess(["rev-parse", "--git-dir"], in: root)
        guard process.status == 0 else {
            throw InputError(.configuration, "--changed-since \(since.excerpt): \(process.reason)")
        }
        self.root = root
    }

    /// Whether a folder is the root of a repository's files.
    static func isTop(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/.git") }

    /// The absolute path of a path below the root.
    func place(of path: String) -> String { root == "/" ? root + path : "\(root)/\(path)" }

    /// The path of a file below the root; nil for one outside.
    func below(_ place: String) -> String? {
        if place == root { return "" }
        let start = self.place(of: "")
        return place.hasPrefix(start) ? String(place.dropFirst(start.count)) : nil
    }

    /// Runs git at the root.
    ///
    /// - Throws: `InputError` with git's message where it fails.
    func git(_ arguments: String...) throws(InputError) -> GitProcess { try git(arguments) }

    /// The same with the arguments in a list.
    func git(_ arguments: [String]) throws(InputError) -> GitProcess {
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
