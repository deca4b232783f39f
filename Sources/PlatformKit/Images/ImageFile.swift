internal import Assets
internal import Foundation

/// The size of a picture in a file.
struct ImageFile {
    /// In points.
    var size: CGSize
    /// Pixels a point.
    var scale: CGFloat

    private init?(_ url: URL, scale: CGFloat? = nil) {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), let pixels = Self.pixels(of: data) else {
            return nil
        }
        let scale = scale ?? Self.scale(ofName: url.lastPathComponent)
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.scale = scale
    }

    /// 2 for `NAME@2x.png`, 3 for `NAME@3x.png`, else 1.
    static func scale(ofName name: String) -> CGFloat { name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1 }

    /// The picture of a name in a bundle's resources.
    static func named(_ name: String, in bundle: Bundle) -> ImageFile? {
        guard let folder = bundle.resourceURL else { return nil }
        for suffix in ["@3x", "@2x", ""] {
            for type in ["png", "jpg", "jpeg", "gif"] {
                if let file = ImageFile(folder.appendingPathComponent("\(name)\(suffix).\(type)")) { return file }
            }
        }
        if let file = ImageFile(folder.appendingPathComponent(name)) { return file }
        return catalogs(in: folder).lazy.compactMap { imageSet(name, of: $0) }.first
    }

    private static func catalogs(in folder: URL) -> [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }

    /// What `Contents.json` of an image set says.
    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
        }
        var images: [Image]
    }

    private static func imageSet(_ name: String, of catalog: URL) -> ImageFile? {
        let set = catalog.appendingPathComponent("\(name).imageset")
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        return contents.images.lazy.compactMap { image in
            guard let file = image.filename else { return nil }
            return ImageFile(
                set.appendingPathComponent(file), scale: ["1x": 1, "2x": 2, "3x": 3][image.scale ?? "1x"])
        }.first
    }

    /// The size in pixels of a picture, from its header; nil for anything that is none.
    static func pixels(of data: Data) -> CGSize? {
        ImageHeader.size(of: [UInt8](data)).map { CGSize(width: $0.width, height: $0.height) }
    }
}
