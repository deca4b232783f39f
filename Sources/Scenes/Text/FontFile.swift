public import Foundation
internal import Frames
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

    /// A path, or a mapping with `file`, `scripts`, `locales` and `default`.
    ///
    /// - Throws: `InputError` for a path that matches no file.
    package static func read(_ value: YAMLValue?, folder: URL) throws -> [FontFile] {
        try value?.listOrOne().flatMap { item -> [FontFile] in
            guard item.isMapping else {
                return try InputFile.named(item, "fonts", in: folder).map { FontFile($0) }
            }
            let entries = try item.entries("fonts", keys: ["file", "scripts", "locales", "default"])
            guard let file = entries["file"] else { throw item.wrong("fonts", "a key \"file\"") }
            return try InputFile.named(file, "fonts", in: folder).map { url in
                FontFile(
                    url, scripts: try entries["scripts"]?.listOrOne().map { try $0.string("scripts") } ?? [],
                    locales: try entries["locales"]?.listOrOne().map { try $0.string("locales") } ?? [],
                    isDefault: try entries["default"]?.bool("default") ?? false)
            }
        } ?? []
    }

    /// The names of the families in the file; more than one only in a collection (`.ttc`).
    ///
    /// - Throws: `InputError` of kind `unreadable` for a file that is no font.
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

/// The open fonts of a project: its own, then the bundled ones, then the machine's where they are asked for.
public struct FontLibrary: Sendable {
    let collection: FontCollection
    /// Whether Inter has the measures of the system font where it stands in for that.
    public let modelsSystemFont: Bool

    /// Opens the fonts; files are mapped, not read: about two milliseconds.
    ///
    /// - Parameters:
    ///   - defaultFamilies: The families of text that names none, in order: a character takes the first that has it.
    ///     Without any, the families of the files that are to be the default.
    ///   - modelsSystemFont: On iOS, give Inter the measures of the system font, which may not be redistributed, where
    ///     text names no family and the project has no default font. Without, Inter is measured as it is.
    /// - Throws: `InputError` of kind `unreadable` for a file that is no font.
    public init(
        _ files: [FontFile] = [], defaultFamilies: [String] = [], includesSystemFonts: Bool = false,
        modelsSystemFont: Bool = true
    ) throws {
        self.modelsSystemFont = modelsSystemFont
        do {
            collection = try FontCollection(
                files: files.map(\.source), defaultFamilies: defaultFamilies, includesSystem: includesSystemFonts)
        } catch {
            throw InputError(.unreadable, error.description)
        }
    }

    /// A session that measures with these fonts by a platform's conventions.
    func session(_ platform: Frames.Platform, cachedTexts: Int = 4096) -> TextSession {
        TextSession(
            fonts: collection, platform: TextLayout.Platform(platform), cachedTexts: cachedTexts,
            modelsSystemFont: modelsSystemFont)
    }

    /// Whether there is a family of this name; case does not matter.
    public func contains(family: String) -> Bool { collection.contains(family: family) }

    /// The tags of the OpenType features that some font has, sorted. Reads every font.
    public var features: [String] { collection.features }

    /// The names of all families, in order of preference.
    public var families: [String] { collection.families }
}
