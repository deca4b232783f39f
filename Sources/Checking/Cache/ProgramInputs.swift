internal import Basics
internal import Catalogs
internal import Foundation
internal import Projects
internal import Scenes

/// What the views of a program depend on, beside what every scene does: its code, and the files that they may read.
///
/// Files are those in the project, in the packages of its scenes and in further folders that the program is made from, but for
/// sources, which are in the code, and hidden ones; and the resources beside the executable. What else views read, such as the time
/// and variables of the environment, does not count.
struct ProgramInputs: Sendable {
    /// The SHA-256 of all of it.
    let digits: String
    private let folders: [String]
    private let written: Set<String>
    private let stamps: FileStamps

    /// Reads all of the files. O(bytes).
    ///
    /// nil where there are more than 100,000 files or 128 MB of them, where a link leads out of the folders, and where the code is not
    /// known.
    ///
    /// - Parameters:
    ///   - written: Files and folders that this run writes itself. What is in them does not count, unless all would be.
    ///   - others: Further folders that the program is made from.
    init?(of project: Project, besides written: [URL] = [], in others: [URL] = []) {
        guard let code = LoadedObjects.digests() else { return nil }
        let places = [project.directory] + others + project.scenes.flatMap(Self.folders)
        let resources = Self.resources(beside: URL(filePath: OwnProgram.path).resolvingSymlinksInPath())
        let folders = Set((places + resources).map { LinkedPath($0.path).target }).sorted()
        self.folders = folders
        self.written = Set(written.map { LinkedPath($0.path).target }).filter { path in
            !folders.contains { ($0 + "/").hasPrefix(path + "/") }
        }
        guard let files = Self.files(in: folders, besides: self.written) else { return nil }
        stamps = FileStamps(Set(files.map(\.path)))
        guard files.reduce(0, { $0 + $1.size }) <= Self.mostBytes else { return nil }
        var digest = ContentDigest()
        digest.add(code)
        // Places in findings are relative to it.
        digest.add(FileManager.default.currentDirectoryPath)
        for file in files {
            digest.add(file.folder)
            digest.add(file.name)
            digest.add(file.target)
            if file.target == nil {
                // A file without rights has no content for views either.
                digest.add((try? Data(contentsOf: URL(filePath: file.path))).map { SHA256.digits($0) })
            }
        }
        digits = digest.digits
    }

    /// Whether the files are still what they were. O(files).
    var areSame: Bool {
        Self.files(in: folders, besides: written).map { FileStamps(Set($0.map(\.path))) } == stamps
    }

    private static let mostFiles = 100_000
    private static let mostBytes = 128 << 20

    /// Where a scene in Swift may find its files.
    private static func folders(of scene: LayoutScene) -> [URL] {
        let package =
            scene.origin == .file
            ? nil
            : scene.position.flatMap {
                Project.nearest("Package.swift", to: URL(filePath: $0.file).deletingLastPathComponent())
            }
        return [scene.assetFolder, package?.deletingLastPathComponent()].compactMap(\.self)
    }

    /// The folders of resources of the program, without Galley's own, which belong to its build.
    private static func resources(beside program: URL) -> [URL] {
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter {
            ["resources", "bundle", "plist"].contains(($0 as NSString).pathExtension)
                && !$0.hasPrefix("galley_")
        }.map { folder.appending(path: $0) }
    }

    /// A file or a link in one of the folders.
    private struct Entry {
        /// The number of the folder.
        let folder: Int
        let name: String
        let path: String
        /// In bytes; 0 for a link.
        let size: Int
        /// Where a link leads; nil for a file.
        let target: String?
    }

    /// The files and links in some folders, without hidden ones and sources; nil where there are too many, or a link leads to what
    /// is in none of the folders.
    private static func files(in folders: [String], besides written: Set<String>) -> [Entry]? {
        var entries: [Entry] = []
        // One folder may be in another.
        var known: Set<String> = []
        for (number, root) in folders.enumerated() {
            var rest = [root]
            while let folder = rest.popLast() {
                guard !written.contains(folder), known.insert(folder).inserted else { continue }
                var facts = stat()
                guard lstat(folder, &facts) == 0 else { continue }
                let name = String(folder.dropFirst(root.utf8.count))
                switch facts.st_mode & S_IFMT {
                case S_IFDIR:
                    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                    rest += names.filter { !$0.hasPrefix(".") }.sorted(by: >).map { "\(folder)/\($0)" }
                case S_IFLNK:
                    let target = LinkedPath(folder).target
                    guard folders.contains(where: { (target + "/").hasPrefix($0 + "/") }) else { return nil }
                    entries.append(Entry(folder: number, name: name, path: folder, size: 0, target: target))
                case S_IFREG where !ProgramSources.isSource(folder):
                    let size = Int(facts.st_size)
                    entries.append(Entry(folder: number, name: name, path: folder, size: size, target: nil))
                default: break
                }
                guard known.count <= mostFiles else { return nil }
            }
        }
        return entries
    }
}
