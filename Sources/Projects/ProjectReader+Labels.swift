internal import Basics
internal import Frames
internal import Labels
internal import Scenes

/// The budgets of a `galley.yml`, each with the settings of a `Text`, or with the place of its labels.
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
    /// - Parameters:
    ///   - platform: That of the project.
    ///   - toolkit: That of the project; without effect on budgets of another platform.
    func labels(_ parts: [LabelParts], platform: Platform, toolkit: Listed<Toolkit>?) throws -> [LabelBudget] {
        try toolkit?.check(on: platform)
        var budgets: [LabelBudget] = []
        for item in parts {
            let budget = try budget(item, platform: platform, toolkit: toolkit?.value)
            if let other = budgets.first(where: { $0.title == budget.title }) {
                throw InputError(
                    .configuration,
                    "two budgets are named \"\(budget.title.excerpt)\", here and in line \(other.position.line); "
                        + "give one of them another name:, such as name: \(budget.title.excerpt) 2",
                    at: item.position)
            }
            budgets.append(budget)
        }
        return budgets
    }

    private func budget(_ parts: LabelParts, platform: Platform, toolkit: Toolkit?) throws -> LabelBudget {
        let own = parts.platform ?? platform
        let place = try parts.place.map { try LabelPlace(yaml: $0, on: own) }
        let style = place?.style(on: own) ?? PlaceStyle(font: .body, lines: nil)
        let font = parts.font.map { place?.font($0) ?? $0 }
        var budget = LabelBudget(
            keys: parts.keys, name: parts.name, place: place, platform: own, font: font ?? style.font,
            maxWidth: parts.maxWidth, maxHeight: parts.maxHeight, maxLines: parts.maxLines ?? style.lines,
            truncates: parts.truncates ?? style.truncates, keepsWords: parts.keepsWords,
            avoidsOrphans: parts.avoidsOrphans,
            position: parts.position)
        try parts.toolkit?.check(on: own)
        budget.toolkit = parts.toolkit?.value ?? place?.toolkit(on: own) ?? (toolkit?.platform == own ? toolkit : nil)
        if let strategy = parts.breakStrategy, own != .android {
            throw InputError(
                .configuration, "breakStrategy: expected only on platform android, not on \(own.rawValue)",
                at: strategy.position)
        }
        budget.breakStrategy = parts.breakStrategy?.value
        budget.locales = parts.locales
        budget.tracking = parts.tracking ?? style.tracking
        budget.textCase = parts.textCase
        budget.minimumScaleFactor = parts.minimumScaleFactor ?? style.minimumScaleFactor
        budget.textSizes = try textSizes(parts, of: style, on: own, in: platform)
        return budget
    }

    /// A list of sizes, or a range that limits those of the matrix.
    ///
    /// - Parameter platform: The platform of the project. Where its text sizes do not exist on the platform of the
    ///   budget, the usual ones of that platform are used.
    private func textSizes(
        _ parts: LabelParts, of style: PlaceStyle, on own: Platform, in platform: Platform
    ) throws -> LabelTextSizes {
        var sizes = style.textSizes
        if own.textSizing != platform.textSizing { sizes.sizes = own.usualTextSizes }
        if let range = parts.textSizes, SceneValues.isTextSizeRange(range) {
            if let scales = parts.scales { throw scales.wrong("scales", "to be given without textSizes") }
            guard own.textSizing == .dynamicType else {
                throw range.wrong("textSizes", "a range on platform ios alone")
            }
            let limits = try SceneValues.textSizeRange.read(range, "textSizes")
            sizes.smallest = TextSize(limits.lowerBound)
            sizes.largest = TextSize(limits.upperBound)
        } else if parts.textSizes != nil || parts.scales != nil {
            sizes.sizes = try textSizes(parts.textSizes, scales: parts.scales, platform: own)
        }
        return sizes
    }
}

extension Listed<Toolkit> {
    /// - Throws: `InputError` where the platform has no such toolkit.
    fileprivate func check(on platform: Platform) throws {
        guard value.platform != platform else { return }
        let names = Toolkit.names(on: platform)
        throw InputError(
            .configuration,
            "toolkit: \(value.rawValue) is one of platform \(value.platform.rawValue); platform \(platform.rawValue) has "
                + (names.isEmpty ? "none to choose from" : names.joined(separator: " and ")),
            at: position)
    }
}
