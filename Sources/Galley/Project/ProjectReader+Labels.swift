internal import Scenes

/// The budgets of a `galley.yml`, each with what a `Text` takes, or with the place that its labels have.
///
/// ```yaml
/// labels:
///   - keys: "tab.*"
///     place: { tabBarItem: { of: 5 } }
///   - keys: "badge.*"
///     name: badges
///     font: { size: 11, weight: semibold }
///     maxWidth: 60
///     textCase: uppercase
///     textSizes: ..xxxLarge
/// ```
extension ProjectReader {
    static let labelKeys = [
        "keys", "name", "place", "platform", "locales", "textSizes", "scales", "font", "tracking", "textCase",
        "minimumScaleFactor", "maxWidth", "maxHeight", "maxLines", "truncates", "keepWords", "avoidOrphans",
    ]

    /// - Parameter platform: That of the project.
    func labels(_ value: YAMLValue?, platform: Platform) throws -> [LabelBudget] {
        var budgets: [LabelBudget] = []
        for item in try value?.list("labels") ?? [] {
            let budget = try budget(item, platform: platform)
            if let other = budgets.first(where: { $0.title == budget.title }) {
                throw InputError(
                    .configuration,
                    "two budgets are named \"\(budget.title.excerpt)\", here and in line \(other.position.line); "
                        + "give one of them a name:",
                    at: item.position)
            }
            budgets.append(budget)
        }
        return budgets
    }

    private func budget(_ item: YAMLValue, platform: Platform) throws -> LabelBudget {
        let entries = try item.entries("labels", keys: Self.labelKeys)
        guard let keys = entries["keys"] else { throw item.wrong("labels", "a key \"keys\"") }
        let own = try entries["platform"]?.choice("platform", of: Self.platforms) ?? platform
        let place = try entries["place"].map { try LabelPlace(yaml: $0, on: own) }
        let style = place?.style(on: own, own.metrics) ?? PlaceStyle(font: .body, lines: nil)
        var budget = LabelBudget(
            keys: try keys.string("keys"),
            name: try entries["name"]?.string("name"),
            place: place,
            platform: own,
            font: try entries["font"].map { LabelFont(try SceneValues.font($0)) } ?? style.font,
            maxWidth: try entries["maxWidth"]?.number("maxWidth", from: 1),
            maxHeight: try entries["maxHeight"]?.number("maxHeight", from: 1),
            maxLines: try entries["maxLines"]?.integer("maxLines", from: 1) ?? style.lines,
            truncates: try entries["truncates"]?.bool("truncates") ?? true,
            keepsWords: try entries["keepWords"]?.bool("keepWords"),
            avoidsOrphans: try entries["avoidOrphans"]?.bool("avoidOrphans"),
            position: item.position)
        budget.locales = try locales(entries["locales"])
        budget.tracking = try entries["tracking"]?.number("tracking") ?? style.tracking
        budget.textCase = try entries["textCase"].flatMap { try SceneValues.textCase($0) }.map { TextCase($0) }
        budget.minimumScaleFactor =
            try entries["minimumScaleFactor"].map { try SceneValues.minimumScaleFactor($0) } ?? style.minimumScaleFactor
        budget.textSizes = try textSizes(entries, of: style, on: own, in: platform)
        return budget
    }

    /// A list of sizes, or a range that limits those of the matrix.
    ///
    /// - Parameter platform: That of the project: where its text sizes mean nothing to the platform of the budget, the
    ///   usual ones of that platform take their place.
    private func textSizes(
        _ entries: [String: YAMLValue], of style: PlaceStyle, on own: Platform, in platform: Platform
    ) throws -> LabelTextSizes {
        var sizes = style.textSizes
        if own.textSizing != platform.textSizing { sizes.sizes = own.usualTextSizes }
        if let range = entries["textSizes"], SceneValues.isTextSizeRange(range) {
            if let scales = entries["scales"] { throw scales.wrong("scales", "to stand alone, without textSizes") }
            guard own.textSizing == .dynamicType else {
                throw range.wrong("textSizes", "a range on platform ios alone")
            }
            let limits = try SceneValues.textSizeRange(range, "textSizes")
            sizes.smallest = TextSize(limits.lowerBound)
            sizes.largest = TextSize(limits.upperBound)
        } else if entries["textSizes"] != nil || entries["scales"] != nil {
            sizes.sizes = try textSizes(entries["textSizes"], scales: entries["scales"], platform: own)
        }
        return sizes
    }
}
