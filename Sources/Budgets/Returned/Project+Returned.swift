internal import Basics
internal import Catalogs
public import Checking
public import Checks
internal import Frames
internal import Labels
public import Projects
internal import Scenes

/// The result of a check of translations against the room in the layouts.
public struct ReturnedResult: Hashable, Sendable {
    /// The translations that are cut off, a key and locale each, in its tightest place, by their places in the file.
    public var misfits: [TextRoom]
    /// The translations without any visible character, a form each, by their places in the file.
    public var empty: [EmptyReturn]
    /// The translations that have more characters than their catalog allows, a form each, by their places in the file.
    public var overlong: [OverlongReturn]
    /// How many translations were measured, counted in each locale.
    public var measured: Int
    /// The keys of the file that no scene and no label budget shows, in the order of the file.
    public var unseenKeys: [String]
    /// The names of screens by their width, as the configuration gives them.
    public var widthNames: [Double: String]
}

extension Project {
    /// BCP 47 tag of the language that the texts were written in: that of the first catalog.
    public var sourceLanguage: String { (catalogs + scenes.flatMap(\.catalogs)).first?.sourceLanguage ?? "en" }

    /// Checks translations that come back against the room that the layouts leave them, as if they had been merged: the
    /// neighbours of a text show what the file says about them too.
    ///
    /// - Parameters:
    ///   - returned: The translations.
    ///   - options: Its locales leave others of the file out; by default all locales of the file are laid out, whether
    ///     or not the project has them yet.
    ///   - progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells + limited texts × locales) layouts.
    public func check(
        _ returned: ReturnedTranslations, options: CheckOptions = CheckOptions(),
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> ReturnedResult {
        var project = self
        project.merge(returned)
        var options = options
        let empty = emptyTranslations(of: returned, options, locales: options.locales)
        let overlong = overlongTranslations(of: returned, options)
        if options.locales.isEmpty { options.locales = returned.locales }
        let budgets = try project.budget(options, progress: progress).budgets
        let shown = Set(budgets.map(\.key))
        let wanted = Dictionary(returned.entries.map { ($0.key, $0) }) { $1 }
        let rooms = budgets.flatMap { budget in
            budget.rooms.filter { wanted[budget.key]?[$0.foundIn] != nil && $0.foundIn == $0.locale }
        }
        return ReturnedResult(
            misfits: rooms.filter(\.isExceeded).sorted { $0.place < $1.place },
            empty: empty,
            overlong: overlong,
            measured: returned.entries.filter { shown.contains($0.key) && options.isWanted($0.key) }
                .reduce(0) { $0 + $1.localizations.count { options.locales.contains($0.locale) } },
            unseenKeys: returned.entries.map(\.key).filter { !shown.contains($0) && options.isWanted($0) },
            widthNames: matrix.widthNames)
    }

    /// The translations without any visible character, except for keys whose source text has none either.
    ///
    /// - Parameter locales: The only ones that are looked at; empty for all of the file.
    private func emptyTranslations(
        of returned: ReturnedTranslations, _ options: CheckOptions, locales: [String]
    ) -> [EmptyReturn] {
        var empty = returned.empty
        for entry in returned.entries {
            for localization in entry.localizations where localization.locale != sourceLanguage {
                for unit in localization.value.units where unit.state != .new && !unit.shows {
                    let place = SourcePosition(unit.position)
                    empty.append(EmptyReturn(key: entry.key, locale: localization.locale, source: place))
                }
            }
        }
        let catalogs = everyCatalog
        return empty.filter { translation in
            guard options.isWanted(translation.key), locales.isEmpty || locales.contains(translation.locale) else {
                return false
            }
            let entry = catalogs.lazy.compactMap { $0[translation.key] }.first
            let source = entry.flatMap { $0[$0.sourceLanguage] }
            return source.map { $0.value.units.contains(where: \.shows) } ?? true
        }.sorted { $0.place < $1.place }
    }

    /// The translations that are longer than the project's catalogs allow.
    private func overlongTranslations(of returned: ReturnedTranslations, _ options: CheckOptions) -> [OverlongReturn] {
        let catalogs = everyCatalog
        var overlong: [OverlongReturn] = []
        for entry in returned.entries where options.isWanted(entry.key) {
            guard let known = catalogs.lazy.compactMap({ $0[entry.key] }).first(where: { $0.sizeLimit != nil }),
                let limit = known.sizeLimit
            else { continue }
            for localization in entry.localizations
            where options.locales.isEmpty || options.locales.contains(localization.locale) {
                for unit in localization.value.units where unit.state != .new {
                    guard let length = TextLength(of: unit.text, limit, at: known.placeOfLimit),
                        length.length > length.limit
                    else { continue }
                    overlong.append(
                        OverlongReturn(
                            key: entry.key, locale: localization.locale, string: unit.text, length: length,
                            source: SourcePosition(unit.position)))
                }
            }
        }
        return overlong.sorted { ($0.source.line, $0.source.column) < ($1.source.line, $1.source.column) }
    }

    /// Puts translations in the place of those that the project has, whatever its configuration says about locales.
    mutating func merge(_ returned: ReturnedTranslations) {
        let translations = Dictionary(returned.entries.map { ($0.key, $0) }) { $1 }
        // Scenes have copies of one catalog, which stay copies of one.
        var done: [(before: Catalog, after: Catalog)] = []
        func merged(_ catalog: Catalog) -> Catalog {
            if let known = done.first(where: { Catalog.areCopies([$0.before], [catalog]) }) { return known.after }
            let after = Catalog(
                name: catalog.name, sourceLanguage: catalog.sourceLanguage,
                entries: catalog.entries.map { entry in
                    translations[entry.key].map { entry.taking($0, isTable: returned.isTable) } ?? entry
                }, warnings: catalog.warnings)
            done.append((catalog, after))
            return after
        }
        catalogs = catalogs.map(merged)
        for index in scenes.indices { scenes[index].catalogs = scenes[index].catalogs.map(merged) }
        matrix.locales = nil
    }
}

extension StringUnit {
    /// Whether the text has anything in it that shows.
    fileprivate var shows: Bool { EmptyTranslation.shows(text) }
}

extension EmptyReturn {
    fileprivate var place: (file: String, line: Int, column: Int) { (source.file, source.line, source.column) }
}

extension TextRoom {
    fileprivate var place: (file: String, line: Int, column: Int, locale: String) {
        (text.source?.file ?? "", text.source?.line ?? 0, text.source?.column ?? 0, locale)
    }
}
