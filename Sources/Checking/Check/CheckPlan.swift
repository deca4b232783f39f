internal import Basics
internal import Catalogs
internal import Checks
package import Frames
package import Labels
package import Projects
package import Scenes

/// What a check has to do, in parts that can be done in any order, and remarks about it.
package struct CheckPlan {
    package var scenes: [ScenePart] = []
    package var labels: [LabelPart] = []
    /// What was left out as unchanged; nil where nothing was.
    var leftOut: LeftOut?
    /// What was left out and why, for people.
    var remarks: [String] = []
    /// The files that could not be read, whose texts are not in it.
    private(set) var unfinished: [UnfinishedPart] = []
    /// The locale that texts were written in.
    package private(set) var sourceLocale: String
    /// Which locales the texts of each catalog are checked in.
    let catalogLocales: CatalogLocales

    let project: Project
    let options: CheckOptions
    /// Whether the other locales are compared with the source locale.
    var isDifferential: Bool { options.isDifferential }

    /// - Parameters:
    ///   - omitsUnreadLocales: Leaves out what no person reads: pseudolocales that the options do not name.
    ///   - keepsUnreadFiles: Plans the rest where a file of a catalog could not be read, and names the file in
    ///     `unfinished`; otherwise it is an error.
    ///   - newLocale: A locale of the matrix that no catalog needs to have.
    /// - Throws: `InputError` for a filter that matches nothing, and for a revision that git does not know.
    package init(
        _ project: Project, options: CheckOptions, omitsUnreadLocales: Bool = false, keepsUnreadFiles: Bool = false,
        newLocale: String? = nil
    ) throws {
        self.project = project
        self.options = options
        let catalogs = project.everyCatalog
        sourceLocale = catalogs.first?.sourceLanguage ?? "en"
        catalogLocales = CatalogLocales(catalogs)
        unfinished = unreadParts(of: catalogs)
        if !keepsUnreadFiles, let part = unfinished.first {
            throw InputError(.unreadable, part.message, at: part.position)
        }
        var locales = try locales(of: catalogs, newLocale: newLocale)
        if omitsUnreadLocales {
            locales.removeAll { $0.pseudolocale != nil && !options.locales.contains($0.name) }
        }
        let rooms = try rooms()
        let textSizes = try textSizes()
        try refuseUnknownKeys(in: catalogs)
        try addScenes(locales: locales, textSizes: textSizes, rooms: rooms)
        try addLabels(locales: locales, rooms: rooms)
        try refuseComparingNothing()
        if let revision = options.changedSince {
            try leaveOut(whatIsUnchangedSince: revision, of: project, options: options)
        }
    }

    /// A differential check of the source locale alone would report nothing, whatever is wrong.
    private func refuseComparingNothing() throws(InputError) {
        let locales = Set(scenes.map(\.locale.name) + labels.map(\.locale.name))
        guard isDifferential, locales == [sourceLocale] else { return }
        let cause = options.locales.isEmpty ? "the project has no other" : "--locale leaves no other"
        throw InputError(
            .configuration,
            "--differential compares other locales with \(sourceLocale), the locale that the texts were written in, and \(cause)",
            file: project.file)
    }

    // MARK: The matrix

    private func locales(of catalogs: [Catalog], newLocale: String?) throws -> [CheckLocale] {
        let known = catalogs.flatMap { $0.everyLocale + $0.unreadFiles.compactMap(\.locale) }.distinct
        for listed in project.matrix.locales ?? [] where !catalogs.isEmpty && listed.value != newLocale {
            let rules = LocaleRules(listed.value)
            guard !known.contains(where: rules.fallbacks.contains) else { continue }
            throw InputError.unknown(
                "locale in the catalogs", listed.value, expected: known, at: listed.position)
        }
        var locales = everyLocale
        let unread = catalogs.flatMap { $0.unreadFiles.compactMap(\.locale) }
        let all = locales + (project.scenes.compactMap(\.locale) + unread).map { CheckLocale($0) }
        let wanted = try Set(
            filtered(all, \.name, by: options.locales, \.self, option: "--locale") { $0.name == $1 })
        locales.removeAll { !wanted.contains($0) }
        // The locale that others are compared with is laid out even where no option asks for it.
        guard options.isDifferential, !locales.contains(where: { $0.name == sourceLocale }) else { return locales }
        return [CheckLocale(sourceLocale)] + locales
    }

    /// The files that were not read, of locales that are to be checked: they are never left out in silence.
    private func unreadParts(of catalogs: [Catalog]) -> [UnfinishedPart] {
        let listed = project.matrix.locales.map { $0.map(\.value) + project.scenes.compactMap(\.locale) }
        return catalogs.flatMap { catalog in
            catalog.unreadFiles(of: options.locales.isEmpty ? listed : options.locales).map { file in
                UnfinishedPart(
                    scene: file.error.file, locales: [file.locale ?? catalog.sourceLanguage],
                    message: file.error.message, position: SourcePosition(file.error))
            }
        }.distinct
    }

    /// The locales of the matrix, before a filter leaves some out.
    var everyLocale: [CheckLocale] {
        let locales =
            project.localeNames.map { CheckLocale($0) }
            + project.matrix.pseudolocales.map { CheckLocale($0, of: sourceLocale) }
        // Case, and an underscore in place of a hyphen, make no difference to a locale (BCP 47, section 2.1.1).
        var seen: Set<String> = []
        let distinct = locales.filter { seen.insert($0.name.replacing("_", with: "-").lowercased()).inserted }
        return distinct.isEmpty ? [CheckLocale(sourceLocale)] : distinct
    }

    /// The locales that a scene is laid out in: only its own, if it has one.
    private func locales(of scene: LayoutScene, among locales: [CheckLocale]) -> [CheckLocale] {
        guard let own = scene.locale else { return locales }
        return options.locales.isEmpty || options.locales.contains(own) ? [CheckLocale(own)] : []
    }

    private func textSizes() throws -> [TextSize] {
        let own = project.labels.flatMap { $0.textSizes.sizes ?? [] }
        let wanted = try Set(
            filtered(
                project.matrix.textSizes + own, \.name, by: options.textSizes, \.name, option: "--text-size", ==))
        return project.matrix.textSizes.filter(wanted.contains)
    }

    private func rooms() throws -> [Room] {
        let own =
            project.scenes.compactMap { $0.space?.width.map { NamedLength($0) } }
            + Set(project.labels.compactMap { $0.room?.screenWidth }).sorted().map { NamedLength($0) }
        _ = try filtered(
            project.matrix.widths + own, \.text, by: options.widths, Number.text, option: "--width"
        ) { $0.points == $1 }
        return rooms(widths: project.matrix.widths.map(\.points), heights: heights)
    }

    /// The rooms that a scene is proposed: its own, if it asks for one.
    private func rooms(of scene: LayoutScene, among rooms: [Room]) -> [Room] {
        switch scene.space {
        case nil:
            rooms.map { room in
                Room(
                    width: room.width,
                    height: room.height ?? scene.screenHeight(ofWidth: room.width, on: project.platform))
            }
        case .ideal: self.rooms(widths: [nil], heights: [nil])
        case .fixed(let width, let height):
            self.rooms(
                widths: width.map { [$0] } ?? project.matrix.widths.map(\.points),
                heights: height.map { [$0] } ?? heights)
        }
    }

    private var heights: [Double?] {
        project.matrix.heights.isEmpty ? [nil] : project.matrix.heights.map { Optional($0.points) }
    }

    /// Every width with every height, except for widths that a filter leaves out.
    private func rooms(widths: [Double?], heights: [Double?]) -> [Room] {
        widths.filter { width in options.widths.isEmpty || options.widths.contains { $0 == width } }
            .flatMap { width in heights.map { Room(width: width, height: $0) } }
    }

    /// What a filter of the command line leaves. It is an error if it leaves nothing.
    private func filtered<Item, Wanted>(
        _ items: [Item], _ name: (Item) -> String, by wanted: [Wanted], _ wantedName: (Wanted) -> String,
        option: String, _ matches: (Item, Wanted) -> Bool
    ) throws -> [Item] {
        guard !wanted.isEmpty else { return items }
        for wanted in wanted where !items.contains(where: { matches($0, wanted) }) {
            let unknown = wantedName(wanted)
            let hint = NearestName.hint(for: unknown, among: items.map(name).distinct)
            throw InputError(.configuration, "\(option) \(unknown) matches nothing; \(hint)", file: project.file)
        }
        return items.filter { item in wanted.contains { matches(item, $0) } }
    }

    // MARK: Scenes and labels

    private mutating func addScenes(locales: [CheckLocale], textSizes: [TextSize], rooms: [Room]) throws {
        let unknown = options.scenes.first { pattern in !project.scenes.contains { $0.fits(pattern) } }
        let isQualified = unknown.map(SwiftScenes.isPattern) ?? false
        let scenes = try filtered(
            project.scenes, isQualified ? \.qualifiedName : \.name, by: options.scenes, \.self, option: "--scene"
        ) { $0.fits($1) }
        for var scene in scenes {
            scene.metrics.merge(project.metrics) { own, _ in own }
            let rooms = self.rooms(of: scene, among: rooms)
            guard !rooms.isEmpty else { continue }
            for locale in self.locales(of: scene, among: locales)
            where !scene.lacksTexts(in: locale.lookup) && shows(scene, in: locale) {
                var environments = environments(locale, textSizes: textSizes, rooms: rooms)
                for index in environments.indices {
                    environments[index].safeArea = scene.safeArea ?? project.safeArea
                    environments[index].adopt(scene.system ?? project.system)
                }
                self.scenes.append(ScenePart(scene: scene, locale: locale, environments: environments))
            }
        }
    }

    /// Whether one of the catalogs that a scene has its texts from is checked in a locale.
    private func shows(_ scene: LayoutScene, in locale: CheckLocale) -> Bool {
        guard project.matrix.locales == nil, scene.locale == nil, locale.pseudolocale == nil else { return true }
        let catalogs = scene.catalogsOfTexts
        let names = LocaleFallback.names(for: locale.lookup)
        return catalogs.isEmpty || catalogs.contains { catalogLocales.contain(names, of: $0) }
    }

    /// The error for a pattern that no key matches, with the nearest key or group of keys.
    static func unknown(pattern: String, keys: [String], at position: SourcePosition?) -> InputError {
        let groups = keys.compactMap { key in key.lastIndex(of: ".").map { "\(key[..<$0]).*" } }
        guard !keys.isEmpty else {
            return InputError(
                .configuration, "no key matches \"\(pattern.excerpt)\": there is no catalog with keys", at: position)
        }
        let hint = NearestName.hint(for: pattern, among: (keys + groups).distinct, listedBy: InputError.keyList)
        return InputError(
            .configuration, "no key of the catalogs matches \"\(pattern.excerpt)\"; \(hint)", at: position)
    }

    /// A pattern of the command line that no key matches is an error.
    private func refuseUnknownKeys(in catalogs: [Catalog]) throws {
        guard !options.keys.isEmpty else { return }
        let keys = catalogs.flatMap(\.keys).distinct
        for pattern in options.keys {
            let wildcard = Wildcard(pattern)
            guard !keys.contains(where: { wildcard.matches($0) }) else { continue }
            throw Self.unknown(pattern: pattern, keys: keys, at: nil)
        }
    }

    private func environments(_ locale: CheckLocale, textSizes: [TextSize], rooms: [Room]) -> [LayoutEnvironment] {
        textSizes.flatMap { size in
            rooms.map { room in
                LayoutEnvironment(
                    locale: locale.name, layoutDirection: locale.direction, textSize: size, width: room.width,
                    height: room.height, displayScale: project.displayScale, platform: project.platform)
            }
        }.inOrder
    }
}

