internal import Checks
internal import Frames
internal import Scenes

/// What a check has to do, in parts that can be done in any order, and what is odd about it.
struct CheckPlan {
    var scenes: [ScenePart] = []
    var labels: [LabelPart] = []
    /// What of the project is not in it, as nothing of it has changed; nil where nothing was left out.
    var leftOut: LeftOut?
    /// What was left out and why, for people.
    var remarks: [String] = []
    /// The locale that texts were written in.
    private(set) var sourceLocale: String

    private let project: Project
    private let options: CheckOptions
    /// Whether the other locales are compared with the source locale.
    var isDifferential: Bool { options.isDifferential }

    /// - Throws: `InputError` for a filter that matches nothing, and for a revision that git does not know.
    init(_ project: Project, options: CheckOptions) throws {
        self.project = project
        self.options = options
        let catalogs = project.everyCatalog
        sourceLocale = catalogs.first?.sourceLanguage ?? "en"
        let locales = try locales(of: catalogs)
        let rooms = try rooms()
        let textSizes = try textSizes()
        try refuseUnknownKeys(in: catalogs)
        try addScenes(locales: locales, textSizes: textSizes, rooms: rooms)
        try addLabels(locales: locales, textSizes: textSizes, rooms: rooms)
        if let revision = options.changedSince {
            try leaveOut(whatIsUnchangedSince: revision, of: project, options: options)
        }
    }

    // MARK: The matrix

    private func locales(of catalogs: [Catalog]) throws -> [CheckLocale] {
        let known = Self.distinct(catalogs.flatMap(\.locales))
        var locales = (project.matrix.locales?.map(\.value) ?? known).map { CheckLocale($0) }
        for listed in project.matrix.locales ?? [] where !catalogs.isEmpty {
            let rules = LocaleRules(listed.value)
            guard !known.contains(where: rules.fallbacks.contains) else { continue }
            throw InputError.unknown(
                "locale in the catalogs", listed.value, expected: known, at: listed.position)
        }
        locales += project.matrix.pseudolocales.map { CheckLocale($0, of: sourceLocale) }
        if locales.isEmpty { locales = [CheckLocale(sourceLocale)] }
        let all = locales + project.scenes.compactMap { $0.locale.map { CheckLocale($0) } }
        let wanted = try Set(
            filtered(all, \.name, by: options.locales, \.self, option: "--locale") { $0.name == $1 })
        locales.removeAll { !wanted.contains($0) }
        // What the others are compared with is laid out even where nobody asked to see it.
        guard options.isDifferential, !locales.contains(where: { $0.name == sourceLocale }) else { return locales }
        return [CheckLocale(sourceLocale)] + locales
    }

    /// The locales that a scene is laid out in: its own where it has one.
    private func locales(of scene: LayoutScene, among locales: [CheckLocale]) -> [CheckLocale] {
        guard let own = scene.locale else { return locales }
        return options.locales.isEmpty || options.locales.contains(own) ? [CheckLocale(own)] : []
    }

    private func textSizes() throws -> [TextSize] {
        try filtered(project.matrix.textSizes, \.name, by: options.textSizes, \.name, option: "--text-size", ==)
    }

    private func rooms() throws -> [Room] {
        let own = project.scenes.compactMap { $0.space?.width.map { NamedLength($0) } }
        _ = try filtered(
            project.matrix.widths + own, \.text, by: options.widths, Number.text, option: "--width"
        ) { $0.points == $1 }
        return rooms(widths: project.matrix.widths.map(\.points), heights: heights)
    }

