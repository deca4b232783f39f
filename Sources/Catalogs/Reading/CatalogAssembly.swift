#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Puts the files of one catalog together.
enum CatalogAssembly {
    /// Reads files and joins them.
    ///
    /// 1. Read each file by itself; of one that no format claims, or of any where the caller wants the rest, keep why it
    ///    cannot be read.
    /// 2. Find out the source language.
    /// 3. Join: the file of the source language first, then the one that names no locale, then the others by name.
    ///
    /// - Parameters:
    ///   - named: The file that the user named; it gives the catalog its name.
    ///   - sourceLanguage: What the project says it is; nil asks the files.
    ///   - keepsUnread: Whether a file that cannot be read is kept as such, as long as another can.
    /// - Throws: `CatalogError` for a file that cannot be read, or a source language that nothing tells.
    static func read(
        _ files: [CatalogFiles.Member], reader: any CatalogReader.Type, named: CatalogSource, sourceLanguage: String?,
        keepsUnread: Bool = false
    ) throws(CatalogError) -> Catalog {
        var parts: [CatalogPart] = []
        var members: [CatalogFiles.Member] = []
        var unread: [UnreadFile] = []
        for file in files {
            do throws(CatalogError) {
                parts.append(try part(of: file, reader: reader))
                members.append(file)
            } catch {
                guard file.isUnclaimed || keepsUnread else { throw error }
                unread.append(UnreadFile(locale: file.place.locale, error: error))
            }
        }
        if members.isEmpty, let error = unread.first?.error { throw error }
        let source: SourceLanguage
        do throws(CatalogError) {
            source = try SourceLanguage.decide(given: sourceLanguage, files: members, parts: parts)
        } catch {
            // The file that is missing might have said it.
            throw unread.first { file in !files.contains { $0.isUnclaimed && $0.source.file == file.error.file } }?
                .error
                ?? error
        }
        var catalog = join(parts, of: members, name: named.name, sourceLanguage: source.language)
        catalog.unreadFiles += unread
        if source.basis == .project, unread.isEmpty {
            catalog.lacksStatedLanguage = lacksLanguage(catalog, parts, of: members, reader.format)
        }
        return catalog
    }

    /// Reads one file, with what its comments say to Galley.
    static func part(
        of file: CatalogFiles.Member, reader: any CatalogReader.Type
    ) throws(CatalogError) -> CatalogPart {
        var part = try reader.reader(of: file.source).read(file.source, locale: file.place.locale ?? "")
        var allowances = AllowReader(file.source, format: reader.format)
        allowances.addAllowances(to: &part.entries)
        var limits = LimitPlaces(file.source, format: reader.format)
        limits.addLimits(to: &part.entries)
        return part
    }

    /// Whether no file is of the source language, states it or has a text in it, and keys are not texts themselves. O(keys).
    static func lacksLanguage(
        _ catalog: Catalog, _ parts: [CatalogPart], of files: [CatalogFiles.Member], _ format: CatalogFormat
    ) -> Bool {
        let language = catalog.sourceLanguage
        guard !catalog.entries.isEmpty,
            !zip(files, parts).contains(where: { ($0.place.locale ?? $1.locale ?? language) == language }),
            !parts.contains(where: { $0.sourceLanguage == language })
        else { return false }
        let mayBeTexts = formatsWithTextsAsKeys.contains(format.name)
        return catalog.entries.allSatisfy { entry in
            entry[language] == nil && !entry.key.contains(where: \.isWhitespace)
                && (!mayBeTexts || entry.key.dropFirst().dropLast().contains(where: { $0 == "." || $0 == "_" }))
        }
    }

    /// The formats whose keys may be the texts of the source language, which needs no file then: those that are no names like
    /// `menu.open` and `menu_open`.
    private static let formatsWithTextsAsKeys: Set<String> = [
        POReader.format.name, MOReader.format.name, QtReader.format.name, StringsReader.format.name,
        StringsDictReader.format.name,
    ]

    /// Joins files that were read. O(n) in localizations.
    static func join(
        _ allParts: [CatalogPart], of allFiles: [CatalogFiles.Member], name: String, sourceLanguage: String
    ) -> Catalog {
        var catalog = Catalog(name: name, sourceLanguage: sourceLanguage)
        let kept = allParts.indices.filter { !allParts[$0].hasIdentifiersAlone }
        let (parts, files) = (kept.map { allParts[$0] }, kept.map { allFiles[$0] })
        for (file, part) in zip(allFiles, allParts) where part.hasIdentifiersAlone {
            catalog.warnings.append(CatalogError(.identifiers, at: Catalog.Position(file: file.source.file)))
        }
        catalog.reserveCapacity(parts.map(\.entries.count).max() ?? 0)
        let placed = zip(files.map(\.place.locale), parts)
        let first = placed.filter { $0.0 == sourceLanguage }
        let base = placed.filter { $0.0 == nil }
        let others = placed.filter { $0.0 != nil && $0.0 != sourceLanguage }
        for (_, part) in first + base { catalog.join(part, locale: part.locale) }
        for (locale, part) in others { catalog.join(part, locale: locale) }
        catalog.noteRepeatedLocales(of: files)
        catalog.noteKeys(of: zip(files, parts).map { ($0, $1) })
        for (file, part) in zip(files, parts) { catalog.noteEmptiness(of: part, file) }
        return catalog
    }
}

