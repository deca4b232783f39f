package import Foundation
internal import Synchronization

/// The asset catalogs of a project: colours and pictures by name.
///
/// Nothing in the catalogs is trusted: files and numbers are limited, links that lead out of the project are not
/// followed, and what cannot be read is left out. What was read is kept, so a name is read once.
package final class AssetCatalogs: Sendable {
    /// A set in a catalog.
    private struct Place: Sendable {
        var folder: String
        /// Whether the set is in the part of the project that is most likely the app's own.
        var rank: Int
    }

    private typealias Sets = (colors: [String: [Place]], images: [String: [Place]])

    private struct Known {
        /// nil until a name is asked for.
        var sets: Sets?
        var colors: [String: AssetColorPair?] = [:]
        var images: [String: AssetImage?] = [:]
        var sizes: [String: AssetImageSize?] = [:]
        /// The bytes of all pictures that are kept.
        var bytes = 0
    }

    private let root: String
    private let known = Mutex(Known())

    /// The catalogs below a folder.
    ///
    /// They are looked for when the first name is asked for: O(files), at most ``mostFiles``.
    package init(below folder: URL) {
        root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    }

    private var sets: Sets {
        known.withLock { known in
            if let sets = known.sets { return sets }
            let sets = Self.sets(below: root)
            known.sets = sets
            return sets
        }
    }

    /// A colour by its name; nil where no catalog has it or it cannot be read.
    ///
    /// - Parameter folder: The path of a folder whose catalogs come first.
    package func color(_ name: String, in folder: String? = nil) -> AssetColorPair? {
        guard let place = place(of: name, in: sets.colors, preferring: folder) else { return nil }
        if let known = known.withLock({ $0.colors[place] }) { return known }
        let color = AssetFile.contents(of: place, in: root).flatMap { AssetColorPair(contents: $0) }
        known.withLock { $0.colors[place] = .some(color) }
        return color
    }

    /// Whether there are pictures.
    package var hasImages: Bool { !sets.images.isEmpty }

    /// A picture by its name; nil where no catalog has it or it cannot be shown.
    ///
    /// - Parameter folder: The path of a folder whose catalogs come first.
    package func image(_ name: String, in folder: String? = nil) -> AssetImage? {
        guard let place = place(of: name, in: sets.images, preferring: folder) else { return nil }
        if let known = known.withLock({ $0.images[place] }) { return known }
        guard known.withLock({ $0.bytes }) < Self.mostBytes else { return nil }
        let image = AssetImage(set: place, in: root)
        known.withLock {
            $0.images[place] = .some(image)
            $0.bytes += image?.bytes.count ?? 0
        }
        return image
    }

    /// The size of a picture in points; nil where no catalog has it or its file says none.
    ///
    /// - Parameter folder: The path of a folder whose catalogs come first.
    package func imageSize(_ name: String, in folder: String? = nil) -> (width: Double, height: Double)? {
        guard let place = place(of: name, in: sets.images, preferring: folder) else { return nil }
        if let known = known.withLock({ $0.sizes[place] }) { return known.map { ($0.width, $0.height) } }
        let size = AssetImageSize(set: place, in: root)
        known.withLock { $0.sizes[place] = .some(size) }
        return size.map { ($0.width, $0.height) }
    }

    private func place(of name: String, in sets: [String: [Place]], preferring folder: String?) -> String? {
        guard let places = sets[name] else { return nil }
        let folder = folder.map { URL(filePath: $0).resolvingSymlinksInPath().standardizedFileURL.path + "/" }
        return (places.first { place in folder.map { place.folder.hasPrefix($0) } ?? false } ?? places.first)?.folder
    }

    /// How many files and folders are looked at.
    package static let mostFiles = 200_000
    /// How many bytes of pictures are kept.
    private static let mostBytes = 64 << 20

    /// The names by which code asks for the colours and the images of a catalog, in order. O(files).
    package static func names(in catalog: URL) -> (colors: [String], images: [String]) {
        let catalog = catalog.resolvingSymlinksInPath().standardizedFileURL
        let sets = sets(below: catalog.deletingLastPathComponent().path, in: catalog.lastPathComponent + "/")
        return (sets.colors.keys.sorted(), sets.images.keys.sorted())
    }

    /// - Parameter part: The path of the only folder that is looked at, with a slash at its end; empty for the whole.
    private static func sets(below root: String, in part: String = "") -> Sets {
        var (colors, images): ([String: [Place]], [String: [Place]]) = ([:], [:])
        guard let files = FileManager.default.enumerator(atPath: "\(root)/\(part)") else { return (colors, images) }
        var count = 0
        for case let found as String in files {
            let path = part + found
            count += 1
            guard count < mostFiles else { break }
            let last = path.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || passedOver.contains(String(last)) {
                files.skipDescendants()
            } else if let name = setName(path, "colorset", in: root) {
                colors[name, default: []].append(Place(folder: "\(root)/\(path)", rank: rank(of: path)))
                files.skipDescendants()
            } else if let name = setName(path, "imageset", in: root) ?? setName(path, "symbolset", in: root) {
                images[name, default: []].append(Place(folder: "\(root)/\(path)", rank: rank(of: path)))
                files.skipDescendants()
            }
        }
        func sorted(_ places: [Place]) -> [Place] { places.sorted { ($0.rank, $0.folder) < ($1.rank, $1.folder) } }
        return (colors.mapValues(sorted), images.mapValues(sorted))
    }

    /// The name by which code asks for a set, with the folders that are namespaces; nil for another path.
    private static func setName(_ path: String, _ type: String, in root: String) -> String? {
        guard path.hasSuffix(".\(type)") else { return nil }
        let parts = path.split(separator: "/").map(String.init)
        guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        let name = String(parts[parts.count - 1].dropLast(type.count + 1))
        let spaces = parts.indices.filter { $0 > catalog && $0 < parts.count - 1 }.filter { index in
            let folder = "\(root)/\(parts[...index].joined(separator: "/"))"
            return AssetFile.contents(of: folder, in: root)?.providesNamespace == true
        }
        return (spaces.map { parts[$0] } + [name]).joined(separator: "/")
    }

    /// Lower for an app's own folders than for those of its extensions, tests and other systems.
    private static func rank(of path: String) -> Int {
        let words = ["widget", "watch", "extension", "test", "preview", "tv", "mac", "intent", "example", "sample"]
        let folders = path.lowercased().split(separator: "/").prefix { !$0.hasSuffix(".xcassets") }
        return folders.count { folder in words.contains { folder.contains($0) } }
    }

    /// Folders of build products and of other people's code.
    private static let passedOver: Set = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor"]
}
