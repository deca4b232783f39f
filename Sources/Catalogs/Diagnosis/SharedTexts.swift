internal import Foundation

/// What a catalog shares with other catalogs of its format: programs read all files of Android's resources together,
/// and all of Fluent's.
struct SharedTexts: Sendable {
    /// A resource of Android. Only one file of a folder may have it.
    struct Definition: Hashable, Sendable {
        /// The name, with the product that it is for.
        var name: String
        /// A text, a plural and an array may have the same name.
        var kind: String
        var folder: String
    }

    /// The keys that others may refer to.
    private(set) var keys: Set<String> = []
    /// References to keys that the catalog does not have.
    var open: [ReferenceDiagnosis.Open] = []
    private(set) var definitions: [(definition: Definition, position: Catalog.Position)] = []

    func isOpen(among known: Set<String>) -> Bool { open.contains { !known.contains($0.target) } }

    /// Adds what the files of a catalog have. O(entries); nothing for formats whose files are read by themselves.
    mutating func add(
        _ parts: [CatalogPart], of members: [CatalogFiles.Member], _ format: CatalogFormat, sourceLanguage: String
    ) {
        guard [AndroidReader.format, FluentReader.format].contains(format) else { return }
        for part in parts { keys.formUnion(part.entries.map(\.key) + part.references.map(\.key)) }
        guard format == AndroidReader.format else { return }
        for (member, part) in zip(members, parts) {
            let folder = member.source.url.deletingLastPathComponent().standardizedFileURL
            // Translation services keep files of that form in folders of their own, one file for each locale.
            let isOfResources = folder.lastPathComponent == "values" || folder.lastPathComponent.hasPrefix("values-")
            definitions += (isOfResources ? part.entries : []).compactMap { entry in
                Self.definition(of: entry, in: folder.path).map { ($0, entry.position) }
            }
            open += part.references.map { reference in
                let fault = TranslationFault(
                    kind: .missingReference(reference.source), key: reference.key,
                    locale: member.place.locale ?? sourceLanguage)
                return ReferenceDiagnosis.Open(
                    target: reference.target, error: CatalogError(.fault(fault), at: reference.position))
            }
        }
    }

    /// nil for the texts of an array after the first.
    private static func definition(of entry: Catalog.Entry, in folder: String) -> Definition? {
        if entry.key.hasSuffix("]"), let bracket = entry.key.lastIndex(of: "[") {
            guard entry.key[bracket...] == "[0]" else { return nil }
            return Definition(name: String(entry.key[..<bracket]), kind: "array", folder: folder)
        }
        let isPlural = entry.localizations.first?.value.isPlural ?? false
        return Definition(name: entry.key, kind: isPlural ? "plurals" : "string", folder: folder)
    }

    /// The catalogs of the files that are read together with a file: those in Android's `res`, or in the folder of Fluent's
    /// resources.
    static func catalogs(around file: URL, _ format: CatalogFormat) -> [FoundCatalog] {
        let isAndroid = format == AndroidReader.format
        let own = file.standardizedFileURL.deletingLastPathComponent()
        let folder = isAndroid ? own.deletingLastPathComponent() : own
        let paths = FolderFiles.listing(below: folder, most: 100_000, deepest: isAndroid ? 1 : 0).paths
        return CatalogFolder(folder, paths: paths).catalogs.filter { $0.format == format }
    }
}
