internal import Foundation

/// The files of an app as Xcode and the package manager take them. `FolderFiles` of Catalogs passes over folders that may have an
/// app's code, such as `vendor`.
enum AppFiles {
    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// The folders in a folder.
    static func folders(in folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (found ?? []).filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }

    /// Every file below a folder, in the order of their paths; without hidden ones, build folders and links that lead out
    /// of the folder. Catalogs of assets and other packages count as one file.
    ///
    /// - Parameter manifests: Whether the manifests of packages are among them.
    static func all(in folder: URL, manifests: Bool = false) -> [URL] {
        var files: [URL] = []
        var open = [folder]
        while let next = open.popLast() {
            let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
            let found = try? FileManager.default.contentsOfDirectory(
                at: next, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
            for url in found ?? [] {
                let values = try? url.resourceValues(forKeys: Set(keys))
                if values?.isSymbolicLink == true { continue }
                if values?.isDirectory != true {
                    if manifests || url.lastPathComponent != "Package.swift" { files.append(url) }
                } else if wholeFolders.contains(url.pathExtension) {
                    files.append(url)
                } else if !["build", "DerivedData", "Pods", "Carthage", "node_modules"].contains(url.lastPathComponent)
                {
                    open.append(url)
                }
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The outermost folders in a folder that have the manifest of a package. A file of that name may be an app's own.
    static func packages(in folder: URL) -> [URL] {
        let found = all(in: folder, manifests: true).filter { file in
            guard file.lastPathComponent == "Package.swift", let data = try? Data(contentsOf: file) else {
                return false
            }
            return String(decoding: data, as: UTF8.self).contains("import PackageDescription")
        }.map { $0.deletingLastPathComponent().standardizedFileURL }.filter { $0.path != folder.path }
        return found.filter { one in !found.contains { one.path.hasPrefix($0.path + "/") } }
    }

    private static let wholeFolders: Set = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground",
        "xcodeproj",
        "xcworkspace",
    ]
}
