internal import Catalogs
internal import Foundation
internal import Labels
package import Rooms

/// What the source code of apps gives to the outlets of their storyboards, read once for each app.
package final class AppSources {
    private var known: [String: AssignedTexts] = [:]
    /// Paths that may be read besides the files of a project, as the command line names them.
    private let allowed: [String]

    package init(allowing paths: [String]) { allowed = paths }

    /// The texts that the code of the app around a file assigns: the Swift and Objective-C files below the nearest folder with an
    /// Xcode project, a package or a repository. O(n) in their lengths, once.
    package func texts(around path: String) -> AssignedTexts {
        guard let root = Self.root(around: URL(filePath: path).deletingLastPathComponent()) else {
            return AssignedTexts()
        }
        if let texts = known[root.path] { return texts }
        let tree = ProjectTree(root: root.path, allowing: allowed)
        var texts = AssignedTexts()
        let paths = FolderFiles.listing(below: root, most: ProjectScan.most, deepest: ProjectScan.deepest).paths
        for path in paths.filter(Self.isSource).sorted().prefix(Self.most) {
            // A file that cannot be read assigns nothing that is known.
            guard let data = try? InputFile.data(at: root.appending(path: path), named: path, in: tree),
                data.count <= Self.largest
            else { continue }
            texts.add([UInt8](data))
        }
        known[root.path] = texts
        return texts
    }

    private static func root(around folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.pathComponents.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm"].contains(where: path.hasSuffix)
    }

    /// The most files that are read.
    private static let most = 20_000
    /// In bytes; a longer file was made by a program.
    private static let largest = 2 << 20
}