extension Project {
    /// The locales of its matrix, without pseudolocales: those that it lists, or else those of its catalogs.
    var localeNames: [String] { matrix.locales?.map(\.value) ?? everyCatalog.flatMap(\.everyLocale).distinct }
}

extension LayoutScene {
    /// The catalogs that have its keys; all of them for a scene in Swift, whose keys nobody knows before it is laid out.
    fileprivate var catalogsOfTexts: [Catalog] {
        guard references.views != nil, !references.keys.isEmpty else { return catalogs }
        let used = Set(references.keys.compactMap { key in catalogs.firstIndex { $0[key.name] != nil } })
        return used.sorted().map { catalogs[$0] }
    }

    /// Whether a file that could not be read has texts of it in a locale: of a scene file, one of its keys; of a scene in
    /// Swift, whose keys nobody knows before it is laid out, any.
    fileprivate func lacksTexts(in locale: String) -> Bool {
        guard catalogs.contains(where: { !$0.unreadFiles.isEmpty }) else { return false }
        guard references.views != nil else { return catalogs.contains { $0.lacksFile(of: locale) } }
        return references.keys.contains { key in
            catalogs.first { $0[key.name] != nil }?.lacksFile(of: locale) ?? true
        }
    }
}

extension NamedLength {
    fileprivate var text: String { Number.text(points) }
}

/// One scene in one locale.
package struct ScenePart: Sendable {
    package let scene: LayoutScene
    package let locale: CheckLocale
    package let environments: [LayoutEnvironment]
}

/// Some labels in one locale.
package struct LabelPart: Sendable {
    var keys: [String]
    let labels: PlannedLabels
    package let locale: CheckLocale
    package internal(set) var environments: [LayoutEnvironment]

    var catalog: Catalog { labels.catalog }
    package var budget: LabelBudget { labels.budget }
}

/// What the parts of a budget share: there may be one for each of ten thousand rooms in each of forty locales.
package final class PlannedLabels: Sendable {
    let catalog: Catalog
    let budget: LabelBudget

    init(_ catalog: Catalog, _ budget: LabelBudget) {
        self.catalog = catalog
        self.budget = budget
    }
}
