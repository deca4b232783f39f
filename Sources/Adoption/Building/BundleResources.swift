internal import Foundation

/// Links to the resources of an app beside its program, where Foundation looks for those of the main bundle.
///
/// Source: Apple, “Bundle Structures” (Bundle Programming Guide): resources lie side by side, but for those of a language, which are in
/// its folder.
struct BundleResources {
    /// For each link, by its name or with the folder of its language, the file that it leads to.
    private(set) var links: [String: URL] = [:]

    /// What other files Xcode makes of, and what is no resource.
    private static let made: Set = [
        "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "storyboard", "xib", "metal", "intentdefinition",
        "entitlements", "xcconfig", "docc", "h", "m", "mm", "c", "cpp", "modulemap", "xctestplan",
    ]

    /// - Parameters:
    ///   - files: Those of the target. Of several with one name the first by their paths counts.
    ///   - folders: Those of the project: what a project file names elsewhere is not read.
    init(of files: [URL], in folders: [URL]) {
        let roots = folders.map { $0.standardizedFileURL.resolvingSymlinksInPath().path + "/" }
        for file in files.flatMap(Self.parts) where !Self.made.contains(file.pathExtension) {
            let place = file.standardizedFileURL.resolvingSymlinksInPath()
            guard roots.contains(where: { place.path.hasPrefix($0) }), AppFiles.exists(place) else { continue }
            let language = file.deletingLastPathComponent().lastPathComponent
            let name = file.lastPathComponent
            let link = language.hasSuffix(".lproj") ? "\(language)/\(name)" : name
            guard link != "Info.plist", !name.hasPrefix("galley_"), links[link] == nil else { continue }
            links[link] = place
        }
    }

    /// The files of a folder of a language, which is one folder beside the program, whatever makes it up; anything else as it is.
    private static func parts(of file: URL) -> [URL] {
        guard file.pathExtension == "lproj" else { return [file] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lproj") }.sorted().map { file.appending(path: $0) }
    }

    /// Makes the links in the folder of the program. Those of an earlier run that are the same stay, since a program may be reading
    /// them; what is there and is no link stays, too.
    ///
    /// - Parameter program: Its name, which no resource takes.
    func link(in folder: URL, beside program: String) {
        let manager = FileManager.default
        let links = links.filter { $0.key != program && $0.key != "\(program).\(AppFacts.pathExtension)" }
        func target(_ name: String) -> String? {
            try? manager.destinationOfSymbolicLink(atPath: folder.appending(path: name).path)
        }
        for name in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] where !name.hasPrefix("galley_") {
            guard let old = target(name), links[name]?.path != old else { continue }
            try? manager.removeItem(at: folder.appending(path: name))
        }
        let languages = Set(links.keys.map { ($0 as NSString).deletingLastPathComponent })
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasSuffix(".lproj") && !languages.contains(name) {
            try? manager.removeItem(at: folder.appending(path: name))
        }
        for (name, file) in links where target(name) == nil {
            let place = folder.appending(path: name)
            try? manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? manager.createSymbolicLink(at: place, withDestinationURL: file)
        }
    }
}
