internal import Catalogs
internal import Foundation

/// The folders of a package that belong to other targets than that of a program, or to other packages: their catalogs are
/// in bundles of their own, where the texts of the program are not looked up.
///
/// A target is a folder in `Sources` or one of its other names, or one that the manifest names with `path:`.
struct OtherTargets {
    private var folders: [String] = []

    /// Those of the package that a source file of the program is in; nil where it is in none.
    init?(of source: URL) {
        guard let manifest = Project.nearest("Package.swift", to: source.deletingLastPathComponent()) else {
            return nil
        }
        self.init(thanThatOf: source, in: manifest.deletingLastPathComponent())
    }

    /// - Parameters:
    ///   - source: A source file of the program.
    ///   - package: The folder of the manifest.
    init(thanThatOf source: URL, in package: URL) {
        let source = source.standardizedFileURL.path
        let package = package.standardizedFileURL
        let manifest = (try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        let named = manifest.matches(of: /\bpath:\s*"([^"]+)"/).map { package.appending(path: String($0.output.1)) }
        let usual = Self.roots.flatMap { root in
            let folder = package.appending(path: root)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let targets = names.map { folder.appending(path: $0) }.filter { FileKind($0.path) == .folder }
            // The files of a package's only target may be in the folder of all.
            let isTarget = source.hasPrefix(folder.path + "/") && !targets.contains { Self.holds($0, source) }
            return isTarget ? [] : targets
        }
        let packages = FolderFiles.paths(below: package).filter { $0.hasSuffix("/Package.swift") }
            .map { package.appending(path: $0).deletingLastPathComponent() }
        folders = (named + usual + packages).map(\.standardizedFileURL)
            .filter { !Self.holds($0, source) && $0.path.hasPrefix(package.path + "/") }
            .map { $0.path + "/" }
    }

    /// Whether a path is in the folder of another target.
    func hold(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } }

    private static func holds(_ folder: URL, _ path: String) -> Bool {
        path.hasPrefix(folder.standardizedFileURL.path + "/")
    }

    /// Source: Swift Package Manager, predefined directories of targets, tests and plugins.
    private static let roots = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}
