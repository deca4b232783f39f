#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension URL {
    /// The path of a file as people write it: relative to the current folder where the file is inside.
    package var pathFromHere: String {
        let path = standardizedFileURL.path
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
