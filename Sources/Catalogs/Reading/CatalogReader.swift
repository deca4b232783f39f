/// Reads the files of one format.
///
/// A catalog may be one file with all its locales, or a file a locale; `place(of:)` says which files belong together,
/// and `CatalogAssembly` puts them together.
protocol CatalogReader: Sendable {
    static var format: CatalogFormat { get }

    /// Whether a file is of this format: by its name, and by its beginning where the name leaves it open.
    static func recognizes(_ source: CatalogSource) -> Bool

    /// The place of a file among those of its catalog; by default it is alone.
    static func place(of path: String) -> CatalogPlace

    /// The readers of files that replace one of this format where a locale has none, by extension: what was compiled
    /// from it, or is read with it.
    static var standIns: [String: any CatalogReader.Type] { get }

    /// Reads one file.
    ///
    /// - Parameter locale: The locale of its place; empty for the file of the source language.
    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart
}

extension CatalogReader {
    static func place(of path: String) -> CatalogPlace { CatalogPlace(pattern: path, locale: nil) }

    static var standIns: [String: any CatalogReader.Type] { [:] }

    /// The reader of a file of a catalog of this format: the reader for its extension, or this one.
    static func reader(of source: CatalogSource) -> any CatalogReader.Type {
        standIns[source.pathExtension] ?? Self.self
    }
}

/// The content of one file.
struct CatalogPart {
    /// The entries; of a localization the locale is empty for that of the source language.
    var entries: [Catalog.Entry] = []
    /// What is odd in the file.
    var warnings: [CatalogError] = []
    /// BCP 47 tag of the source language, where the file names it.
    var sourceLanguage: String?
    /// BCP 47 tag of the language of the file, where it names it.
    var locale: String?
    /// The locale that the file itself states, whatever its name: a BCP 47 tag, and where it is stated.
    var statedLocale: (tag: String, position: Catalog.Position)?
    /// Whether the file has all keys, translated or not: gettext's.
    var listsKeys = false
    /// Whether a translation without a character is one that nobody has made yet: the JSON of web projects.
    var emptyIsUntranslated = false
    /// Whether the keys are the texts of the source language: JSON of web projects.
    var keysAreTexts = false
    /// The part of its texts that are their keys: almost all in the file of the language of the keys.
    var repeatedKeys = 0.0
    /// Whether there is nothing in the file but space and comments.
    var isBlank = false
    /// Locales that the file has, and no text in.
    var localesWithoutTexts: Set<String> = []
    /// Texts that only refer to another one (Android's `@string/other`), which are not entries.
    var references: [TextReference] = []
}

/// A text that is a reference to another one, which may be in another file.
struct TextReference {
    /// The key that has it.
    var key: String
    /// As it is in the file.
    var source: String
    /// The key of the other text.
    var target: String
    var position: Catalog.Position
}

/// The place of a file among those of its catalog.
struct CatalogPlace: Hashable {
    /// The path with `*` in the place of the locale's name; equal for all files of a catalog. The path itself for a file
    /// that is a catalog by itself.
    var pattern: String
    /// BCP 47 tag; nil for the file of the source language, or for one that says nothing about its locale.
    var locale: String?
}

/// A format of catalogs.
public struct CatalogFormat: Sendable, Hashable {
    /// What commands call it: `xcstrings`, `android`.
    public let name: String
    /// What people call it: `Android string resources`.
    public let title: String
    /// How its files are named, for messages: `res/values*/strings.xml`.
    public let files: String
}
