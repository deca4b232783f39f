internal import Catalogs
internal import Foundation
internal import Labels

/// A workspace of Xcode: the projects and packages that it shows together.
///
/// Source: the format has no description by Apple. What is read here was found in public projects.
struct XcodeWorkspace {
    /// The files and folders that it names.
    let items: [URL]

    /// - Parameter workspace: The `.xcworkspace`; nil where it cannot be read.
    init?(contentsOf workspace: URL) {
        let file = workspace.appending(path: "contents.xcworkspacedata")
        guard let data = try? InputFile.data(at: file, named: "", largest: Self.mostBytes),
            let root = try? XML.tree(Array(data), file: "")
        else { return nil }
        let folder = workspace.deletingLastPathComponent().standardizedFileURL
        items = Self.items(of: root, in: folder, container: folder)
    }

    /// Those that show a project: the one that was named, or else each beside it or in the folder that was named.
    static func all(with project: URL, for path: URL) -> [XcodeWorkspace] {
        let named = path.pathExtension == "xcodeproj" ? path.deletingLastPathComponent() : path
        let folders = Set([project.deletingLastPathComponent(), named].map(\.standardizedFileURL.path)).sorted()
        let found =
            path.pathExtension == "xcworkspace"
            ? [path]
            : folders.flatMap { AppFiles.folders(in: URL(filePath: $0)) }.filter { $0.pathExtension == "xcworkspace" }
        return found.compactMap(XcodeWorkspace.init).filter { workspace in
            workspace.items.contains { $0.path == project.standardizedFileURL.path }
        }
    }

    /// The folders of packages in it.
    var packages: [URL] { items.filter { AppFiles.exists($0.appending(path: "Package.swift")) } }

    private static let mostBytes = 10_000_000

    /// A path follows the word for what it is relative to: the group around it, or the folder with the workspace.
    private static func items(of element: XML.Element, in group: URL, container: URL) -> [URL] {
        element.elements.flatMap { element -> [URL] in
            let parts = (element.attributes["location"] ?? "").split(separator: ":", maxSplits: 1)
            let path = parts.count > 1 ? String(parts[1]) : ""
            let place: URL
            switch parts.first {
            case "group": place = path.isEmpty ? group : group.appending(path: path).standardizedFileURL
            case "container": place = path.isEmpty ? container : container.appending(path: path).standardizedFileURL
            case "absolute": place = URL(filePath: path)
            default: return []
            }
            return element.name == "Group" ? items(of: element, in: place, container: container) : [place]
        }
    }
}
