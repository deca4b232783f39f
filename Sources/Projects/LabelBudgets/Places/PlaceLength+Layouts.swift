internal import Foundation
internal import Frames
internal import Scenes
internal import ViewLayout

/// The rooms that layouts of scenes give: what lays out bars, lists and dialogs computes them.
extension PlaceLength {
    static let tabTitle = PlaceLength("share of the screen − `tabBar.itemSpacing`") {
        $0.metrics.tabTitleRoom(of: $0.values.count(.count), in: $0.screen)
    }

    static let navigationTitle = PlaceLength(navigationTitleWords) {
        $0.metrics.navigationTitleRoom(
            leading: $0.values.isSet(.backButton) ? 1 : 0, trailing: $0.values.count(.buttons), in: $0.screen)
    }

    static let alertButton = PlaceLength(alertButtonWords) {
        $0.metrics.alertButtonRoom(
            isBeside: $0.values.choice(.arrangement) == "sideBySide", isAccessibilitySize: $0.isAccessibilitySize)
    }

    /// The text of an alert.
    static let alertText =
        PlaceLength("`alert.width`") { Double($0.metrics.alertWidth(isAccessibilitySize: $0.isAccessibilitySize)) }
        - 2 * .metric(.alertTextPadding)

    static let searchText: PlaceLength =
        .screen - 2 * .margin - .metric(.searchTextLeading) - .metric(.searchTextTrailing)

    /// One of several items that share a bar. The item at an end has `bar.itemPadding` beside it.
    static let barItem = PlaceLength(
        "(screen − 2 × `bar.inset` − `bar.itemSpacing` between items) ÷ `of` − `bar.itemPadding`"
    ) {
        let count = Double(max($0.values.count(.count), 1))
        let gaps = (count - 1) * Double($0.metrics[.barItemSpacing])
        return ($0.screen - 2 * Double($0.metrics[.barInset]) - gaps) / count - Double($0.metrics[.barItemPadding])
    }

    static let segmentTitle = PlaceLength("share of the screen between its margins − 16 (choice)") {
        $0.metrics.segmentTitleRoom(of: $0.values.count(.count), $0.platform.controlMetrics, in: $0.screen)
    }

    static let menuTitle = PlaceLength("`menu.width` − 2 × `menu.padding`") { $0.metrics.menuTitleRoom }

    /// Beside the icon of the action.
    static let quickAction: PlaceLength =
        .metric(.menuWidth) - 2 * .metric(.menuPadding) - .metric(.listIconWidth) - .metric(.listIconSpacing)

    static let rowTitle = PlaceLength(rowTitleWords) {
        $0.metrics.rowTitleRoom(
            hasIcon: $0.values.isSet(.icon), leadsFurther: $0.values.isSet(.chevron), in: $0.screen)
    }

    static let buttonTitle = PlaceLength("screen between its margins − the insets of a bordered button") {
        $0.metrics.buttonTitleRoom($0.platform.controlMetrics, in: $0.screen)
    }

    static let notificationTitle: PlaceLength =
        .screen - 2 * .metric(.notificationInset) - .metric(.notificationTextLeading)
        - .metric(.notificationTextTrailing)

    static let topTabTitle: PlaceLength = .screen.shared(.count) - 2 * .metric(.tabPadding)
    static let chipTitle: PlaceLength =
        .screen - 2 * .margin - 2 * .metric(.chipPadding) - (18 as PlaceLength).if(.icon)

    static let appShortcut: PlaceLength = 216 - 54 - 14

    // MARK: Words

    private static func navigationTitleWords(_ values: PlaceValues) -> String {
        let leading = values.isSet(.backButton) ? "`bar.inset` − `bar.itemWidth` − `bar.itemSpacing`" : "`margin`"
        let count = values.count(.buttons)
        let items =
            count == 1 ? "`bar.itemWidth` − `bar.itemSpacing`" : "\(count) × (`bar.itemWidth` + `bar.itemSpacing`)"
        return "screen − \(leading) − \(count > 0 ? "`bar.inset` − \(items)" : "`margin`")"
    }

    private static func alertButtonWords(_ values: PlaceValues) -> String {
        let share = values.choice(.arrangement) == "sideBySide" ? " ÷ 2" : ""
        return "`alert.width`\(share) − 2 × `alert.buttonPadding`"
    }

    private static func rowTitleWords(_ values: PlaceValues) -> String {
        "screen − the margins of list and row" + (values.isSet(.icon) ? " − `list.iconWidth` − `list.iconSpacing`" : "")
            + (values.isSet(.chevron) ? " − `list.disclosureWidth` − `list.disclosureSpacing`" : "")
    }
}

extension PlaceQuery {
    /// Whether the text size is one of those for accessibility.
    var isAccessibilitySize: Bool { DynamicTypeSize(textSize).isAccessibilitySize }
}
