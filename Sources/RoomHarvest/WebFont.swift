internal import Foundation

/// A font that a page loaded.
package struct WebFont: Hashable, Sendable {
    package var address: String
    package var data: [UInt8]

    /// A name for its file: that of its address, as far as it is one for a font.
    package var fileName: String {
        let last = URL(string: address)?.lastPathComponent ?? ""
        let safe = String(
            last.unicodeScalars.filter {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0))
            })
        let name = safe.drop { $0 == "." }
        if Self.endings.contains(where: name.lowercased().hasSuffix) { return String(name) }
        return (name.isEmpty ? "font" : String(name)) + ending
    }

    /// Whether the first bytes are those of a font.
    static func isFont(_ data: Data) -> Bool {
        ["wOF2", "wOFF", "OTTO", "ttcf", "true", "\0\u{1}\0\0"].contains { data.starts(with: $0.utf8) }
    }

    private static let endings = [".woff2", ".woff", ".ttf", ".otf", ".ttc"]

    /// The ending that the first bytes ask for.
    private var ending: String {
        switch data.prefix(4) {
        case [0x77, 0x4f, 0x46, 0x32]: ".woff2"
        case [0x77, 0x4f, 0x46, 0x46]: ".woff"
        case [0x4f, 0x54, 0x54, 0x4f]: ".otf"
        default: ".ttf"
        }
    }
}
