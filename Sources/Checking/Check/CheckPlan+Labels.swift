internal import Basics
internal import Catalogs
internal import Foundation
internal import Frames
internal import Labels
internal import Projects
internal import Scenes
internal import ViewLayout

extension CheckPlan {
    /// Adds every label of every budget, in parts.
    ///
    /// - Parameter locales: The locales of the check.
    /// - Parameter rooms: The widths and heights of the matrix.
    /// - Throws: `InputError` for a pattern that no key matches, and for a locale that the check does not have.
    mutating func addLabels(locales: [CheckLocale], rooms: [Room]) throws {
        guard options.scenes.isEmpty else { return }
        for budget in project.labels where budget.room == nil {
            let wildcard = Wildcard(budget.keys)
            let fitting = project.catalogs.map { catalog in
                (catalog: catalog, keys: catalog.keys.filter { wildcard.matches($0) })
            }
            guard fitting.contains(where: { !$0.keys.isEmpty || $0.catalog.isUnread }) else {
                throw Self.unknown(
                    pattern: budget.keys, keys: project.catalogs.flatMap(\.keys), at: budget.position)
            }
            let groups = fitting.flatMap { fitting in
                Self.groups(of: fitting.keys.filter(options.isWanted), in: fitting.catalog, for: budget)
            }
            // A locale that a person lists is one of every catalog.
            let lists = project.matrix.locales == nil && budget.locales == nil ? catalogLocales : nil
            for locale in try self.locales(of: budget, among: locales) {
                let names = LocaleFallback.names(for: locale.lookup)
                let own = locale.pseudolocale == nil ? lists : nil
                for group in groups where own?.contain(names, of: group.catalog) ?? true {
                    add(group, in: locale, names: names, rooms: rooms)
                }
            }
        }
        addRooms(locales: locales)
    }

    /// - Parameter names: The locale of the lookup and those that it falls back to.
    private mutating func add(_ group: LabelGroup, in locale: CheckLocale, names: [String], rooms: [Room]) {
        guard !group.catalog.lacksFile(of: locale.lookup) else { return }
        let environments = environments(of: group.budget, in: locale, rooms: rooms)
        guard !environments.isEmpty else { return }
        let keys = group.keys.filter { key in
            group.catalog[key].map { group.catalog.shows($0, in: locale.lookup, names: names) } ?? true
        }
        let labels = PlannedLabels(group.catalog, group.budget)
        // Small enough that all cores have work, large enough that starting a part costs nothing.
        for start in stride(from: 0, to: keys.count, by: 256) {
            let part = Array(keys[start..<min(start + 256, keys.count)])
            self.labels.append(
                LabelPart(keys: part, labels: labels, locale: locale, environments: environments))
        }
    }

    // MARK: Locales

    /// The locales in which a budget is checked: its own, if it has some, and the one that others are compared with.
    private func locales(of budget: LabelBudget, among locales: [CheckLocale]) throws -> [CheckLocale] {
        guard let own = budget.locales else { return locales }
        let known = everyLocale.map(\.name)
        for listed in own where !known.contains(listed.value) {
            throw InputError.unknown("locale in the check", listed.value, expected: known, at: listed.position)
        }
        let names = Set(own.map(\.value))
        return locales.filter { names.contains($0.name) || isDifferential && $0.name == sourceLocale }
    }

    // MARK: Rooms

    private typealias LabelGroup = (catalog: Catalog, keys: [String], budget: LabelBudget)

    /// The keys of a budget by their room. Where neither the budget nor its place has a width, a catalog may give one
    /// for a key, in pixels (XLIFF's `maxwidth`). It is the width of a single line unless the catalog gives lines too.
    private static func groups(of keys: [String], in catalog: Catalog, for budget: LabelBudget) -> [LabelGroup] {
        var groups: [LabelGroup] = []
        var indices: [SizeLimit?: Int] = [:]
        for key in keys {
            let hasWidth = budget.maxWidth != nil || budget.place != nil
            let limit = hasWidth ? nil : catalog[key]?.sizeLimit?.inPixels
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

    private func environments(
        of budget: LabelBudget, in locale: CheckLocale, rooms: [Room]
    ) -> [LayoutEnvironment] {
        let metrics = project.metrics(of: budget)
        return textSizes(of: budget).flatMap { size in
            budget.rooms(at: size, in: rooms, metrics).map { room in
                LayoutEnvironment(
                    locale: locale.name, layoutDirection: locale.direction, textSize: budget.textSizes.limited(size),
                    width: room.width, height: room.height, displayScale: project.displayScale,
                    platform: budget.platform, system: project.system)
            }
        }.inOrder
    }

    /// The sizes that people may set where a budget is checked.
    func textSizes(of budget: LabelBudget) -> [TextSize] {
        let sizes = budget.textSizes.sizes ?? project.matrix.textSizes
        return options.textSizes.isEmpty ? sizes : sizes.filter(options.textSizes.contains)
    }

    /// The names of widths in findings: those of the matrix, and those of places that alone have a width.
    package var widthNames: [Double: String] {
        var screens: [Double: Set<String>] = [:]
        for budget in project.labels where budget.place?.isOnWatch == false && budget.maxWidth == nil {
            let metrics = project.metrics(of: budget)
            for width in project.matrix.widths {
                let room = Room(width: width.points, height: nil)
                for size in textSizes(of: budget) {
                    guard let own = budget.room(at: size, in: room, metrics).width else { continue }
                    screens[own, default: []].insert(width.name ?? "width \(Number.text(width.points))")
                }
            }
        }
        let rooms = screens.compactMapValues { $0.count == 1 ? $0.first : nil }
        return project.matrix.widthNames.merging(rooms) { screen, _ in screen }
    }
}

extension Project {
    /// The sizes of a budget's platform, with the changes that the project makes to them.
    fileprivate func metrics(of budget: LabelBudget) -> PlatformMetrics {
        var metrics = budget.platform.metrics(of: system)
        for (metric, value) in self.metrics { metrics[metric] = CGFloat(value) }
        return metrics
    }
}

extension SizeLimit {
    /// The limit, if it is a width in pixels.
    fileprivate var inPixels: SizeLimit? { unit == .pixel && (width ?? 0) > 0 ? self : nil }
}
