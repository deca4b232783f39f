internal import Catalogs
internal import Foundation
internal import Labels
package import Rooms

/// The resources of the Android projects that layouts belong to, read once for all of them.
package final class AndroidProjects {
    private var known: [String: AndroidProject] = [:]
    /// Paths that may be read besides the files of a project, as the command line names them.
    private let allowed: [String]

    package init(allowing paths: [String]) { allowed = paths }

    /// Why files could not be read, each once.
    private var unread: [String: String] = [:]
    /// The same for those that a project may not name, such as links to files outside of it.
    private var refused: [String: String] = [:]

    /// Messages about the files that could not be read, in their order.
    package var faults: [String] { (refused.values + faultsInside).sorted() }

    /// The same without ``outside``.
    var faultsInside: [String] {
        (unread.values + known.values.flatMap(\.faults).map { "\(InputError(catalog: $0))" }).sorted()
    }

    /// The files that a project may not name, such as links to files outside of it.
    var outside: [String] { refused.keys.sorted() }

    /// The project around a file: below the nearest folder with Gradle's settings, or the folder of resources alone.
    package func project(around path: String) -> AndroidProject {
        let resources = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        let root = (Self.root(around: resources) ?? resources).standardizedFileURL
        if let known = known[root.path] { return known }
        let prefix = Self.prefix(of: path, below: root)
        let paths = Self.files(below: root).map { prefix + $0 }
        let tree = ProjectTree(root: root.path, allowing: allowed)
        let project = AndroidProject(
            paths: paths, eachSource: { Self.readSources(below: root, in: tree, $0) },
            read: { [weak self] path in
                do {
                    return Array(try InputFile.data(at: URL(filePath: path), named: path, in: tree))
                } catch {
                    if tree.refusal(of: path) != nil {
                        self?.refused[path] = "\(error)"
                    } else {
                        self?.unread[path] = "\(error)"
                    }
                    return nil
                }
            })
        known[root.path] = project
        return project
    }

    /// How the user writes the folder: messages name its files in the same way.
    private static func prefix(of path: String, below root: URL) -> String {
        let inside = URL(filePath: path).standardizedFileURL.pathComponents.count - root.pathComponents.count
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > inside else { return parts.count == inside ? "" : root.path + "/" }
        return parts.dropLast(inside).joined(separator: "/") + "/"
    }

    private static func root(around folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.pathComponents.count > 1 {
            for name in ["settings.gradle", "settings.gradle.kts"]
            where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
                return folder
            }
            // What is around a repository does not belong to it.
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The XML files of the folders of resources that layouts refer to. Those of tests and of built products are left out.
    private static func files(below root: URL) -> [String] {
        guard let walker = FileManager.default.enumerator(atPath: root.path) else { return [] }
        var files: [String] = []
        while let path = walker.nextObject() as? String, files.count < limit {
            let name = path.split(separator: "/").last ?? ""
            if skipped.contains(String(name)) || name.hasPrefix(".") {
                walker.skipDescendants()
            } else if name.hasSuffix(".xml"), let folder = path.split(separator: "/").dropLast().last,
                kinds.contains(where: { folder == $0 || folder.hasPrefix($0 + "-") })
            {
                files.append(path)
            }
        }
        return files.sorted()
    }

    /// Passes on the source code, without that of tests and of built products. A file that cannot be read says nothing.
    private static func readSources(below root: URL, in tree: ProjectTree, _ take: ([UInt8]) -> Void) {
        let paths = FolderFiles.listing(below: root, most: ProjectScan.most, deepest: ProjectScan.deepest).paths.filter
        {
            ($0.hasSuffix(".java") || $0.hasSuffix(".kt"))
                && skipped.isDisjoint(with: $0.split(separator: "/").map(String.init))
        }
        for path in paths.sorted().prefix(sourceLimit) {
            guard let data = try? InputFile.data(at: root.appending(path: path), named: path, in: tree) else {
                continue
            }
            take([UInt8](data))
        }
    }

    private static let sourceLimit = 20_000
    private static let limit = 50_000
    private static let skipped: Set = ["build", "node_modules", "test", "androidTest"]
    private static let kinds = ["values", "layout", "drawable"]
}
