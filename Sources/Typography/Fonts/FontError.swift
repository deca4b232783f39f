/// Why a font file could not be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is missing or may not be read.
    case unreadable(path: String)
    /// The file is no OpenType or TrueType font, or is damaged.
    case notAFont(path: String)
    /// WOFF and WOFF2 hold a compressed font for the web.
    case webFont(path: String)
    /// A table without which nothing can be measured is missing or damaged.
    case damaged(path: String, table: String)
    /// Galley's own fonts are in none of the places where they belong.
    case bundledFontsMissing(String)
    /// There is no font at all to measure with.
    case noFonts

    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): the font file cannot be read"
        case .notAFont(let path): "\(path): not an OpenType or TrueType font (.ttf, .otf, .ttc), or a damaged one"
        case .webFont(let path):
            "\(path): a web font (WOFF) is compressed and cannot be measured; give the .ttf or .otf it was made from"
        case .damaged(let path, let table): "\(path): the font's \(table) table is missing or damaged"
        case .bundledFontsMissing(let message): message
        case .noFonts: "no fonts to measure with"
        }
    }
}
