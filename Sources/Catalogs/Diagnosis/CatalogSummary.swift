/// What a catalog holds, how far its translations have come, and what is odd in it.
package struct CatalogSummary: Sendable {
    package let format: CatalogFormat
    /// The files that could be read, by name.
    package private(set) var files: [FoundCatalog.File] = []
    /// The file that stands for all: that of the source language, or else the first; nil where none could be read.
    package var file: FoundCatalog.File? {
        files.first { $0.locale == nil } ?? files.first { $0.locale == sourceLanguage } ?? files.first
    }

    /// BCP 47 tag; nil where nothing says which language the texts were written in.
    package private(set) var sourceLanguage: String?
    /// What says so, in words: `galley.yml`, `App.xcodeproj`.
    package private(set) var sourceBasis: String?
    /// How many keys there are.
    package private(set) var keys = 0
    /// Every locale but that of the source language.
    package private(set) var progress: [LocaleProgress] = []
    /// Warnings of the readers and of the diagnosis, by place.
    package private(set) var oddities: [CatalogError] = []
    /// The texts that texts of other files may stand for, and the references to those; none of most formats.
    private(set) var shared = SharedTexts()
    /// Files that cannot be read.
    package private(set) var failures: [CatalogError] = []
    /// Says how to name the source language; nil where it is known.
    package private(set) var question: CatalogError?
    /// The texts; nil unless they were to be kept.
    package private(set) var catalog: Catalog?

    /// Reads and examines a catalog.
    ///
    /// A file that cannot be read is passed over, and noted. O(n) in the length of the files.
    ///
    /// - Parameters:
    ///   - isExamined: Whether translations are held against their sources; the warnings of readers are there anyway.
    ///   - listsMissing: Whether each translation that is missing is one of the oddities.
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
                let reader = found.reader.reader(of: member.source)
                parts.append(try reader.read(member.source, locale: member.place.locale ?? ""))
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
            oddities += FileDiagnosis(members, parts, sourceLanguage: sourceLanguage, format: format).faults
        }
        shared.add(parts, of: members, format, sourceLanguage: catalog.sourceLanguage)
        oddities = oddities.inOrderOfPlace()
    }

    /// What stands for a language that nothing tells (ISO 639-3).
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

    /// With no other locales than these, and what is odd in their files.
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
    /// What is odd where several files are read together, as those of Android's resources and of Fluent: texts that are in
    /// none of them, and names that are in two. Each is noted in the catalog that has it. O(texts).
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

    /// The keys of the other files that programs read together with those of the catalog, which a person may not have named.
    fileprivate func keysAround() -> Set<String> {
        guard let file else { return [] }
        return SharedTexts.catalogs(around: file.url, format).reduce(into: []) { keys, found in
            keys.formUnion(CatalogSummary(found, isExamined: false).shared.keys)
        }
    }
}

extension SourceLanguage.Basis {
    /// What says it, in words; nil where there is nothing to say of it.
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
