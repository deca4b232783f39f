internal import Basics
internal import Catalogs
internal import Foundation
internal import Labels

extension CacheFolder {
    /// Refuses a folder with files that came with the project.
    ///
    /// An entry with a false content and correct digests is believed. A pull request could bring such entries where a checkout
    /// has the folder, so of a repository only what is not tracked is used: that was made on this machine, or restored by the job
    /// that runs the check.
    ///
    /// - Throws: `InputError` where git tracks a file in it, or cannot say so.
    static func refuseTracked(_ url: URL) throws(InputError) {
        let place = LinkedPath(url.path).target
        var top = place
        while !isTop(top, of: [".git"] + otherRepositories) {
            guard top != "/" else { return }
            top = LinkedPath.parent(of: top)
        }
        func refused(_ reason: String) -> InputError {
            InputError(
                .configuration, "the cache cannot be used: \(reason); name a folder outside of the repository",
                file: InputFile.name(of: url))
        }
        guard isTop(top, of: [".git"]) else { throw refused("only git shows whether its files came with the project") }
        let start = top == "/" ? 1 : top.utf8.count + 1
        let below = place == top ? "." : String(decoding: place.utf8.dropFirst(start), as: UTF8.self)
        let process = try GitProcess(
            ["ls-files", "--cached", "-z", "--", below], in: top, for: "a cache in a repository")
        guard process.status == 0 else { throw refused("git does not show which files it tracks: \(process.reason)") }
        if let file = process.items.first {
            throw refused(
                "git tracks \(file.excerpt), and entries that come with the project may be forged; remove it "
                    + "(git rm -r --cached)")
        }
    }

    private static let otherRepositories = [".hg", ".jj", ".svn"]

    private static func isTop(_ folder: String, of names: [String]) -> Bool {
        names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
}
