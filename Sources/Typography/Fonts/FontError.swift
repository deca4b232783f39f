/// Why a font file could not be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is missing or may not be read.
    case unreadable(path: String)
    /// The file is not an OpenType or TrueType font, or its beginning is damaged.
    case notAFont(path: String)
    /// A font that is compressed for the web, WOFF or WOFF2, cannot be unpacked.
    case webFont(path: String, WebFontFault)
    /// The font is damaged: parts of it would be left out, and texts measured without them.
    case damaged(path: String, FontDamage)
    /// Galley's own fonts are in none of the usual places.
    case bundledFontsMissing(String)
    /// There is no font at all to measure with.
    case noFonts

    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): the font file cannot be read"
        case .notAFont(let path):
            "\(path): not an OpenType or TrueType font (.ttf, .otf, .ttc, .woff, .woff2), or a damaged one"
        case .webFont(let path, let fault): "\(path): the web font cannot be unpacked: \(fault)"
        case .damaged(let path, let damage): "\(path): the font is damaged: \(damage)"
        case .bundledFontsMissing(let message): message
        case .noFonts: "no fonts to measure with"
        }
    }
}