    /// The rooms that a scene is proposed: its own where it asks for one.
    private func rooms(of scene: LayoutScene, among rooms: [Room]) -> [Room] {
        switch scene.space {
        case nil: rooms
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

    /// Every width with every height, but for widths that a filter leaves out.
    private func rooms(widths: [Double?], heights: [Double?]) -> [Room] {
        widths.filter { width in options.widths.isEmpty || options.widths.contains { $0 == width } }
            .flatMap { width in heights.map { Room(width: width, height: $0) } }
    }

    /// What a filter of the command line leaves; that it leaves nothing is a mistake.
    private func filtered<Item, Wanted>(
        _ items: [Item], _ name: (Item) -> String, by wanted: [Wanted], _ wantedName: (Wanted) -> String,
        option: String, _ matches: (Item, Wanted) -> Bool
    ) throws -> [Item] {
        guard !wanted.isEmpty else { return items }
        for wanted in wanted where !items.contains(where: { matches($0, wanted) }) {
            let unknown = wantedName(wanted)
            let hint = NearestName.hint(for: unknown, among: Self.distinct(items.map(name)))
            throw InputError(.configuration, "\(option) \(unknown) matches nothing; \(hint)", file: project.file)
        }
        return items.filter { item in wanted.contains { matches(item, $0) } }
    }

    static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Scenes and labels

    private mutating func addScenes(locales: [CheckLocale], textSizes: [TextSize], rooms: [Room]) throws {
        let scenes = try filtered(
            project.scenes, \.name, by: options.scenes, \.self, option: "--scene"
        ) { $0.fits($1) }
        for var scene in scenes {
            scene.metrics.merge(project.metrics) { own, _ in own }
            let rooms = self.rooms(of: scene, among: rooms)
            guard !rooms.isEmpty else { continue }
            for locale in self.locales(of: scene, among: locales) {
                var environments = environments(locale, textSizes: textSizes, rooms: rooms)
                for index in environments.indices {
                    environments[index].safeArea = scene.safeArea ?? project.safeArea
                }
                self.scenes.append(ScenePart(scene: scene, locale: locale, environments: environments))
            }
        }
    }

    /// A pattern that no key fits, with the nearest key or group of keys.
    private static func unknown(pattern: String, keys: [String], at position: SourcePosition?) -> InputError {
        let groups = keys.compactMap { key in key.lastIndex(of: ".").map { "\(key[..<$0]).*" } }
        guard !keys.isEmpty else {
            return InputError(
                .configuration, "no key fits \"\(pattern.excerpt)\": there is no catalog with keys", at: position)
        }
        let hint = NearestName.hint(for: pattern, among: distinct(keys + groups), listedBy: InputError.keyList)
        return InputError(.configuration, "no key of the catalogs fits \"\(pattern.excerpt)\"; \(hint)", at: position)
    }

    /// A pattern of the command line that no key fits is a mistake.
    private func refuseUnknownKeys(in catalogs: [Catalog]) throws {
        guard !options.keys.isEmpty else { return }
        let keys = Self.distinct(catalogs.flatMap(\.keys))
        for pattern in options.keys where !keys.contains(where: { Wildcard.matches($0, pattern) }) {
            throw Self.unknown(pattern: pattern, keys: keys, at: nil)
        }
    }

    private mutating func addLabels(locales: [CheckLocale], textSizes: [TextSize], rooms: [Room]) throws {
        guard options.scenes.isEmpty else { return }
        for budget in project.labels {
            let fitting = project.catalogs.map { catalog in
                (catalog: catalog, keys: catalog.keys.filter { Wildcard.matches($0, budget.keys) })
            }
            guard fitting.contains(where: { !$0.keys.isEmpty }) else {
                throw Self.unknown(
                    pattern: budget.keys, keys: project.catalogs.flatMap(\.keys), at: budget.position)
            }
            let groups = fitting.flatMap { fitting in
                Self.groups(of: fitting.keys.filter(options.isWanted), in: fitting.catalog, for: budget)
            }
            for locale in locales {
                for group in groups {
                    let rooms = group.budget.maxWidth.map { [Room(width: $0, height: nil)] } ?? rooms
                    let environments = environments(locale, textSizes: textSizes, rooms: rooms)
                    let keys = group.keys
                    // Small enough that all cores have work, large enough that starting a part costs nothing.
                    for start in stride(from: 0, to: keys.count, by: 256) {
                        let part = Array(keys[start..<min(start + 256, keys.count)])
                        labels.append(
                            LabelPart(
                                keys: part, catalog: group.catalog, budget: group.budget, locale: locale,
                                environments: environments))
                    }
                }
            }
        }
    }

    private typealias LabelGroup = (catalog: Catalog, keys: [String], budget: LabelBudget)

    /// The keys of a budget by the room that each has: where the budget names no width, a catalog may have one for a key,
    /// in pixels (XLIFF's `maxwidth`), which is that of a single line unless it has lines too.
    private static func groups(of keys: [String], in catalog: Catalog, for budget: LabelBudget) -> [LabelGroup] {
        var groups: [LabelGroup] = []
        var indices: [SizeLimit?: Int] = [:]
        for key in keys {
            let limit = budget.maxWidth == nil ? catalog[key]?.sizeLimit?.inPixels : nil
            if let index = indices[limit] {
                groups[index].keys.append(key)
                continue
            }
            indices[limit] = groups.count
            var budget = budget
            if let limit {
                budget.maxWidth = limit.width
                budget.maxLines = budget.maxLines ?? limit.lines ?? 1
            }
            groups.append((catalog, [key], budget))
        }
        return groups
    }

    private func environments(_ locale: CheckLocale, textSizes: [TextSize], rooms: [Room]) -> [LayoutEnvironment] {
        textSizes.flatMap { size in
            rooms.map { room in
                LayoutEnvironment(
                    locale: locale.name, layoutDirection: locale.direction, textSize: size, width: room.width,
                    height: room.height, displayScale: project.displayScale, platform: project.platform)
            }
        }
    }
}

extension CheckPlan {
    /// The plan for budgets: without what no person reads, which is pseudolocales that nobody names, and with labels
    /// measured in their tightest cell first, the one that a sweep reports for all in which lines are left.
    func forBudgets() -> CheckPlan {
        func isRead(_ locale: CheckLocale) -> Bool {
            locale.pseudolocale == nil || options.locales.contains(locale.name)
        }
        var plan = self
        plan.scenes.removeAll { !isRead($0.locale) }
        plan.labels.removeAll { !isRead($0.locale) }
        for index in plan.labels.indices {
            plan.labels[index].environments.sort { first, second in
                let sizes = (first.textSize.order, second.textSize.order)
                return sizes.0 == sizes.1 ? Cell(first) < Cell(second) : sizes.0 > sizes.1
            }
        }
        return plan
    }
}

extension SizeLimit {
    /// The limit, where it is one of width in pixels.
    fileprivate var inPixels: SizeLimit? { unit == .pixel && (width ?? 0) > 0 ? self : nil }
}

extension NamedLength {
    fileprivate var text: String { Number.text(points) }
}

/// The room that scenes are proposed.
struct Room {
    let width: Double?
    let height: Double?
}

/// One scene in one locale.
struct ScenePart: Sendable {
    let scene: LayoutScene
    let locale: CheckLocale
    let environments: [LayoutEnvironment]
}

/// Some labels in one locale.
struct LabelPart: Sendable {
    var keys: [String]
    let catalog: Catalog
    let budget: LabelBudget
    let locale: CheckLocale
    var environments: [LayoutEnvironment]
}
