internal import Basics
internal import Catalogs
internal import Foundation
internal import Projects
internal import Scenes

/// What the views of a program depend on, beside what every scene does: its code, and the files that they may read.
///
/// Files are those in the project, in the packages of its scenes and in further folders that the program is made from, but for
/// sources, which are in the code, documents, hidden files, and what tools make or fetch; and the resources beside the executable.
/// What else views read, such as the time and variables of the environment, does not count.
struct ProgramInputs: Sendable {
    /// The SHA-256 of all of it.
    let digits: String
    private let folders: [String]
    private let written: Set<String>
    private let stamps: FileStamps

    /// Reads all of the files. O(bytes).
    ///
    /// nil where there are more than 100,000 files or 1 GB of them, or the code is not known.
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
        var digest = ContentDigest()
        digest.add(code)
        // Places in findings are relative to it.
        digest.add(FileManager.default.currentDirectoryPath)
        var bytes = 0
        for file in files {
            // A file without rights has no content for views either.
            let data = try? Data(contentsOf: URL(filePath: file.path))
            bytes += data?.count ?? 0
            guard bytes <= Self.mostBytes else { return nil }
            digest.add(file.name)
            digest.add(data.map { SHA256.digits($0) })
        }
        digits = digest.digits
    }

    /// Whether the files are still what they were. O(files).
    var areSame: Bool {
        Self.files(in: folders, besides: written).map { FileStamps(Set($0.map(\.path))) } == stamps
    }

    private static let mostFiles = 100_000
    private static let mostBytes = 1 << 30

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

    /// The files in some folders, each with its name in the folder; nil where there are too many. Links to folders are followed.
    private static func files(in folders: [String], besides written: Set<String>) -> [(name: String, path: String)]? {
        var files: [(name: String, path: String)] = []
        var rest = Array(folders.reversed())
        // One folder may be in another.
        var (seen, known): (Set<String>, Set<String>) = ([], [])
        while let folder = rest.popLast() {
            guard seen.insert(folder).inserted, !written.contains(folder) else { continue }
            if FolderFiles.isPlainFile(URL(filePath: folder)) { files.append(("", folder)) }
            let listing = FolderFiles.listing(below: URL(filePath: folder), most: mostFiles, deepest: .max) {
                !written.contains("\(folder)/\($0)")
            }
            guard listing.isComplete, files.count + listing.paths.count <= mostFiles else { return nil }
            for name in listing.paths.sorted() where !ProgramSources.isNoResource(name) {
                let path = "\(folder)/\(name)"
                guard !written.contains(path), known.insert(path).inserted else { continue }
                if FolderFiles.isPlainFile(URL(filePath: path)) {
                    files.append((name, path))
                } else if LinkedPath.isLink(path) {
                    rest.append(LinkedPath(path).target)
                }
            }
        }
        return files
    }
}
