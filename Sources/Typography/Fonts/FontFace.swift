internal import CHarfBuzz

/// One face of a font file, opened once: names, axes and tables, without a choice of instance.
///
/// Faces are compared by identity.
// The stored HarfBuzz face is immutable from the end of `init` on, which HarfBuzz documents as safe to share.
public final class FontFace: @unchecked Sendable {
    /// The path of the file.
    public let path: String
    /// The index of the face in a collection (.ttc); 0 in other files.
    public let index: Int
    /// The typographic family, such as `Noto Sans`.
    public let family: String
    /// The typographic style, such as `Bold`.
    public let style: String
    /// The version number alone, such as `4.0`; empty when the font has none.
    public let version: String
    /// The size of the em square in font units.
    public let unitsPerEm: Int
    /// The number of glyphs.
    public let glyphCount: Int
    /// Design axes; empty for a static font.
    public let axes: [FontAxis]
    /// The CSS weights of the face, 1…1000; a single value for a static font.
    public let weights: ClosedRange<Double>
    /// CSS widths in percent.
    public let widths: ClosedRange<Double>
    /// Whether the face is italic or oblique, according to its tables.
    public let isItalic: Bool

    /// Whether the family has emoji, which may be pictures without outlines.
    let hasColorBitmaps: Bool
    let tables: FaceTables
    let blob: FontBlob
    let raw: OpaquePointer

    private init(path: String, index: Int, blob: consuming FontBlob) throws(FontError) {
        let face = hb_face_create(blob.raw, UInt32(index))
        hb_face_make_immutable(face)
        guard let face, hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            throw .notAFont(path: path)
        }
        raw = face
        self.blob = blob
        self.path = path
        self.index = index
        unitsPerEm = Int(hb_face_get_upem(face))
        glyphCount = Int(hb_face_get_glyph_count(face))
        tables = FaceTables(face: face)
        let axes = FontFace.axes(of: face)
        self.axes = axes
        hasColorBitmaps = ["glyf", "CFF ", "CFF2"].allSatisfy { !FontTable.isPresent($0, in: face) }
        let names = FontNames(face: face)
        family = names.family ?? FontFace.fileName(path)
        style = names.style ?? "Regular"
        version = names.version ?? ""
        isItalic = tables.isItalic
        func range(_ tag: String, else value: Double) -> ClosedRange<Double> {
            axes.first { $0.tag == tag }?.range ?? value...value
        }
        weights = range("wght", else: tables.weight)
        widths = range("wdth", else: tables.width)
    }

    deinit { hb_face_destroy(raw) }

    /// Opens every face of a file, one or several of a collection (.ttc), and checks that nothing in it is damaged.
    ///
    /// The file is mapped, and read from end to end: about three milliseconds for each megabyte. A web font (WOFF, WOFF2) is
    /// unpacked in memory, which takes some ten milliseconds for each megabyte.
    ///
    /// - Throws: ``FontError`` when the file cannot be read, is not a font, or is damaged.
    public static func open(path: String) throws(FontError) -> [FontFace] { try open(path: path, checking: .content) }

    package static func open(path: String, checking check: FontCheck) throws(FontError) -> [FontFace] {
        let blob = try contents(path: path)
        let count = blob.faceCount
        guard (1...mostFaces).contains(count) else { throw .notAFont(path: path) }
        var faces: [FontFace] = []
        var sums = TableSums()
        for index in 0..<count {
            guard let directory = TableDirectory(blob, face: index) else { throw .notAFont(path: path) }
            do throws(FontDamage) {
                try directory.checkExtents(blob)
                if check == .content {
                    try directory.checkSums(&sums, blob)
                    try directory.checkNames(blob)
                }
            } catch {
                throw .damaged(path: path, error)
            }
            let face = try FontFace(path: path, index: index, blob: FontBlob(sharing: blob))
            do throws(FontDamage) {
                try face.checkTables()
                if check == .content { try face.checkContent(directory) }
            } catch {
                throw .damaged(path: path, error)
            }
            faces.append(face)
        }
        return faces
    }

    /// The file, unpacked if it is compressed for the web.
    private static func contents(path: String) throws(FontError) -> FontBlob {
        let file = try FontBlob(path: path)
        do throws(WebFontFault) {
            if let unpacked = try WebFont.unpack(file) { return unpacked }
        } catch {
            throw .webFont(path: path, error)
        }
        return file
    }

    /// Far more than any collection has; each of them is checked.
    private static let mostFaces = 1024

    /// The name in reports, such as `Inter 4.0`.
    public var name: String { version.isEmpty ? family : "\(family) \(version)" }

    private static func fileName(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".").first.map(String.init) ?? file
    }

    static func axes(of face: OpaquePointer?) -> [FontAxis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            FontAxis(
                tag: tagString(info.tag), minimum: Double(info.min_value), standard: Double(info.default_value),
                maximum: Double(info.max_value))
        }
    }
}

extension FontFace: Hashable {
    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The four characters of an OpenType tag.
func tagString(_ tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
}
