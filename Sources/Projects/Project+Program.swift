internal import Basics
internal import Catalogs
package import Foundation
internal import Frames
internal import Labels
internal import Scenes

extension Project {
    /// The project of a program's scenes: its configuration, or the defaults where it has none.
    ///
    /// - Parameter paths: Paths that may be read besides the files of its tree.
    init(of scenes: SwiftScenes, allowing paths: [String]) throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let package = scenes.source.flatMap { Self.nearest("Package.swift", to: $0.deletingLastPathComponent()) }?
            .deletingLastPathComponent()
        let beside = scenes.source.flatMap { source in
            Self.nearest(Self.fileName, to: source.deletingLastPathComponent(), upTo: package)
        }
        if let file = beside ?? Self.nearest(Self.fileName, to: here) {
            self = try ProjectReader(url: file, swift: scenes, allowing: paths).read()
        } else {
            let source = scenes.source?.deletingLastPathComponent()
            let others = scenes.source.flatMap { OtherTargets(of: $0) }
            let folder = source.flatMap {
                Self.nearestCatalogs(to: $0, upTo: package ?? Self.top(of: $0, runningIn: here), leavingOut: others)
            }
            try self.init(defaultsFor: folder ?? package ?? here, scenes: scenes, allowing: paths)
        }
        // A program that runs in the folder of its app has the assets of all the app's modules.
        guard directory.standardizedFileURL.path.hasPrefix(here.standardizedFileURL.path) else { return }
        for index in self.scenes.indices { self.scenes[index].assetFolder = here }
    }

    /// An app that runs in its own folder may have its catalogs beside the folder of its sources, as one that shares them with its
    /// extensions.
    private static func top(of source: URL, runningIn here: URL) -> URL {
        let (inner, outer) = (source.standardizedFileURL.path, here.standardizedFileURL.path)
        return inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/") ? here : source
    }

    /// The folder of a program's source, or the nearest one above it, that has catalogs somewhere below which are not those
    /// of other targets: in a package of several programs those are the program's own.
    private static func nearestCatalogs(
        to folder: URL, upTo last: URL, leavingOut others: OtherTargets?
    ) -> URL? {
        var folder = folder.standardizedFileURL
        while !ProjectTemplate.hasCatalogs(below: folder, leavingOut: others) {
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path != folder.path, folder.path != last.standardizedFileURL.path else { return nil }
            folder = parent
        }
        return folder
    }

    /// A project with the settings that `ProjectTemplate` would write for a folder.
    init(defaultsFor folder: URL, scenes: SwiftScenes, allowing paths: [String] = []) throws {
        let name = InputFile.name(of: scenes.source ?? folder)
        let template = ProjectTemplate(
            for: folder, ofProgram: true, programSource: scenes.source, target: scenes.platform
        ).text
        self = try ProjectReader(
            url: folder.appending(path: Self.fileName), name: name, text: template, swift: scenes, allowing: paths
        ).read()
        remarks.append("there is no \(Self.fileName); used \(whatIsUsed); \(command) init writes one")
    }

    /// The catalogs and the matrix in words: "Localizable.xcstrings, all its locales, …".
    private var whatIsUsed: String {
        let names = catalogs.map { $0.entries.first?.position.file ?? $0.name }
        let texts = names.isEmpty ? "no catalog" : names.joined(separator: ", ")
        let sizes = matrix.textSizes.map(\.name).joined(separator: ", ")
        let widths = matrix.widths.map { Number.text($0.points) }.joined(separator: " and ")
        return "\(texts), all locales, text sizes \(sizes), widths \(widths)"
    }

    /// The file of that name in a folder or the nearest one above it.
    ///
    /// - Parameter last: The topmost folder that is searched; nil for the root of the file system.
    package static func nearest(_ name: String, to folder: URL, upTo last: URL? = nil) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let file = folder.appending(path: name)
            if FileManager.default.fileExists(atPath: file.path) { return file }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path != folder.path, folder.path != last?.standardizedFileURL.path else { return nil }
            folder = parent
        }
    }
}
