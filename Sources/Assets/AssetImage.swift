internal import Foundation

/// A picture of a catalog, in a format that browsers show, no larger than pictures of scenes need. A PDF becomes SVG.
package struct AssetImage: Hashable, Sendable {
    package enum Format: Hashable, Sendable {
        case png, jpeg, svg
    }

    package var format: Format
    package var bytes: [UInt8]
    /// In pixels, or for SVG in its own unit.
    package var width: Double
    package var height: Double
    /// Whether only the outline counts, which has the colour of texts; nil where the catalog does not say.
    package var isTemplate: Bool?

    /// The picture of an image set.
    init?(set folder: String, in root: String) {
        guard let contents = AssetFile.contents(of: folder, in: root) else { return nil }
        for candidate in contents.candidates {
            guard let bytes = AssetFile.bytes("\(folder)/\(candidate.name)", in: root),
                var image = AssetImage(bytes: bytes)
            else { continue }
            image.isTemplate = contents.isTemplate
            self = image
            return
        }
        return nil
    }

    /// A PNG, JPEG, SVG or PDF; nil for a format that is not shown, and for one that is damaged.
    package init?(bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            guard let size = PixelImage.size(ofPNG: bytes) else { return nil }
            if max(size.width, size.height) <= Self.longestSide, bytes.count <= Self.mostBytes {
                guard PixelImage(png: bytes) != nil else { return nil }
                self.init(.png, bytes, Double(size.width), Double(size.height))
            } else {
                guard let small = PixelImage(png: bytes)?.scaled(longestSide: Self.longestSide),
                    let file = small.png, file.count <= 4 * Self.mostBytes
                else { return nil }
                self.init(.png, file, Double(small.width), Double(small.height))
            }
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            guard bytes.count > 4 * Self.mostBytes else {
                guard let size = ImageHeader.size(of: bytes) else { return nil }
                self.init(.jpeg, bytes, size.width, size.height)
                return
            }
            guard
                let small = PixelImage(jpeg: bytes, longestSide: Self.longestSide)?.scaled(
                    longestSide: Self.longestSide),
                let file = small.png
            else { return nil }
            self.init(.png, file, Double(small.width), Double(small.height))
        } else if bytes.starts(with: Array("%PDF".utf8)) {
            guard bytes.count <= 4 * Self.mostBytes, let picture = PDFPicture(bytes) else { return nil }
            self.init(.svg, picture.document, picture.width, picture.height)
        } else {
            guard bytes.count <= Self.mostBytes, let size = ImageHeader.size(of: bytes) else { return nil }
            self.init(.svg, bytes, size.width, size.height)
        }
    }

    private init(_ format: Format, _ bytes: [UInt8], _ width: Double, _ height: Double) {
        (self.format, self.bytes, self.width, self.height) = (format, bytes, width, height)
    }

    /// Pixels; larger pictures are made smaller.
    static let longestSide = 512
    /// A larger PNG, and a JPEG of four times as many, is written anew; an SVG of that size is not shown.
    private static let mostBytes = 1 << 18
}

extension AssetContents {
    /// The files of an image set, the most suitable first: light, for phones, of two pixels a point.
    fileprivate var candidates: [(name: String, scale: Double)] {
        let scales = ["2x", "3x", "1x"]
        let suited = (images ?? []).prefix(200).filter {
            $0.filename.map { !$0.contains("/") && !$0.isEmpty } ?? false
        }
        let ranked = suited.map { entry in
            let scale = entry.scale.flatMap { scales.firstIndex(of: $0) } ?? 0
            let idiom = ["universal", "iphone", "ipad"].firstIndex(of: entry.idiom ?? "universal") ?? 3
            return (
                rank: (entry.appearances.isDark == false ? 0 : 100) + idiom * 10 + scale, name: entry.filename ?? "",
                scale: entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            )
        }
        return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(6).map { ($0.name, $0.scale) }
    }
}

/// The size of an image set in points.
struct AssetImageSize {
    let width: Double
    let height: Double

    /// By the first file whose size can be read: its pixels by its scale. A vector has its own size; a file for every scale
    /// has one pixel a point.
    init?(set folder: String, in root: String) {
        for candidate in AssetFile.contents(of: folder, in: root)?.candidates ?? [] where candidate.scale > 0 {
            guard let bytes = AssetFile.bytes("\(folder)/\(candidate.name)", in: root),
                let size = ImageHeader.size(of: bytes)
            else { continue }
            (width, height) = (size.width / candidate.scale, size.height / candidate.scale)
            return
        }
        return nil
    }
}
