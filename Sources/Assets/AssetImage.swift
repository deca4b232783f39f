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
        for name in Self.candidates(contents.images ?? []) {
            guard let bytes = AssetFile.bytes("\(folder)/\(name)", in: root),
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
            guard bytes.count <= 4 * Self.mostBytes, let size = JPEGHeader.size(of: bytes) else { return nil }
            self.init(.jpeg, bytes, Double(size.width), Double(size.height))
        } else if bytes.starts(with: Array("%PDF".utf8)) {
            guard bytes.count <= 4 * Self.mostBytes, let picture = PDFPicture(bytes) else { return nil }
            self.init(.svg, picture.document, picture.width, picture.height)
        } else {
            guard bytes.count <= Self.mostBytes, let size = SVGHeader.size(of: bytes) else { return nil }
            self.init(.svg, bytes, size.width, size.height)
        }
    }

    private init(_ format: Format, _ bytes: [UInt8], _ width: Double, _ height: Double) {
        (self.format, self.bytes, self.width, self.height) = (format, bytes, width, height)
    }

    /// Pixels; larger pictures are made smaller.
    static let longestSide = 512
    /// A larger file is written anew, and a JPEG or SVG of that size is not shown.
    private static let mostBytes = 1 << 18

    /// The names of files, the most suitable first: light, for phones, of two pixels a point.
    private static func candidates(_ entries: [AssetContents.ImageEntry]) -> [String] {
        let scales = ["2x", "3x", "1x"]
        let suited = entries.prefix(200).filter { $0.filename.map { !$0.contains("/") && !$0.isEmpty } ?? false }
        let ranked = suited.map { entry in
            let scale = entry.scale.flatMap { scales.firstIndex(of: $0) } ?? 0
            let idiom = ["universal", "iphone", "ipad"].firstIndex(of: entry.idiom ?? "universal") ?? 3
            return (
                rank: (entry.appearances.isDark == false ? 0 : 100) + idiom * 10 + scale, name: entry.filename ?? ""
            )
        }
        return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(6).map(\.name)
    }
}

/// The size of a JPEG file.
enum JPEGHeader {
    /// Goes from segment to segment up to the frame header (ITU T.81, B.2.2); nil where there is none.
    static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
        func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // 0xC4, 0xC8 and 0xCC begin no frame.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let (width, height) = (number(place + 7), number(place + 5))
                return width > 0 && height > 0 ? (width, height) : nil
            }
            place += marker == 0xFF ? 1 : 2 + max(number(place + 2), 2)
        }
        return nil
    }
}

/// The size of an SVG file.
enum SVGHeader {
    /// By the `viewBox` of its first element, or its width and height; nil for anything else.
    static func size(of bytes: [UInt8]) -> (width: Double, height: Double)? {
        let text = String(decoding: bytes.prefix(8192), as: UTF8.self)
        guard let start = text.firstRange(of: "<svg") else { return nil }
        let element = text[start.lowerBound...].prefix { $0 != ">" }
        func valid(_ width: Double?, _ height: Double?) -> (width: Double, height: Double)? {
            guard let width, let height, (0.01...1e5).contains(width), (0.01...1e5).contains(height) else { return nil }
            return (width, height)
        }
        if let box = element.firstMatch(of: /viewBox\s*=\s*["']([^"']*)["']/) {
            let numbers = box.output.1.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            if numbers.count == 4, let size = valid(numbers[2], numbers[3]) { return size }
        }
        let width = element.firstMatch(of: /\bwidth\s*=\s*["']([0-9.]+)(?:px|pt)?["']/)?.output.1
        let height = element.firstMatch(of: /\bheight\s*=\s*["']([0-9.]+)(?:px|pt)?["']/)?.output.1
        return valid(width.flatMap { Double($0) }, height.flatMap { Double($0) })
    }
}
