internal import Catalogs
internal import Foundation
internal import Scenes

/// What differs in a repository's folders from one of its commits.
///
/// It is kept while a check is planned: O(changed files), and once a path of every file that git tracks.
struct ChangedFiles {
    /// A file as the commit has it.
    struct Old {
        /// `100644` and `100755` for files, `120000` for symbolic links, `160000` for repositories inside.
        let mode: String
        let object: String
    }

    let repository: Repository
    let revision: Revision
    /// Paths below the root that differ, or that are in no commit and not ignored; those that the commit lacks with nil.
    private(set) var old: [String: Old?] = [:]
    /// Paths below the root that git tracks.
    private let tracked: Set<String>

    /// Asks git, in the order of `git diff --name-only` and `git ls-files --others --exclude-standard`.
    ///
    /// A renamed file counts as one that went and one that came.
    ///
    /// - Throws: `InputError` for an unknown revision and for what git complains of. O(tracked files).
    init(since name: String, around folder: String) throws(InputError) {
        repository = try Repository(around: folder, since: name)
        revision = try Revision(name, in: repository)
        let differing = try repository.git(
            "diff", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff", "--ignore-submodules=none",
            revision.commit, "--"
        ).items
        // Two items a file: ":100644 100644 object object M", and its path.
        for index in stride(from: 0, to: differing.count - 1, by: 2) {
            let fields = differing[index].dropFirst().split(separator: " ")
            guard fields.count == 5 else { continue }
            let path = differing[index + 1]
            // A file with conflicts comes twice.
            if let known = old[path], known != nil { continue }
            let isNew = fields[0] == "000000"
            old.updateValue(
                isNew ? nil : Old(mode: String(fields[0]), object: String(fields[2])), forKey: path)
        }
        for path in try repository.git("ls-files", "-z", "--others", "--exclude-standard").items
        where old[path] == nil {
            // A repository inside, which git does not look into, ends with a slash.
            old.updateValue(nil, forKey: path.hasSuffix("/") ? String(path.dropLast()) : path)
        }
        tracked = Set(try repository.git("ls-files", "-z").items)
    }

    /// Paths that differ, in order.
    var paths: [String] { old.keys.sorted() }

    /// Whether git tracks what is at a path below the root.
    func isTracked(_ path: String) -> Bool { tracked.contains(path) }

    /// What is known of a file.
    enum State: Equatable {
        case same
        /// With the path that differs: its own, that of a link that leads to it, or of the repository that it is in.
        case changed(String)
        /// Ignored, or outside of the repository: nobody knows what it was.
        case untracked
    }

    /// Whether a file differs: itself, or a symbolic link in its path. O(length of the path).
    func state(of file: URL) -> State {
        let path = LinkedPath(file.path)
        let inside = (path.links + [path.target]).compactMap(repository.below)
        for path in inside {
            if let changed = Self.parents(of: path).first(where: { old.index(forKey: $0) != nil }) {
                return .changed(changed)
            }
        }
        guard let target = repository.below(path.target), Self.parents(of: target).contains(where: tracked.contains)
        else {
            return .untracked
        }
        return .same
    }

    /// The path and those of the folders that it lies in, from the inside.
    static func parents(of path: String) -> [String] {
        var parents = [path]
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            parents.append(String(rest))
        }
        return parents
    }

    // MARK: In words

    func changed(_ path: String) -> String { "\(path) has changed since \(revision.words)" }

    func deleted(_ path: String) -> String { "\(path) has been deleted since \(revision.words)" }

    func untracked(_ file: URL) -> String {
        "git does not track \(InputFile.name(of: file)), so that it counts as changed"
    }
}
