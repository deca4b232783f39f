#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Puts the files of one catalog together.
enum CatalogAssembly {
    /// Reads files and joins them.
    ///
    /// 1. Read each file by itself; for a file that no format recognizes, keep the reason.
    /// 2. Find out the source language.
    /// 3. Join: the file of the source language first, then the one that names no locale, then the others by name.
    ///
    /// - Parameters:
    ///   - named: The file that the user named; it gives the catalog its name.
    ///   - sourceLanguage: What the project says it is; nil asks the files.
    /// - Throws: `CatalogError` for a file that cannot be read, or where nothing says what the source language is.
    static func read(
        _ files: [CatalogFiles.Member], reader: any CatalogReader.Type, named: CatalogSource, sourceLanguage: String?
    ) throws(CatalogError) -> Catalog {
        var parts: [CatalogPart] = []
        var members: [CatalogFiles.Member] = []
        var blank: [BlankFile] = []
        for file in files {
            do throws(CatalogError) {
                parts.append(try reader.reader(of: file.source).read(file.source, locale: file.place.locale ?? ""))
                members.append(file)
            } catch {
                guard file.isUnclaimed else { throw error }
                blank.append(BlankFile(locale: file.place.locale, error: error))
            }
        }
        if members.isEmpty, let error = blank.first?.error { throw error }
        let source = try SourceLanguage.decide(given: sourceLanguage, files: members, parts: parts)
        var catalog = join(parts, of: members, name: named.name, sourceLanguage: source.language)
        catalog.blankFiles += blank
        return catalog
    }

    /// Joins files that were read. O(n) in localizations.
    static func join(
        _ parts: [CatalogPart], of files: [CatalogFiles.Member], name: String, sourceLanguage: String
    ) -> Catalog {
        var catalog = Catalog(name: name, sourceLanguage: sourceLanguage)
        catalog.reserveCapacity(parts.map(\.entries.count).max() ?? 0)
        let placed = zip(files.map(\.place.locale), parts)
        let first = placed.filter { $0.0 == sourceLanguage }
        let base = placed.filter { $0.0 == nil }
        let others = placed.filter { $0.0 != nil && $0.0 != sourceLanguage }
        for (_, part) in first + base + others { catalog.join(part) }
        for (file, part) in zip(files, parts) { catalog.noteEmptiness(of: part, file) }
        return catalog
    }
}

extension Catalog {
    /// Notes that a file has no text in its own language. A blank file is no error if the other files have
    /// no texts either.
    fileprivate mutating func noteEmptiness(of part: CatalogPart, _ file: CatalogFiles.Member) {
        localesWithoutTexts.formUnion(part.localesWithoutTexts)
        let isTranslated = part.entries.contains { entry in
            entry.localizations.contains { !$0.locale.isEmpty && $0.locale != sourceLanguage }
        }
        if !isTranslated, let locale = part.locale ?? file.place.locale { localesWithoutTexts.insert(locale) }
        guard part.isBlank, !entries.isEmpty else { return }
        let start = Position(file: file.source.file)
        blankFiles.append(BlankFile(locale: file.place.locale, error: CatalogError(.blankFile, at: start)))
    }

    fileprivate mutating func join(_ part: CatalogPart) {
        warnings += part.warnings
        for var entry in part.entries {
            entry.sourceLanguage = sourceLanguage
            for index in entry.localizations.indices where entry.localizations[index].locale.isEmpty {
                entry.localizations[index].locale = sourceLanguage
            }
            entry.keepFirst(of: sourceLanguage)
            add(entry)
        }
    }
}

extension Catalog.Entry {
    /// A file of the source language may have a text beside the message id; then the id is only a name.
    fileprivate mutating func keepFirst(of locale: String) {
        guard localizations.count > 1, let first = localizations.firstIndex(where: { $0.locale == locale }),
            localizations[(first + 1)...].contains(where: { $0.locale == locale })
        else { return }
        localizations = localizations.enumerated().filter { $0.offset <= first || $0.element.locale != locale }
            .map(\.element)
    }
}