extension Catalog {
    /// Notes that a file has no text in its own language. A blank file is no error if the other files have
    /// no texts either, nor one of a table of Apple's whose source texts are in a storyboard: Xcode keeps such files.
    fileprivate mutating func noteEmptiness(of part: CatalogPart, _ file: CatalogFiles.Member) {
        localesWithoutTexts.formUnion(part.localesWithoutTexts)
        let isTranslated = part.entries.contains { entry in
            entry.localizations.contains { !$0.locale.isEmpty && $0.locale != sourceLanguage }
        }
        if !isTranslated, let locale = part.locale ?? file.place.locale { localesWithoutTexts.insert(locale) }
        guard part.isBlank, !entries.isEmpty else { return }
        if file.source.pathExtension == "strings", !entries.contains(where: { $0[sourceLanguage] != nil }) { return }
        let start = Position(file: file.source.file)
        unreadFiles.append(UnreadFile(locale: file.place.locale, error: CatalogError(.blankFile, at: start)))
    }

    /// Notes which files belong together, and what those know of their keys that list them. With a template, its keys are
    /// those of every locale.
    fileprivate mutating func noteKeys(of files: [(file: CatalogFiles.Member, part: CatalogPart)]) {
        var places: [String: String] = [:]
        for (file, part) in files {
            guard let locale = file.place.locale ?? part.locale, places[locale] == nil else { continue }
            places[locale] = file.source.file
        }
        if files.count > 1 { for (file, _) in files { companions[file.source.file] = places } }
        let source = files.filter { ($0.file.place.locale ?? sourceLanguage) == sourceLanguage }
        let keys = Set(source.flatMap { $0.part.entries.map(\.key) + $0.part.references.map(\.key) })
        if !keys.isEmpty { keysOfTranslations = Set(entries.map(\.key)).subtracting(keys) }
        let listing = files.filter { $0.part.listsKeys }
        localesWithOwnKeys.formUnion(listing.compactMap { $0.file.place.locale ?? $0.part.locale })
        for (_, part) in listing where part.locale == nil {
            for entry in part.entries {
                guard var entry = self[entry.key] else { continue }
                for locale in localesWithOwnKeys where entry[locale] == nil && entry.untranslated[locale] == nil {
                    entry.untranslated[locale] = places[locale].map { Position(file: $0) }
                }
                set(entry)
            }
        }
    }

    /// Two files of one locale, as `values-iw` and `values-he`: programs read one of them only.
    fileprivate mutating func noteRepeatedLocales(of files: [CatalogFiles.Member]) {
        var first: [String: String] = [:]
        for file in files {
            guard let locale = file.place.locale else { continue }
            if let other = first[locale] {
                warnings.append(
                    CatalogError(.repeatedLocale(locale, other: other), at: Position(file: file.source.file)))
            } else {
                first[locale] = file.source.file
            }
        }
    }

    /// - Parameter locale: Of the file; nil for one with all locales.
    fileprivate mutating func join(_ part: CatalogPart, locale: String?) {
        warnings += part.warnings
        for var entry in part.entries {
            entry.sourceLanguage = sourceLanguage
            for index in entry.allowances.indices where locale != sourceLanguage {
                entry.allowances[index].locale = locale
            }
            for index in entry.localizations.indices where entry.localizations[index].locale.isEmpty {
                entry.localizations[index].locale = sourceLanguage
            }
            entry.keepFirst(of: sourceLanguage)
            if part.emptyIsUntranslated { leaveOutEmptyTranslations(of: &entry) }
            add(entry)
        }
    }
}

extension Catalog {
    /// Leaves out the translations without a character of a text that has some.
    private func leaveOutEmptyTranslations(of entry: inout Entry) {
        guard let source = entry[sourceLanguage] ?? self[entry.key]?[sourceLanguage], source.hasText else { return }
        for localization in entry.localizations where localization.locale != sourceLanguage && !localization.hasText {
            entry.untranslated[localization.locale] = localization.position
        }
        guard !entry.untranslated.isEmpty else { return }
        entry.localizations.removeAll { entry.untranslated[$0.locale] != nil }
    }
}

extension CatalogPart {
    /// Whether its texts are identifiers, `crwdns154404:0crwdne154404:0`: a pseudo-language for translating in the app, which the
    /// script of Crowdin's In-Context replaces there (Crowdin's documentation of In-Context).
    fileprivate var hasIdentifiersAlone: Bool {
        let texts = entries.lazy.flatMap(\.localizations).flatMap(\.value.units).map(\.text).filter { !$0.isEmpty }
        return texts.first != nil && texts.allSatisfy { $0.hasPrefix("crwdns") }
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
