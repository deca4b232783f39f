internal import Catalogs
internal import Foundation
internal import Outputs

/// The repository's folders as a commit had them, in a temporary folder: changed files as they were, and symbolic links
/// to everything else as it is now.
///
/// A catalog is read in it together with everything that its reader looks at around it: the files of its other locales,
/// and the project that says what the source language is. It takes the room of the old files and a link for each entry
/// of their folders, and is deleted with its owner, or with the program.
final class OldTree {
    private let folder: UnfinishedFolder
    /// Where the files of its catalogs are: in it, or where its links lead.
    let files: ProjectTree

    /// Puts the tree together.
    ///
    /// 1. Make the folders of every path that is to be as it was.
    /// 2. Link everything else that is in them now; new files are left out.
    /// 3. Write the files that the commit has.
    ///
    /// - Parameter paths: The changed paths that are to be as they were.
    /// - Throws: `InputError` for what git cannot give, `CocoaError` where the temporary folder cannot be written.
    init(of changed: ChangedFiles, paths: [String]) throws {
        let paths = Set(paths)
        let folders = Set(paths.flatMap { ChangedFiles.parents(of: $0).dropFirst() })
        let links = (folders.sorted() + [""]).flatMap { path in
            let now = changed.repository.place(of: path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: now)) ?? []
            return names.map { path.isEmpty ? $0 : "\(path)/\($0)" }
                .filter { !folders.contains($0) && !paths.contains($0) }
        }
        folder = try UnfinishedFolder(for: folders.union(links).union(paths))
        files = ProjectTree(root: folder.url.path, allowing: [changed.repository.root])
        for path in folders.sorted() {
            try FileManager.default.createDirectory(at: url(of: path), withIntermediateDirectories: true)
        }
        for path in links {
            try FileManager.default.createSymbolicLink(
                atPath: url(of: path).path, withDestinationPath: changed.repository.place(of: path))
        }
        for path in paths {
            guard let old = changed.stored(path) else { continue }
            switch old.kind {
            case .file: try old.contents().write(to: url(of: path))
            case .link:
                let target = String(decoding: try old.contents(), as: UTF8.self)
                guard !Self.leadsOut(target, from: path) else { continue }
                try FileManager.default.createSymbolicLink(
                    atPath: url(of: path).path, withDestinationPath: target)
            case .repository: break
            }
        }
    }

    /// Whether a link leads out of the tree, where the files of today are not those of the commit.
    private static func leadsOut(_ target: String, from path: String) -> Bool {
        guard !target.hasPrefix("/") else { return true }
        var depth = path.split(separator: "/").count - 1
        for name in target.split(separator: "/") where name != "." {
            depth += name == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// The place of a path below the repository's root.
    func url(of path: String) -> URL { path.isEmpty ? folder.url : folder.url.appending(path: path) }
}
