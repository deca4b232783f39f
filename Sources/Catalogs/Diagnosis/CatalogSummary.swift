/// What a catalog contains, how far its translations have come, and what is odd in it.
package struct CatalogSummary: Sendable {
    package let format: CatalogFormat
    /// The files that could be read, by name.
    package private(set) var files: [FoundCatalog.File] = []
    /// The main file: that of the source language, or else the first; nil where none could be read.
    package var file: FoundCatalog.File? {
        files.first { $0.locale == nil } ?? files.first { $0.locale == sourceLanguage } ?? files.first
    }

    /// BCP 47 tag; nil where nothing says which language the texts were written in.
    package private(set) var sourceLanguage: String?
    /// What says so, in words for people: `galley.yml`, `App.xcodeproj`.
    package private(set) var sourceBasis: String?
    /// How many keys there are.
    package private(set) var keys = 0
    /// Every locale but that of the source language.
    package private(set) var progress: [LocaleProgress] = []
    /// Warnings of the readers and of the diagnosis, by place.
    package private(set) var oddities: [CatalogError] = []
    /// The keys that other files may refer to, and the references to such keys; empty for most formats.
    private(set) var shared = SharedTexts()
    /// Files that cannot be read.
    package private(set) var failures: [CatalogError] = []
    /// Asks for the source language, and says how to name it; nil where it is known.
    package private(set) var question: CatalogError?
    /// Whether the source language is one that a person states and that no file has.
    package private(set) var lacksStatedLanguage = false
    /// Every locale that its files have.
    package var locales: [String] { Set(progress.map(\.locale) + files.compactMap(\.locale)).sorted() }
    /// The texts; nil unless they were to be kept.
    package private(set) var catalog: Catalog?

    /// Reads and examines a catalog.
    ///
    /// A file that cannot be read is skipped and noted. O(n) in the length of the files.
    ///
    /// - Parameters:
    ///   - isExamined: Whether translations are compared with their sources. Warnings of the readers are there anyway.
    ///   - listsMissing: Whether each missing translation is one of the oddities.
    ///   - keepsTexts: Whether `catalog` has the texts.
    package init(
        _ found: FoundCatalog, sourceLanguage given: String? = nil, isExamined: Bool = true,
        listsMissing: Bool = false, keepsTexts: Bool = false
    ) {
        format = found.format
        var members: [CatalogFiles.Member] = []
        var parts: [CatalogPart] = []
        for member in found.members {
            do throws(CatalogError) {
                parts.append(try CatalogAssembly.part(of: member, reader: found.reader))
                members.append(member)
            } catch {
                failures.append(error)
            }
        }
        guard !members.isEmpty else { return }
        files = zip(members, parts).map { member, part in
            FoundCatalog.File(
                url: member.source.url, name: member.source.file, locale: member.place.locale ?? part.locale)
        }
        decideSource(given, members, parts)
        let catalog = CatalogAssembly.join(
            parts, of: members, name: found.named.name, sourceLanguage: sourceLanguage ?? Self.undetermined)
        if given != nil, failures.isEmpty {
            lacksStatedLanguage = CatalogAssembly.lacksLanguage(catalog, parts, of: members, format)
        }
        if keepsTexts { self.catalog = catalog }
        failures += catalog.unreadFiles.map(\.error)
        keys = catalog.entries.count
        progress = catalog.progress(others: files.compactMap(\.locale)).filter { $0.locale != sourceLanguage }
        oddities = catalog.warnings
        if listsMissing {
            oddities += catalog.missingTranslations(in: progress.map(\.locale), places: Self.places(members, parts))
        }
        if isExamined {
            examine(catalog)
            oddities +=
                FileDiagnosis(members, parts, of: catalog, sourceLanguage: sourceLanguage, format: format)
                .faults
        }
        shared.add(parts, of: members, format, sourceLanguage: catalog.sourceLanguage)
        oddities = oddities.inOrderOfPlace()
    }

    /// The tag of a language that is not known (ISO 639-3).
    private static let undetermined = "und"

    private mutating func decideSource(_ given: String?, _ members: [CatalogFiles.Member], _ parts: [CatalogPart]) {
        do throws(CatalogError) {
            let source = try SourceLanguage.decide(given: given, files: members, parts: parts)
            sourceLanguage = source.language
            sourceBasis = source.basis.words
        } catch {
            question = error
        }
    }

    /// Where the files of locales have keys.
    private static func places(
        _ members: [CatalogFiles.Member], _ parts: [CatalogPart]
    ) -> [String: [String: Catalog.Position]] {
        zip(members, parts).reduce(into: [:]) { places, file in
            guard let locale = file.0.place.locale ?? file.1.locale else { return }
            places[locale] = Dictionary(file.1.entries.map { ($0.key, $0.position) }) { first, _ in first }
        }
    }

    private mutating func examine(_ catalog: Catalog) {
        let references = ReferenceDiagnosis(catalog)
        oddities +=
            CatalogDiagnosis(
                catalog, zeroIsForNumber: format.name != AndroidReader.format.name,
                comparesSources: sourceLanguage != nil, comparesLineFeeds: format.name == POReader.format.name
            ).faults + references.faults
        shared.open = references.open
    }

    /// The same catalog with these locales alone, and with what is odd in their files.
    package func limited(to locales: [String]) -> CatalogSummary {
        let wanted = Set(locales)
        var limited = self
        limited.progress.removeAll { !wanted.contains($0.locale) }
        let others = Set(files.filter { file in file.locale.map { !wanted.contains($0) } ?? false }.map(\.name))
        limited.oddities.removeAll { oddity in
            if case .fault(let fault) = oddity.problem {
                return !wanted.contains(fault.locale) && fault.kind != .stale
            }
            return others.contains(oddity.file)
        }
        return limited
    }
}

