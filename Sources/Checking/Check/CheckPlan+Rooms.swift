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
            guard let room = budget.room, options.isWanted(room.label.key), isWanted(room.screenWidth) else { continue }
            if groups[room.label] == nil { order.append(room.label) }
            groups[room.label, default: []].append(PlannedLabels(project.catalogs[room.label.catalog], budget))
        }
        guard !order.isEmpty else { return }
        let lists = project.matrix.locales == nil ? catalogLocales : nil
        let places = locales.map { RoomLocale($0, project.catalogs, lists) }
        var cells: [RoomCells: [LayoutEnvironment]] = [:]
        for label in order {
            let catalog = project.catalogs[label.catalog]
            guard let entry = catalog[label.key], let group = groups[label] else { continue }
            let keys = [label.key]
            for place in places
            where place.shows[label.catalog] && catalog.shows(entry, in: place.locale.lookup, names: place.names) {
                for labels in group { add(labels, keys, in: place, &cells) }
            }
        }
    }

    /// Whether a filter leaves the screens of a width.
    private func isWanted(_ width: Double?) -> Bool {
        options.widths.isEmpty || width.map { width in options.widths.contains { $0 == width } } ?? true
    }

    private mutating func add(
        _ labels: PlannedLabels, _ keys: [String], in place: RoomLocale, _ cells: inout [RoomCells: [LayoutEnvironment]]
    ) {
        let budget = labels.budget
        guard let room = budget.room else { return }
        if !room.others.isEmpty, !project.catalogs.agree(on: [room.label] + room.others, in: place.rules) { return }
        let key = RoomCells(
            locale: place.locale, width: room.screenWidth, textSizes: textSizes(of: budget), platform: budget.platform)
        let environments = cells[key] ?? key.environments(of: project).inOrder
        cells[key] = environments
        guard !environments.isEmpty else { return }
        // The texts of a line divide it in another way at each text size.
        for environments in room.line == nil ? [environments] : environments.map({ [$0] }) {
            self.labels.append(
                LabelPart(keys: keys, labels: labels, locale: place.locale, environments: environments))
        }
    }
}

/// The cells of a room: its screen at some text sizes, the same for all rooms of a screen.
private struct RoomCells: Hashable {
    let locale: CheckLocale
    let width: Double?
    let textSizes: [TextSize]
    let platform: Platform

    func environments(of project: Project) -> [LayoutEnvironment] {
        textSizes.map { size in
            LayoutEnvironment(
                locale: locale.name, layoutDirection: locale.direction, textSize: size, width: width,
                displayScale: project.displayScale, platform: platform,
                system: project.system)
        }
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
