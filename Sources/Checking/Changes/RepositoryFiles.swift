internal import Catalogs
internal import Foundation
internal import Labels

/// The names of the files of a commit and of those in the folders, in a repository and in nested ones.
///
/// git is started twice for each repository. O(files).
struct RepositoryFiles {
    /// The files of the commit, by their paths below the root.
    private(set) var stored: [String: StoredFile] = [:]
    /// Paths that git tracks now.
    private(set) var tracked: Set<String> = []
    /// Paths that git does not track and does not ignore.
    private(set) var others: Set<String> = []
    /// Nested repositories whose files are among the others.
    private(set) var entered: Set<String> = []

    /// - Throws: `InputError` for an error of git, such as a clone with only a part of the commit.
    init(of commit: String, in repository: Repository) throws(InputError) {
        try add(commit, of: repository, below: "")
    }

    private mutating func add(_ commit: String, of repository: Repository, below folder: String) throws(InputError) {
        var inside: [(path: String, file: StoredFile)] = []
        for line in try repository.git("ls-tree", "-r", "-z", "--full-tree", commit).items {
            guard let file = StoredFile(line: line, in: repository) else {
                throw InputError(.configuration, "git has a file in \(commit.prefix(12)) whose path is not valid")
            }
            stored[folder + file.path] = file
            if file.kind == .repository { inside.append((folder + file.path, file)) }
        }
        tracked.formUnion(try repository.git("ls-files", "-z").items.map { folder + $0 })
        // Without the ignore settings of the machine and of the repository: files that they leave out may still matter.
        for path in try repository.git("ls-files", "-z", "--others", "--exclude-per-directory=.gitignore").items {
            // A nested repository, which git does not look into, ends with a slash.
            others.insert(folder + (path.hasSuffix("/") ? String(path.dropLast()) : path))
        }
        for (path, file) in inside { enter(path, file) }
    }

    /// Adds the files of a nested repository, where it is there and has the commit.
    private mutating func enter(_ path: String, _ file: StoredFile) {
        let root = file.repository.place(of: file.path)
        guard Repository.isTop(root), LinkedPath(root).target == root else { return }
        var all = self
        guard let repository = try? Repository(at: root, since: ""),
            (try? all.add(file.object, of: repository, below: path + "/")) != nil
        else { return }
        self = all
        entered.insert(path)
    }
}
