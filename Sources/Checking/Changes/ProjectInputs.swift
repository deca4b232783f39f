package import Catalogs
internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

/// The files that a project is made of.
package struct ProjectInputs {
    /// The files that everything depends on.
    private let common: [URL]
    /// The catalogs of the project and of its scenes, each once.
    package let catalogs: [Catalog]
    /// The folders that contain files of the project, without links in their paths.
    private let folders: [String]
    private let sceneFiles: [URL]
    /// What files of rooms were made from: if one changes, the rooms are old.
    private let roomSources: [URL]

    /// - Parameter options: Whether there is a baseline, and which.
    init(_ project: Project, options: CheckOptions) {
        let baseline = options.ignoresBaseline ? nil : options.baseline ?? project.baseline
        let fonts = (project.fonts + project.scenes.flatMap(\.fonts)).map(\.url)
        common =
            [project.configuration, baseline].compactMap(\.self) + project.extended + fonts
            + (project.rooms?.files ?? [])
        roomSources = project.rooms?.sources ?? []
        // One catalog may have been read twice: for a scene that states its source language, and for others that do
        // not.
        var seen: Set<CatalogKey> = []
        catalogs = project.everyCatalog.filter {
            !$0.sources.isEmpty && seen.insert(CatalogKey($0)).inserted
        }
        sceneFiles = project.scenes.filter { $0.origin == .file }.compactMap { $0.file.map { URL(filePath: $0) } }
        let places = catalogs.flatMap(\.sources).map(\.files.file.url) + fonts + sceneFiles
        folders = Set(
            ([project.directory] + places.map { $0.deletingLastPathComponent() }).map { LinkedPath($0.path).target }
        ).sorted()
    }

    /// Every file: the configuration and the baseline, fonts, catalogs and scene files.
    var files: [URL] {
        common + catalogs.flatMap(\.sources).flatMap(\.files.files).map(\.url) + sceneFiles + roomSources
    }

    /// Why everything has to be checked: the first of the common files that has changed, a `galley.yml` above a file,
    /// or a font that a pattern may match; nil where there is no such change.
    func reasonForAll(in files: ChangedFiles) -> String? {
        for file in common {
            switch files.state(of: file) {
            case .same: continue
            case .changed(let path): return files.changed(path)
            case .untracked: return files.untracked(file)
            }
        }
        for path in files.paths(where: { $0 == Project.fileName || $0.hasSuffix("/" + Project.fileName) }) {
            let place = files.repository.place(of: path)
            let folder = place[..<(place.lastIndex(of: "/") ?? place.startIndex)]
            if folders.contains(where: { ($0 + "/").hasPrefix(folder + "/") }) { return files.changed(path) }
        }
        let gone = files.paths { path in
            let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
            return Self.fontEndings.contains(ending) && files.isGone(path)
        }
        if let deleted = gone.first(where: { isNear(files.repository.place(of: $0)) }) { return files.deleted(deleted) }
        let unknown = files.unknownRepositories.first { path in
            let place = files.repository.place(of: path)
            return isNear(place) || folders.contains { ($0 + "/").hasPrefix(place + "/") }
        }
        return unknown.map { files.isTracked($0) && !files.isGone($0) ? files.changed($0) : files.deleted($0) }
    }

    /// Whether a file is in or below a folder of the project.
    func isNear(_ place: String) -> Bool { folders.contains { place.hasPrefix($0 + "/") } }

    /// The paths below the root of files that are compared separately: the scene files and the files of catalogs.
    func comparedFiles(in files: ChangedFiles) -> Set<String> {
        let catalogFiles = catalogs.flatMap(\.sources).flatMap(\.files.files).map(\.url)
        return Set((catalogFiles + sceneFiles).compactMap { files.repository.below(LinkedPath($0.path).target) })
    }

    private static let fontEndings: Set = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
}
