internal import Basics
internal import Catalogs
internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

/// The files that scenes in Swift are compiled from.
///
/// A program does not know which of them a view comes from, so a change of any one counts for all of its scenes. They
/// are all files in its package, except for those that no program reads, and every source file of the repository, as
/// packages may use others beside them.
struct ProgramSources {
    /// The folders of the packages, without links in their paths; nil for a scene whose source is not known.
    private let packages: [String?]

    /// nil for a project without scenes in Swift.
    init?(of project: Project) {
        let scenes = project.scenes.filter { $0.origin != .file }
        guard !scenes.isEmpty else { return nil }
        packages = Set(
            scenes.map { scene in
                guard let file = scene.position?.file else { return nil }
                let package = Project.nearest("Package.swift", to: URL(filePath: file).deletingLastPathComponent())
                return package.map { LinkedPath($0.deletingLastPathComponent().path).target }
            }
        ).sorted { ($0 ?? "") < ($1 ?? "") }
    }

    /// Why every scene is to be checked: the first file that has changed and may count, or a source file that git
    /// ignores; nil where there is none.
    ///
    /// - Parameter inputs: The files of catalogs and scenes, which are compared separately.
    /// - Throws: `InputError` for an error of git.
    func firstChange(in files: ChangedFiles, besides inputs: ProjectInputs) throws(InputError) -> String? {
        let compared = inputs.comparedFiles(in: files)
        let changed = files.paths { path in
            guard !compared.contains(path), !Self.isIdle(path) else { return false }
            if Self.isSource(path) { return true }
            let place = files.repository.place(of: path)
            let folder = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
            return packages.contains { package in
                // A file that a pipeline writes beside Package.swift is a report, and not a resource.
                package.map { place.hasPrefix($0 + "/") && (folder != $0 || files.isTracked(path)) } ?? true
            }
        }.first
        if let changed { return files.changed(changed) }
        for package in packages {
            let ignored = try files.ignored(in: package ?? files.repository.root).first { place in
                guard let path = files.repository.below(place), !Self.isIdle(path) else { return false }
                return Self.isSource(path) || path.hasSuffix("Package.resolved")
            }
            if let ignored { return files.untracked(URL(filePath: ignored)) }
        }
        return nil
    }

    /// Whether the file is a source, which views do not read where they run.
    static func isSource(_ path: String) -> Bool { sourceEndings.contains(ending(of: path)) }

    /// Whether no program reads the file: documents, and hidden files.
    private static func isIdle(_ path: String) -> Bool {
        documentEndings.contains(ending(of: path)) || path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    private static func ending(of path: String) -> String {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    }

    private static let documentEndings: Set = ["md", "markdown", "rst", "adoc"]
    private static let sourceEndings: Set = ["swift", "c", "h", "m", "mm", "cc", "cpp", "hpp", "modulemap"]
}
