package import Foundation

/// What is below a folder that a person works on.
package enum FolderFiles {
    /// The paths of files and folders, relative to the folder, but for hidden ones, those that tools make or fetch, and
    /// what is in them. O(files).
    ///
    /// - Parameter isEntered: Whether what is in a folder counts too.
    package static func paths(below folder: URL, isEntered: (String) -> Bool = { _ in true }) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var paths: [String] = []
        for case let path as String in files {
            let last = path.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || passedOver.contains(String(last)) {
                files.skipDescendants()
            } else {
                paths.append(path)
                if !isEntered(path) { files.skipDescendants() }
            }
        }
        return paths
    }

    /// Folders of build products, of other people's code, of the texts and pictures that release tools show in shops, which
    /// have a folder a locale too (fastlane), and of the copies that Xcode puts beside the `.xliff` in an `.xcloc` folder.
    private static let passedOver: Set = [
        "build", "dist", "DerivedData", "target",
        "node_modules", "bower_components", "Pods", "Carthage", "vendor", "venv", "site-packages", "__pycache__",
        "fastlane", "screenshots", "Screenshots", "Source Contents",
    ]
}
