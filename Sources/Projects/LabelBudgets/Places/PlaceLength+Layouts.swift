internal import Foundation
internal import Frames
internal import Scenes
internal import ViewLayout

/// The rooms that layouts of scenes give: what lays out bars, lists and dialogs computes them.
extension PlaceLength {
    static let tabTitle = PlaceLength("share of the screen − `tabBar.itemSpacing`") {
        $0.metrics.tabTitleRoom(of: $0.values.count(.count), in: $0.screen)
    }

    static let navigationTitle = PlaceLength(
        "screen − `margin`, or for items `bar.inset` + `bar.itemWidth` + `bar.itemSpacing` each, on both sides"
    ) {
        $0.metrics.navigationTitleRoom(
            leading: $0.values.isSet(.backButton) ? 1 : 0, trailing: $0.values.count(.buttons), in: $0.screen)
    }

    static let alertButton = PlaceLength("`alert.width`, or half of it, − 2 × `alert.buttonPadding`") {
        $0.metrics.alertButtonRoom(
            isBeside: $0.values.choice(.arrangement) == "sideBySide", isAccessibilitySize: $0.isAccessibilitySize)
    }

    static let segmentTitle = PlaceLength("share of the screen between its margins − 16 (choice)") {
        $0.metrics.segmentTitleRoom(of: $0.values.count(.count), $0.platform.controlMetrics, in: $0.screen)
    }

    static let menuTitle = PlaceLength("`menu.width` − 2 × `menu.padding`") { $0.metrics.menuTitleRoom }

    static let rowTitle = PlaceLength(
        "screen − the margins of list and row, − `list.iconWidth` − `list.iconSpacing` for an icon, − "
            + "`list.disclosureWidth` − `list.disclosureSpacing` for a chevron"
    ) {
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
    static let chipTitle: PlaceLength = .screen - 2 * .margin - 2 * .metric(.chipPadding)
}

extension PlaceQuery {
    /// Whether the text size is one of those for accessibility.
    var isAccessibilitySize: Bool { DynamicTypeSize(textSize).isAccessibilitySize }
}
