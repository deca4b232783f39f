package import Foundation

/// The folder that the files of a project lie in, and which files the project may name: those of the folder, and those
/// that the command line allows.
///
/// A project may be a stranger's, such as a pull request that is checked. A file that it names is read only if the file
/// is in its tree after all symbolic links are followed.
package struct ProjectTree: Hashable, Sendable {
    /// The name of the configuration of a project.
    package static let configurationName = "galley.yml"

    /// Without symbolic links in its path.
    package let root: String
    /// What else may be read: files, and folders with all that is in them, without symbolic links in their paths.
    private let allowed: Set<String>

    /// The tree that a folder lies in: the work tree of its repository, or else its Swift package, or the folder alone.
    ///
    /// A project can put a `.git` into its own folders only, which makes its tree smaller. O(folders above).
    ///
    /// - Parameter paths: Further files and folders that may be read, as named on the command line.
    package init(around folder: URL, allowing paths: some Sequence<String> = EmptyCollection()) {
        var place = Self.place(of: folder.path)
        // What a pipe of the shell says, as `/dev/fd/63` names one, is said where the person is.
        if place == "/dev" || LinkedPath.lies(place, in: "/proc") { place = Self.place(of: ".") }
        self.init(root: Self.marked(from: place, by: Self.markers) ?? place, allowing: paths)
    }

    /// The tree that a file or folder lies in which the command line names, with that file, wherever a link leads.
    package init(of url: URL, allowing paths: some Sequence<String> = EmptyCollection()) {
        let folder = FileKind(url.path) == .folder ? url : url.deletingLastPathComponent()
        self.init(around: folder, allowing: paths + [url.path])
    }

    /// The tree of a folder, whatever lies above it.
    package init(root: String, allowing paths: some Sequence<String> = EmptyCollection()) {
        self.root = Self.place(of: root)
        allowed = Set(paths.map(Self.place))
    }

    /// The tree that a folder lies in, where a repository, a package or a file with one of these names shows that one does.
    package init?(holding folder: String, markers: [String]) {
        guard let root = Self.marked(from: folder, by: Self.markers + markers.map { [$0] }) else { return nil }
        self.init(root: root)
    }

    /// Whether the command line names the file or folder itself.
    func allows(_ path: String) -> Bool { allowed.contains(Self.place(of: path)) }

    /// The same around a folder above the tree, for what is looked for upward of it.
    func widened(to folder: URL) -> ProjectTree {
        let place = Self.place(of: folder.path)
        return LinkedPath.lies(root, in: place) ? ProjectTree(root: place, allowing: allowed) : self
    }

    /// The names that show where a tree ends. The work tree of a repository comes before the others.
    private static let markers = [[".git", ".hg", ".jj", ".svn"], ["Package.swift"]]

    /// The nearest folder, upward from one without links in its path, that has one of the names of the first group that any
    /// folder has.
    private static func marked(from folder: String, by groups: [[String]]) -> String? {
        for names in groups {
            var place = folder
            while true {
                for name in names where exists(place == "/" ? "/" + name : "\(place)/\(name)") { return place }
                guard place != "/" else { break }
                place = LinkedPath.parent(of: place)
            }
        }
        return nil
    }

    private static func exists(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0
    }

    /// Where a path leads in the end, as the system follows it.
    private static func place(of path: String) -> String {
        guard let real = realpath(path, nil) else { return LinkedPath(path).target }
        defer { free(real) }
        return String(cString: real)
    }
}

// MARK: What may be read

extension ProjectTree {
    /// Why a project may not name a file or folder, in one sentence without a full stop.
    package struct Refusal: Error, Hashable, Sendable {
        package let message: String

        package init(message: String) { self.message = message }
    }

    /// Why nothing at a path may be read; nil where it may, or where there is nothing.
    ///
    /// What is refused: what lies outside of the tree, in the repository's own folder, or in a folder of the system such as
    /// `/proc`; and devices, pipes and sockets. O(components of the path).
    package func refusal(of path: String) -> Refusal? {
        if let refusal = refusalOfPlace(path) { return refusal }
        guard !allowed.contains(Self.place(of: path)), let kind = FileKind(path), let name = kind.refused else {
            return nil
        }
        return Refusal(message: "\(Self.name(of: path)) is \(name); a project can name files and folders only")
    }

    /// The same for where a path leads alone, whatever is there, such as a file that is to be written.
    package func refusalOfPlace(_ path: String) -> Refusal? {
        let place = Self.place(of: path)
        if allowed.contains(where: { LinkedPath.lies(place, in: $0) }) { return nil }
        if !LinkedPath.lies(place, in: root) { return Refusal(message: outside(path, place)) }
        if place.dropFirst(root.count).split(separator: "/").contains(".git") {
            return Refusal(message: "\(Self.name(of: path)) is in .git, the folder of the repository itself")
        }
        let system = Self.systemFolders.first { LinkedPath.lies(place, in: $0) && !LinkedPath.lies(root, in: $0) }
        return system.map { Refusal(message: "\(Self.name(of: path)) is in \($0), which has no files of a project") }
    }

    /// Folders in which the system shows its own state as files.
    private static let systemFolders = ["/proc", "/sys", "/dev"]

    private func outside(_ path: String, _ place: String) -> String {
        let link = LinkedPath(path).links.first {
            LinkedPath.lies($0, in: root) && !LinkedPath.lies(Self.place(of: $0), in: root)
        }
        let fault =
            link.map {
                "\(Self.name(of: $0)) is a symbolic link to \(LinkedPath.destination(ofLink: $0) ?? place), outside"
            }
            ?? "\(Self.name(of: path)) lies outside"
        return "\(fault) of the project \(root); copy it into the project, or allow it with --allow-read \(place)"
    }

    private static func name(of path: String) -> String { URL(filePath: path).pathFromHere }
}
