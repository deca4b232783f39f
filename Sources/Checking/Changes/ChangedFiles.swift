internal import Catalogs
internal import Foundation
internal import Labels

/// What differs between a repository's folders and one of its commits.
///
/// Files are compared by their bytes. git's own notes about them do not count, as it may have been configured not to
/// look (`assume-unchanged`, `skip-worktree`). Neither do filters that would convert them to what git stores, as these
/// are programs. A file that another program has written differently, with other line ends, has changed.
///
/// It is kept while a check is planned. It has the path of every file that git knows, and takes O(bytes) of the files
/// that are asked for.
final class ChangedFiles {
    let repository: Repository
    let revision: Revision
    private let files: RepositoryFiles
    /// Whether files of the commit differ, for the files that were compared.
    private var differences: [String: Bool] = [:]
    /// Whether folders are reached without a symbolic link.
    private var plainFolders: [String: Bool] = [:]

    /// Asks git for the files of the commit and for those that it tracks or would track.
    ///
    /// A renamed file counts as one that was deleted and one that was added.
    ///
    /// - Throws: `InputError` for an error of git. O(tracked files).
    init(since revision: Revision, in repository: Repository) throws(InputError) {
        self.repository = repository
        self.revision = revision
        files = try RepositoryFiles(of: revision.commit, in: repository)
    }

    /// The paths below the root, of those that are asked for, that have changed, or that are in no commit and not
    /// ignored; in order.
    ///
    /// O(tracked files), and the bytes of those that are asked for.
    func paths(where isAsked: (String) -> Bool) -> [String] {
        let known = files.stored.keys.filter(isAsked)
        look(at: known)
        let new = files.tracked.union(files.others).filter { files.stored[$0] == nil && isAsked($0) }
        return (known.filter(differs) + new).sorted()
    }

    /// A file as the commit has it; nil where it does not have it.
    func stored(_ path: String) -> StoredFile? { files.stored[path] }

    /// Whether the commit has something where there is nothing now.
    func isGone(_ path: String) -> Bool {
        files.stored[path] != nil && FileKind(repository.place(of: path), followsLink: false) == nil
    }

    /// Nested repositories that the commit has and whose old state is not available: git no longer knows them, or their
    /// own commit is missing.
    var unknownRepositories: [String] {
        files.stored.filter { $1.kind == .repository && !files.entered.contains($0) }.keys.sorted()
            .filter { !files.tracked.contains($0) || differs($0) }
    }

    /// Whether git tracks what is at a path below the root.
    func isTracked(_ path: String) -> Bool { files.stored[path] != nil || files.tracked.contains(path) }

    /// The files in a folder that git ignores, as absolute paths.
    ///
    /// - Throws: `InputError` for an error of git.
    func ignored(in folder: String) throws(InputError) -> [String] {
        guard let path = repository.below(folder) else { return [] }
        let found = try repository.git(
            "ls-files", "-z", "--others", "--ignored", "--exclude-per-directory=.gitignore", "--",
            path.isEmpty ? "." : path)
        return found.items.map(repository.place)
    }

    /// What is known about a file.
    enum State: Equatable {
        case same
        /// With the path that differs: its own, that of a link that leads to it, or of the repository that it is in.
        case changed(String)
        /// Ignored, or outside of the repository: its old state is not known.
        case untracked
    }

    /// Whether a file differs: the file itself, or a symbolic link in its path. O(length of the path and of the file).
    func state(of file: URL) -> State {
        let path = LinkedPath(file.path)
        guard let target = repository.below(path.target) else { return .untracked }
        for path in path.links.compactMap(repository.below) + [target] {
            for parent in Self.parents(of: path) {
                let isKnown = files.stored[parent] != nil
                if isKnown ? differs(parent) : files.tracked.contains(parent) || files.others.contains(parent) {
                    return .changed(parent)
                }
            }
            // A link, or a file that git ignores.
            guard let stored = files.stored[path], stored.kind != .repository else { return .untracked }
        }
        return .same
    }

    /// The path and those of the folders that contain it, from the innermost.
    static func parents(of path: String) -> [String] {
        var parents = [path]
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            parents.append(String(rest))
        }
        return parents
    }

    // MARK: Comparing

    /// Compares many files at once, which starts git far less often than comparing them one by one.
    func look(at paths: some Sequence<String>) {
        var plain: [String: [(path: String, file: StoredFile)]] = [:]
        for path in paths where differences[path] == nil {
            guard let file = files.stored[path] else { continue }
            let place = repository.place(of: path)
            switch (file.kind, isReachedPlainly(place) ? FileKind(place, followsLink: false) : nil) {
            case (.file, .file?): plain[file.repository.root, default: []].append((path, file))
            case (.link, .link?):
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
                differences[path] = target == nil || target.map { Data($0.utf8) } != (try? file.contents())
            case (.repository, let kind):
                differences[path] = !files.entered.contains(path) && !isEmpty(path, place, kind)
            default: differences[path] = true
            }
        }
        for files in plain.values { compare(files[...]) }
    }

    /// Whether no folder of a path is now a symbolic link, which would lead to a different file.
    private func isReachedPlainly(_ place: String) -> Bool {
        let folder = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
        if let known = plainFolders[folder] { return known }
        let isPlain = LinkedPath(folder).links.isEmpty
        plainFolders[folder] = isPlain
        return isPlain
    }

    /// Whether a nested repository is empty, as in a clone without submodules.
    private func isEmpty(_ path: String, _ place: String, _ kind: FileKind?) -> Bool {
        guard files.tracked.contains(path) else { return false }
        guard kind == .folder else { return kind == nil }
        return (try? FileManager.default.contentsOfDirectory(atPath: place))?.isEmpty ?? false
    }

    /// Compares plain files of one repository. A file that cannot be read counts as changed.
    private func compare(_ files: ArraySlice<(path: String, file: StoredFile)>) {
        var (rest, longest) = (files, 100_000)
        while let first = rest.first {
            let part = rest.prefix { item in
                longest -= item.file.path.utf8.count + 1
                return longest > 0 || item.path == first.path
            }
            rest = rest[part.endIndex...]
            longest = 100_000
            let paths = part.map(\.file.path)
            let found = try? first.file.repository.git(["hash-object", "--no-filters", "--"] + paths)
            let objects = found.map { $0.line.split(separator: "\n").map(String.init) } ?? []
            if objects.count == part.count {
                for (item, object) in zip(part, objects) { differences[item.path] = item.file.object != object }
            } else if part.count > 1 {
                let middle = part.startIndex + part.count / 2
                compare(part[..<middle])
                compare(part[middle...])
            } else {
                differences[first.path] = true
            }
        }
    }

    private func differs(_ path: String) -> Bool {
        look(at: [path])
        return differences[path] ?? true
    }

    // MARK: In words

    func changed(_ path: String) -> String { "\(path) has changed since \(revision.words)" }

    func deleted(_ path: String) -> String { "\(path) has been deleted since \(revision.words)" }

    func untracked(_ file: URL) -> String {
        "git does not track \(InputFile.name(of: file)), so it counts as changed"
    }
}
