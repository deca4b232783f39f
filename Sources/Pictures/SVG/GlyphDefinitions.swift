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
    /// The data of the paths, and of pictures as URLs, by name.
    package private(set) var paths: [String: String] = [:]
    private var places: [String: Int] = [:]
    private var images: [ImageFile: String] = [:]
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
        return [XMLElement("defs", [:], sorted.map { element($0.key, $0.value) })]
    }

    /// An outline, or a picture one unit wide and high.
    private static func element(_ name: String, _ value: String) -> XMLElement {
        guard value.hasPrefix("data:") else { return XMLElement("path", ["id": name, "d": value]) }
        return XMLElement(
            "image", ["id": name, "width": "1", "height": "1", "preserveAspectRatio": "none", "href": value])
    }

    /// What `href` refers to a picture by, defining it where that has not been done.
    func reference(to file: ImageFile) -> String {
        if let known = images[file] { return "#\(known)" }
        let data = "data:\(file.format.mediaType);base64,\(Base64.text(file.bytes))"
        let name = Self.name(of: data)
        images[file] = name
        paths[name] = data
        return "#\(name)"
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
