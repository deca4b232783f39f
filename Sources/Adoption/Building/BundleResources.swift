internal import Foundation

/// Links to the resources of an app beside its program, where Foundation looks for those of the main bundle.
///
/// Source: Apple, “Bundle Structures” (Bundle Programming Guide): resources lie side by side, but for those of a language, which are in
/// its folder.
struct BundleResources {
    /// For each link, by its name or with the folder of its language, the file that it leads to.
    private(set) var links: [String: URL] = [:]

    /// What other files Xcode makes of, and what is not copied.
    private static let made: Set = [
        "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "storyboard", "xib", "metal", "intentdefinition",
        "entitlements",
        "xcconfig", "docc", "h", "m", "mm", "c", "cpp", "modulemap", "md", "xcprivacy", "xctestplan",
    ]

    /// - Parameters:
    ///   - files: Those of the target. Of several with one name the first by their paths counts.
    ///   - folders: Those of the project: what a project file names elsewhere is not read.
    init(of files: [URL], in folders: [URL]) {
        let roots = folders.map { $0.standardizedFileURL.resolvingSymlinksInPath().path + "/" }
        for file in files where !Self.made.contains(file.pathExtension) {
            let place = file.standardizedFileURL.resolvingSymlinksInPath()
            guard roots.contains(where: { place.path.hasPrefix($0) }), AppFiles.exists(place) else { continue }
            let language = file.deletingLastPathComponent().lastPathComponent
            let name = file.lastPathComponent
            let link = language.hasSuffix(".lproj") ? "\(language)/\(name)" : name
            guard link != "Info.plist", links[link] == nil else { continue }
            links[link] = place
        }
    }

    /// Makes the links in the folder of the program, in the place of those of an earlier run. What is there and is no link stays.
    func link(in folder: URL) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] where !Self.isOfGalley(name) {
            let place = folder.appending(path: name)
            if name.hasSuffix(".lproj") || (try? manager.destinationOfSymbolicLink(atPath: place.path)) != nil {
                try? manager.removeItem(at: place)
            }
        }
        for (name, file) in links where !Self.isOfGalley(name) {
            let place = folder.appending(path: name)
            try? manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? manager.createSymbolicLink(at: place, withDestinationURL: file)
        }
    }

    private static func isOfGalley(_ name: String) -> Bool { name.hasPrefix("galley_") }
}
