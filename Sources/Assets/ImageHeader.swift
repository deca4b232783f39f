internal import Foundation

/// The size of a picture, from the beginning of its file.
package enum ImageHeader {
    /// In pixels, or for SVG and PDF in their own unit; nil for anything but PNG, GIF, JPEG, SVG and PDF.
    package static func size(of bytes: [UInt8]) -> (width: Double, height: Double)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return whole(gif(bytes)) }
        if bytes.starts(with: [0xFF, 0xD8]) { return whole(JPEGHeader.size(of: bytes)) }
        if bytes.starts(with: Array("%PDF".utf8)) { return PDFPicture.size(of: bytes) }
        return SVGHeader.size(of: bytes)
    }

    private static func whole(_ size: (width: Int, height: Int)?) -> (width: Double, height: Double)? {
        size.map { (Double($0.width), Double($0.height)) }
    }

    /// The header chunk (PNG specification, 11.2.2).
    private static func png(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
        guard bytes.count >= 24 else { return nil }
        func number(_ place: Int) -> Double { bytes[place..<place + 4].reduce(0) { $0 * 256 + Double($1) } }
        let (width, height) = (number(16), number(20))
        return width > 0 && height > 0 ? (width, height) : nil
    }

    /// The logical screen (GIF89a, 18).
    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10 else { return nil }
        let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        return width > 0 && height > 0 ? (width, height) : nil
    }
}

/// The size of a JPEG file.
private enum JPEGHeader {
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
private enum SVGHeader {
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
