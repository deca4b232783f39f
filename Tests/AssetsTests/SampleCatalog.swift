import Assets
import Foundation

/// A project with an asset catalog, in a folder of its own.
final class SampleCatalog {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var catalogs: AssetCatalogs { AssetCatalogs(below: folder) }

    static let red = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
    /// Of the pictures that ``png(width:height:)`` makes.
    static let pixel: [UInt8] = [200, 100, 50, 255]

    func write(_ path: String, _ text: String, in catalog: String = "Assets.xcassets") throws {
        try write(path, Array(text.utf8), in: catalog)
    }

    func write(_ path: String, _ bytes: [UInt8], in catalog: String = "Assets.xcassets") throws {
        let file = folder.appending(path: "\(catalog)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func color(_ name: String, _ components: String, space: String = "srgb", in catalog: String = "Assets.xcassets")
        throws
    {
        try write(
            "\(name).colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": \(components)}}],
             "info": {"author": "xcode", "version": 1}}
            """, in: catalog)
    }

    /// A picture of one colour.
    static func png(width: Int, height: Int) -> [UInt8]? {
        PixelImage(width: width, height: height, color: (pixel[0], pixel[1], pixel[2], pixel[3])).png
    }
}
