internal import Foundation
internal import Galley
internal import Rooms

extension RoomsCommand {
    /// The screens of a layout file, by the ending of its name. A note counts what is known.
    ///
    /// - Parameters:
    ///   - output: The file of rooms; paths are relative to its folder, or to the current one.
    ///   - widths: The widths of screens that the user asks for.
    ///   - dump: What dumps of screens do not say.
    static func screens(
        ofFile path: String, for output: String?, in projects: AndroidProjects, widths: [Int], dump: DumpSettings
    ) throws -> [RoomsFile.Screen] {
        let url = URL(filePath: path)
        let data = try InputFile.data(at: url, named: path)
        let screens: [RoomsFile.Screen]?
        do throws(CatalogError) {
            screens = try LayoutFile.screens(Array(data), path: path, widths: widths.map(Double.init), dump: dump) {
                projects.project(around: path)
            }
        } catch {
            throw InputError(catalog: error)
        }
        guard let screens else {
            throw InputError(
                .configuration,
                "rooms are read from addresses such as http://localhost:8080/, and from \(LayoutFile.kinds)", file: path
            )
        }
        StandardError.write("note: \(path): \(RoomCounts(screens).text)\n")
        let folder = URL(filePath: output ?? "rooms.json").deletingLastPathComponent()
        return screens.map { $0.mapFiles { URL(filePath: $0).path(from: folder) } }
    }
}

/// The resources of the Android projects that layouts belong to, read once for all of them.
final class AndroidProjects {
    private var known: [String: AndroidProject] = [:]
    /// Paths that may be read besides the files of a project, as the command line names them.
    private let allowed: [String]

    init(allowing paths: [String]) { allowed = paths }

    /// Why files could not be read, each once.
    private var refused: [String: String] = [:]

    /// Messages about the files that could not be read, in their order.
    var faults: [String] {
        let broken = known.values.flatMap(\.faults).map { "\(InputError(catalog: $0))" }
        return (refused.values + broken).sorted()
    }

    /// The project around a file: below the nearest folder with Gradle's settings, or the folder of resources alone.
    func project(around path: String) -> AndroidProject {
        let resources = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        let root = (Self.root(around: resources) ?? resources).standardizedFileURL
        if let known = known[root.path] { return known }
        let prefix = Self.prefix(of: path, below: root)
        let paths = Self.files(below: root).map { prefix + $0 }
        let tree = ProjectTree(root: root.path, allowing: allowed)
        let project = AndroidProject(paths: paths) { [weak self] path in
            do {
                return Array(try InputFile.data(at: URL(filePath: path), named: path, in: tree))
            } catch {
                self?.refused[path] = "\(error)"
                return nil
            }
        }
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

    private static let limit = 50_000
    private static let skipped: Set = ["build", "node_modules", "test", "androidTest"]
    private static let kinds = ["values", "layout", "drawable"]
}

extension URL {
    /// The path that leads from a folder to the file.
    fileprivate func path(from folder: URL) -> String {
        let parts = standardizedFileURL.pathComponents
        let base = folder.standardizedFileURL.pathComponents
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: base.count - shared) + parts[shared...]).joined(separator: "/")
    }
}
