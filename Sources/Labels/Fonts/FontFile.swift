public import Foundation
internal import TextLayout

/// A font file of a project, and where it is used.
public struct FontFile: Hashable, Sendable {
    /// The file: `.ttf`, `.otf` or `.ttc`.
    public var url: URL
    /// ISO 15924 codes of the scripts for which it comes before the bundled fonts; empty for all.
    public var scripts: [String]
    /// Languages or locales for which it comes before the bundled fonts; empty for all.
    public var locales: [String]
    /// Whether text that names no family is set in this font. Of several such files, a character takes the first that
    /// has it.
    public var isDefault: Bool

    /// Names a font file.
    public init(_ url: URL, scripts: [String] = [], locales: [String] = [], isDefault: Bool = false) {
        self.url = url
        self.scripts = scripts
        self.locales = locales
        self.isDefault = isDefault
    }

    /// The names of the families in the file; more than one only in a collection (`.ttc`).
    ///
    /// - Throws: `InputError` of kind `unreadable` for a file that is no font, or is damaged.
    public func families() throws -> [String] {
        do {
            return try FontFace.open(path: url.path).map(\.family)
        } catch {
            throw InputError(.unreadable, error.description)
        }
    }

    var source: FontSource {
        FontSource(path: url.path, scripts: scripts, locales: locales, isDefault: isDefault)
    }
}
