internal import Foundation
internal import Scenes

/// The repository's folders as a commit had them, in a temporary folder: some files as they were, everything else by
/// symbolic links to what is there now.
///
/// A catalog is read in it with everything that its reader looks at around it: the files of its other locales, the
/// project that says which language its texts were written in. It takes the room of the old files and a link for each
/// entry of the folders that they lie in, and goes when its owner does.
final class OldTree {
    private let folder: URL

    /// Puts the tree together.
    ///
    /// 1. Make the folders of every path that is to be as it was.
    /// 2. Link what else is in them now; what is new stays away.
    /// 3. Write the files that the commit has.
    ///
    /// - Parameter paths: What is to be as it was, of the paths that differ.
    /// - Throws: `InputError` for what git cannot give, `CocoaError` where the temporary folder takes no more.
    init(of changed: ChangedFiles, paths: [String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        let paths = Set(paths)
        let folders = Set(paths.flatMap { ChangedFiles.parents(of: $0).dropFirst() } + [""])
        for path in folders.sorted() {
            try FileManager.default.createDirectory(at: url(of: path), withIntermediateDirectories: true)
            let now = changed.repository.place(of: path)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: now)) ?? [] {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                guard !folders.contains(inner), !paths.contains(inner) else { continue }
                try FileManager.default.createSymbolicLink(
                    atPath: url(of: inner).path, withDestinationPath: changed.repository.place(of: inner))
            }
        }
        for path in paths {
            guard let old = changed.old[path] ?? nil else { continue }
            switch old.mode {
            case "100644", "100755": try changed.repository.contents(of: old.object).write(to: url(of: path))
            case "120000":
                let target = String(decoding: try changed.repository.contents(of: old.object), as: UTF8.self)
                try FileManager.default.createSymbolicLink(
                    atPath: url(of: path).path, withDestinationPath: target)
            default: break
            }
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Where a path below the repository's root is.
    func url(of path: String) -> URL { path.isEmpty ? folder : folder.appending(path: path) }
}
