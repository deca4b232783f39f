package import Foundation

/// When each file of an app was written that decides what its program is: sources, asset catalogs, project files, build
/// settings and manifests.
///
/// Catalogs of texts are not among them: a program reads them whenever it runs.
package struct SourceState: Equatable {
    private let folders: [URL]
    private var files: [URL: Written] = [:]

    private struct Written: Equatable {
        let date: Date?
        let size: Int?
    }

    /// Looks at every file below the folders: O(files), without reading them.
    init(of folders: [URL]) {
        self.folders = folders
        for file in folders.flatMap({ AppFiles.all(in: $0, manifests: true) }) {
            switch file.pathExtension {
            case "swift", "xcconfig", "resolved": add(file)
            case "xcodeproj": add(file.appending(path: "project.pbxproj"))
            case "xcassets":
                for path in (try? FileManager.default.subpathsOfDirectory(atPath: file.path)) ?? [] {
                    add(file.appending(path: path))
                }
            default: break
            }
        }
    }

    private mutating func add(_ url: URL) {
        // Values of resources are kept by the URL that was asked once.
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        files[url] = Written(date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    }

    /// The state of the same folders now.
    package var now: SourceState { SourceState(of: folders) }

    /// The files that another state has otherwise, or only one of the two, in the order of their paths.
    package func changes(from other: SourceState) -> [URL] {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted { $0.path < $1.path }
    }
}
