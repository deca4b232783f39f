package import Foundation

/// The files below a folder.
package enum FolderFiles {
    /// The paths of files and folders, relative to the folder, but for hidden ones, those that tools make or fetch, and
    /// what is in them. O(files).
    ///
    /// - Parameter isEntered: Whether what is in a folder counts too.
    package static func paths(below folder: URL, isEntered: (String) -> Bool = { _ in true }) -> [String] {
        listing(below: folder, most: .max, deepest: .max, isEntered: isEntered).paths
    }

    /// The same for a folder of any size, such as a whole home folder.
    ///
    /// - Parameters:
    ///   - most: How many files and folders are looked at.
    ///   - deepest: How many folders inside each other are entered.
    /// - Returns: The paths, and whether there are no others.
    package static func listing(
        below folder: URL, most: Int, deepest: Int, isEntered: (String) -> Bool = { _ in true }
    ) -> (paths: [String], isComplete: Bool) {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return ([], true) }
        var paths: [String] = []
        var isComplete = true
        for case let path as String in files {
            guard paths.count < most else { return (paths, false) }
            let last = path.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || passedOver.contains(String(last)) || isForDevelopers(path) {
                files.skipDescendants()
            } else {
                paths.append(path)
                if !isEntered(path) {
                    files.skipDescendants()
                } else if path.utf8.count(where: { $0 == UInt8(ascii: "/") }) >= deepest {
                    files.skipDescendants()
                    isComplete = false
                }
            }
        }
        return (paths, isComplete)
    }

    /// Whether it is a file, or a link to one. Reading a pipe would wait until something is written to it.
    package static func isPlainFile(_ url: URL) -> Bool {
        var facts = stat()
        return stat(url.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    }

    /// Gradle's source sets of debug builds and of tests on devices: their texts replace some of the app's where developers alone
    /// see them, and the translations of those are in `src/main`.
    private static func isForDevelopers(_ path: String) -> Bool {
        ["src/debug", "src/androidTest"].contains { path == $0 || path.hasSuffix("/" + $0) }
    }

    /// Folders of build products, of other people's code, of the texts and pictures that release tools show in shops, which
    /// have a folder a locale too (fastlane), and of the copies that Xcode puts beside the `.xliff` in an `.xcloc` folder.
    private static let passedOver: Set = [
        "build", "dist", "DerivedData", "target",
        "node_modules", "bower_components", "Pods", "Carthage", "vendor", "venv", "site-packages", "__pycache__",
        "fastlane", "screenshots", "Screenshots", "Source Contents",
    ]
}
