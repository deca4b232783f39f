internal import Foundation

/// What is below the folder of a project.
enum ProjectFiles {
    /// The paths of files and folders, relative to the folder, but for hidden and built ones and what is in them. O(files).
    ///
    /// - Parameter isEntered: Whether what is in a folder counts too.
    static func paths(below folder: URL, isEntered: (String) -> Bool = { _ in true }) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var paths: [String] = []
        for case let path as String in files {
            let last = path.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || last == "build" || last == "node_modules" {
                files.skipDescendants()
            } else {
                paths.append(path)
                if !isEntered(path) { files.skipDescendants() }
            }
        }
        return paths
    }
}
