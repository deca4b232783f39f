internal import Catalogs
internal import Frames
internal import Labels
internal import Projects

extension CheckPlan {
    /// Adds the labels of harvested rooms, each of which has one key. Rooms of the same key follow each other, so that a text
    /// is shaped once for all of them. O(rooms × locales).
    mutating func addRooms(locales: [CheckLocale]) {
        var order: [RoomBudget.Label] = []
        var groups: [RoomBudget.Label: [PlannedLabels]] = [:]
        for budget in project.labels {
            guard let room = budget.room, options.isWanted(room.label.key) else { continue }
            if groups[room.label] == nil { order.append(room.label) }
            groups[room.label, default: []].append(PlannedLabels(project.catalogs[room.label.catalog], budget))
        }
        guard !order.isEmpty else { return }
        let lists = project.matrix.locales == nil ? catalogLocales : nil
        let places = locales.map { RoomLocale($0, project.catalogs, lists) }
        for label in order {
            let catalog = project.catalogs[label.catalog]
            guard let entry = catalog[label.key], let group = groups[label] else { continue }
            let keys = [label.key]
            for place in places
            where place.shows[label.catalog] && catalog.shows(entry, in: place.locale.lookup, names: place.names) {
                for labels in group { add(labels, keys, in: place) }
            }
        }
    }

    private mutating func add(_ labels: PlannedLabels, _ keys: [String], in place: RoomLocale) {
        let budget = labels.budget
        guard let room = budget.room else { return }
        if !room.others.isEmpty, !project.catalogs.agree(on: [room.label] + room.others, in: place.rules) { return }
        let environments = textSizes(of: budget).map { size in
            LayoutEnvironment(
                locale: place.locale.name, layoutDirection: place.locale.direction, textSize: size,
                width: budget.maxWidth, height: budget.maxHeight, displayScale: project.displayScale,
                platform: budget.platform, system: project.system)
        }
        guard !environments.isEmpty else { return }
        self.labels.append(
            LabelPart(keys: keys, labels: labels, locale: place.locale, environments: environments.inOrder))
    }
}

/// A locale of a check, with what is the same for all rooms in it.
private struct RoomLocale {
    let locale: CheckLocale
    let names: [String]
    let rules: LocaleRules
    /// Whether the texts of each catalog are checked in the locale.
    let shows: [Bool]

    init(_ locale: CheckLocale, _ catalogs: [Catalog], _ lists: CatalogLocales?) {
        self.locale = locale
        let names = LocaleFallback.names(for: locale.lookup)
        self.names = names
        rules = LocaleRules(locale.lookup)
        shows = catalogs.map { catalog in
            !catalog.lacksFile(of: locale.lookup)
                && (locale.pseudolocale != nil || lists?.contain(names, of: catalog) ?? true)
        }
    }
}
