internal import Basics
import Checks
import Frames

/// The outlines that pictures of one document show, each defined once however many pictures show it.
///
/// Grows while pictures are drawn and is written when all are: before them in a picture of its own, and anywhere in a
/// page of many. An outline is named after what it looks like, so that it has the same name in all documents: pictures
/// may be drawn apart, each with its own definitions, and these joined. About as large as the outlines, for as long as
/// the document is made. Use one on one thread at a time.
public final class GlyphDefinitions {
    /// The data of the paths by name.
    package private(set) var paths: [String: String] = [:]
    private var places: [String: Int] = [:]
    private var names: [[UInt32: String]] = []

    /// No glyph has been defined yet.
    public init() {}

    /// Adds what other pictures show. O(n) in their outlines.
    public func formUnion(_ other: GlyphDefinitions) { paths.merge(other.paths) { first, _ in first } }

    /// The definitions for a page of pictures, as an SVG element that takes no room and shows nothing; empty where no
    /// outline has been drawn.
    public func render() -> String { Self.render(paths) }

    /// The same of paths by name.
    package static func render(_ paths: [String: String]) -> String {
        guard !paths.isEmpty else { return "" }
        return XMLElement(
            "svg", ["width": "0", "height": "0", "aria-hidden": "true", "style": "position:absolute"], elements(paths)
        ).fragment()
    }

    /// The definitions as a part of a picture, by name; none where no outline has been drawn.
    var elements: [XMLElement] { Self.elements(paths) }

    private static func elements(_ paths: [String: String]) -> [XMLElement] {
        guard !paths.isEmpty else { return [] }
        let sorted = paths.sorted { $0.key < $1.key }
        return [XMLElement("defs", [:], sorted.map { XMLElement("path", ["id": $0.key, "d": $0.value]) })]
    }

    /// The place of a font, with which its glyphs are asked for.
    func place(of font: DrawnFont) -> Int {
        if let known = places[font.id] { return known }
        places[font.id] = names.count
        names.append([:])
        return names.count - 1
    }

    /// What `href` refers to a glyph by, defining it where that has not been done; nil for one without ink.
    func reference(to glyph: UInt32, of font: DrawnFont, at place: Int) -> String? {
        if let known = names[place][glyph] { return "#\(known)" }
        guard let outline = font.outlines[glyph], !outline.isEmpty else { return nil }
        let path = SVGPath(outline).data
        let name = Self.name(of: path)
        names[place][glyph] = name
        paths[name] = path
        return "#\(name)"
    }

    /// Seven characters, the first a letter: 41 bits of a digest. Of ten thousand outlines two have the same name once in
    /// fifty thousand documents.
    private static func name(of path: String) -> String {
        var rest = Digest.value(of: path.utf8)
        return String(
            decoding: (0..<7).map { place in
                let base: UInt64 = place == 0 ? 52 : 64
                defer { rest /= base }
                return alphabet[Int(rest % base)]
            }, as: UTF8.self)
    }

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
}
