package import Basics
internal import Catalogs
public import Foundation
internal import Typography

/// A font file of a project, and where it is used.
public struct FontFile: Hashable, Sendable {
    /// The file: `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2`.
    public var url: URL
    /// ISO 15924 codes of the scripts for which it comes before the bundled fonts; empty for all.
    public var scripts: [String]
    /// Languages or locales for which it comes before the bundled fonts; empty for all.
    public var locales: [String]
    /// Whether text that names no family is set in this font. Of several such files, a character takes the first that
    /// has it.
    public var isDefault: Bool
    /// Where a configuration or a scene file names it, for errors; nil for code and options.
    package var place: SourcePosition?

    /// Names a font file.
    public init(_ url: URL, scripts: [String] = [], locales: [String] = [], isDefault: Bool = false) {
        self.url = url
        self.scripts = scripts
        self.locales = locales
        self.isDefault = isDefault
    }

    /// The names of the families in the file; more than one only in a collection (`.ttc`).
    ///
    /// - Throws: `InputError` of kind `unreadable` for a file that is not a font, or is damaged.
    public func families() throws -> [String] {
        try refuseUnreadable()
        do {
            return try FontFace.open(path: url.path).map(\.family)
        } catch {
            throw InputError(.unreadable, error.description)
        }
    }

    /// A device has any number of bytes, and a file of gigabytes is not a font.
    func refuseUnreadable() throws(InputError) {
        if let kind = FileKind(url.path)?.refused {
            throw InputError(.unreadable, "\(url.path): this is \(kind), not a font file")
        }
        if let size = FileSize.of(url.path), size > FileSize.largest {
            throw InputError(.unreadable, "\(url.path): \(FileSize.fault())")
        }
    }

    var source: FontSource {
        FontSource(path: url.path, scripts: scripts, locales: locales, isDefault: isDefault)
    }
}
