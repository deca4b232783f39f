internal import FoundationEssentials

/// Puts the files of one catalog together.
enum CatalogAssembly {
    /// Reads files and joins them.
    ///
    /// 1. Read each file by itself.
    /// 2. Find out the source language.
    /// 3. Join: the file of the source language first, then the one that names no locale, then the others by name.
    ///
    /// - Parameters:
    ///   - named: The file that a person named; it gives the catalog its name.
    ///   - sourceLanguage: What the project says it is; nil asks the files.
    /// - Throws: `CatalogError` for a file that cannot be read, or a source language that nothing tells.
    static func read(
        _ files: [CatalogFiles.Member], reader: any CatalogReader.Type, named: CatalogSource, sourceLanguage: String?
    ) throws(CatalogError) -> Catalog {
        var parts: [(place: CatalogPlace, part: CatalogPart)] = []
        for file in files {
            let part = try reader.read(file.source, locale: file.place.locale ?? "")
            parts.append((file.place, part))
        }
        let language = try SourceLanguage.choose(
            given: sourceLanguage, named: reader.place(of: named.url.path).locale, files: files,
            parts: parts.map(\.part))
        var catalog = Catalog(name: named.name, sourceLanguage: language)
        let first = parts.filter { $0.place.locale == language }
        let base = parts.filter { $0.place.locale == nil }
        let others = parts.filter { $0.place.locale != nil && $0.place.locale != language }
        for (_, part) in first + base + others { catalog.join(part) }
        return catalog
    }
}

extension Catalog {
    fileprivate mutating func join(_ part: CatalogPart) {
        warnings += part.warnings
        for var entry in part.entries {
            entry.sourceLanguage = sourceLanguage
            for index in entry.localizations.indices where entry.localizations[index].locale.isEmpty {
                entry.localizations[index].locale = sourceLanguage
            }
            entry.keepFirstOfEachLocale()
            add(entry)
        }
    }
}

extension Catalog.Entry {
    /// A file of the source language may give a text for it beside the message id, which then is a mere name.
    fileprivate mutating func keepFirstOfEachLocale() {
        guard localizations.count > 1 else { return }
        var known: Set<String> = []
        localizations = localizations.filter { known.insert($0.locale).inserted }
    }
}