extension [CatalogSummary] {
    /// What is odd where several files are read together, as Android's resources and Fluent's are: references to keys
    /// that no file has, and names that two files have. Each is noted in the catalog that has it. O(texts).
    package mutating func compare() {
        for format in [AndroidReader.format, FluentReader.format] {
            let own = indices.filter { self[$0].format == format }
            guard !own.isEmpty else { continue }
            var known = own.reduce(into: Set<String>()) { $0.formUnion(self[$1].shared.keys) }
            for place in own where self[place].shared.isOpen(among: known) {
                known.formUnion(self[place].keysAround())
            }
            var first: [SharedTexts.Definition: Catalog.Position] = [:]
            for place in own { self[place].settle(known: known, first: &first) }
        }
    }
}

extension CatalogSummary {
    fileprivate mutating func settle(
        known: Set<String>, first: inout [SharedTexts.Definition: Catalog.Position]
    ) {
        oddities += shared.open.filter { !known.contains($0.target) }.map(\.error)
        for (definition, position) in shared.definitions {
            guard let other = first[definition] else {
                first[definition] = position
                continue
            }
            oddities.append(CatalogError(.repeatedResource(definition.name, other: other), at: position))
        }
        oddities = oddities.inOrderOfPlace()
        shared = SharedTexts()
    }

    /// The keys of other files that programs read together with those of the catalog, and that the command line may not
    /// name.
    fileprivate func keysAround() -> Set<String> {
        guard let file else { return [] }
        return SharedTexts.catalogs(around: file.url, format).reduce(into: []) { keys, found in
            keys.formUnion(CatalogSummary(found, isExamined: false).shared.keys)
        }
    }
}

extension SourceLanguage.Basis {
    /// The basis in words; nil where there is nothing to say about it.
    fileprivate var words: String? {
        switch self {
        case .project: "as stated"
        case .catalog: nil
        case .file(let name): "by \(name)"
        case .convention: "as its tools take it"
        case .onlyLocale: "the only locale"
        }
    }
}
