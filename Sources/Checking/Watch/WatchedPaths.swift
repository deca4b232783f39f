internal import Catalogs
internal import Foundation
internal import Labels
internal import Projects

/// The paths to look at in order to notice that a project has changed: its files, and the folders in which others may
/// appear.
struct WatchedPaths {
    private(set) var paths: Set<String> = []

    /// 1. The files of the project, and the folders that contain them.
    /// 2. All folders below that of the configuration, where patterns and folders of catalogs lead: a new file changes the
    ///    time of its folder.
    /// 3. Files around catalogs that state their source language.
    ///
    /// O(files below the folder).
    ///
    /// - Parameter output: A folder that is written to meanwhile, and says nothing about the project.
    init(_ projects: [(project: Project, inputs: ProjectInputs)], besides output: URL?) {
        let output = output.map { LinkedPath($0.path).target }
        for (project, inputs) in projects {
            for file in inputs.files { add(file, parents: 2) }
            addFolders(below: project.directory, besides: output)
            for catalog in inputs.catalogs { addStatements(around: catalog) }
        }
        if let output { paths.remove(output) }
    }

    /// Further paths where projects cannot be read: the file with the error, and where a missing one may appear.
    mutating func add(_ error: InputError) {
        if let file = error.file { add(URL(filePath: file), parents: 2) }
    }

    private mutating func add(_ file: URL, parents: Int) {
        var url = file
        paths.insert(url.path)
        for _ in 0..<parents {
            url = url.deletingLastPathComponent()
            paths.insert(url.path)
        }
    }

    private mutating func addFolders(below root: URL, besides output: String?) {
        let base = LinkedPath(root.path).target
        paths.insert(root.path)
        for path in FolderFiles.paths(below: root, isEntered: { "\(base)/\($0)" != output }) {
            let place = root.appending(path: path).path
            var isFolder: ObjCBool = false
            if ProjectLanguage.mayBeStated(in: path)
                || FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
            {
                if "\(base)/\(path)" != output { paths.insert(place) }
            }
        }
    }

    /// Sixteen folders upward, as `ProjectLanguage` looks.
    private mutating func addStatements(around catalog: Catalog) {
        guard let file = catalog.sources.first?.files.file.url.standardizedFileURL else { return }
        var folder = file.deletingLastPathComponent()
        for _ in 0..<16 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names + ["config/application.rb"] where ProjectLanguage.mayBeStated(in: name) {
                paths.insert(folder.appending(path: name).path)
            }
            for name in names where name.hasSuffix(".xcodeproj") {
                paths.insert(folder.appending(path: "\(name)/project.pbxproj").path)
            }
            if names.contains(".git") || folder.path == "/" { return }
            folder = folder.deletingLastPathComponent()
        }
    }
}
