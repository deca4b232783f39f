internal import Foundation
internal import Frames
internal import Labels
internal import Scenes
internal import ViewLayout

extension StandardPlace {
    /// Places of iOS, of which some are on macOS or Android, too.
    static let apple = [
        StandardPlace(
            "tabBarItem", "The title of a tab in the bar below the screen; it does not follow the text size", [.count],
            [
                PlaceDesign(
                    platforms: [.ios], font: .points(10, "medium"), textSizes: .fixed, toolkit: .uiKit,
                    width: .tabTitle,
                    source:
                        "measured: dumps of tab bars; documented: bars have the large content viewer in place of larger text (UILargeContentViewerItem)"
                )
            ]),
        StandardPlace(
            "navigationTitle", "The title of a bar above the screen, between its buttons", [.backButton, .buttons],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.headline), textSizes: .fixed, toolkit: .uiKit,
                    width: .navigationTitle,
                    source: "measured: dumps of navigation bars; documented: bars have the large content viewer"),
                PlaceDesign(
                    platforms: [.android], font: .material(.titleLarge), width: .navigationTitle,
                    source: "documented: Material 3, Top app bar"),
            ]),
        StandardPlace(
            "alertButton", "A button of an alert or dialog", [.arrangement],
            [
                PlaceDesign(
                    platforms: [.ios], kinds: ["stacked"], font: .style(.body),
                    minimumScaleFactor: PlatformMetrics(.ios)[.alertButtonScale], toolkit: .uiKit, width: .alertButton,
                    source: "measured: Flutter's alerts, compared with iOS"),
                PlaceDesign(
                    platforms: [.ios], kinds: ["sideBySide"], font: .style(.body), toolkit: .uiKit, width: .alertButton,
                    source: "the same; two buttons that do not fit are below each other before they shrink"),
                PlaceDesign(
                    platforms: [.macos], font: .style(.body), width: .alertButton, source: "choice"),
                PlaceDesign(
                    platforms: [.android], font: .material(.labelLarge), lines: 2, width: .alertButton,
                    source: "documented: Material 3, Dialogs; Material Components, styles of button: maxLines 2"),
            ]),
        StandardPlace(
            "segmentedControl", "A segment of a control that is as wide as the screen less its margins", [.count],
            [
                PlaceDesign(
                    platforms: [.ios], font: .points(13, "medium"), textSizes: .fixed, toolkit: .uiKit,
                    width: .segmentTitle,
                    source: "choice: the look of segmented controls"),
                PlaceDesign(
                    platforms: [.macos], font: .points(13), width: .segmentTitle,
                    source: "choice: the size of the body style"),
                PlaceDesign(
                    platforms: [.android], font: .material(.labelLarge), width: .segmentTitle,
                    source: "documented: Material 3, Segmented buttons"),
            ]),
        StandardPlace(
            "widget", "The whole content of a widget of the home screen or lock screen", [.family],
            [
                PlaceDesign(
                    platforms: [.ios], kinds: WidgetFamily.allCases.filter { !$0.isAccessory }.map(\.rawValue),
                    font: .style(.body), lines: nil, textSizes: .fromLarge, width: .widgetWidth, height: .widgetHeight,
                    source:
                        "documented: Human Interface Guidelines, Widgets: sizes from Large to AX5; the font is a choice"
                ),
                PlaceDesign(
                    platforms: [.ios], kinds: ["accessoryCircular"], font: .style(.body), lines: nil, textSizes: .fixed,
                    width: .widgetWidth, height: .widgetHeight, source: "choice"),
                PlaceDesign(
                    platforms: [.ios], kinds: ["accessoryRectangular"], font: .style(.headline), lines: nil,
                    textSizes: .fixed, width: .widgetWidth, height: .widgetHeight, source: "choice"),
                PlaceDesign(
                    // Its height is that of its line.
                    platforms: [.ios], kinds: ["accessoryInline"], font: .style(.body), textSizes: .fixed,
                    width: .widgetWidth, source: "choice"),
            ]),
        StandardPlace(
            "notificationTitle", "The title of a notification", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.subheadline, "semibold"), width: .notificationTitle,
                    source: "choice: the look of banners"),
                PlaceDesign(
                    platforms: [.android], font: .points(14), width: .notificationTitle,
                    source: "documented: Android Open Source Project, dimens.xml: notification_title_text_size"),
            ]),
        StandardPlace(
            "menuItem", "An item of a menu", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.body), lines: 2, toolkit: .uiKit, width: .menuTitle,
                    source: "choice: the look of menus"),
                PlaceDesign(
                    platforms: [.android], font: .material(.labelLarge), width: .menuTitle,
                    source: "documented: Material 3, Menus; the line is a choice"),
            ]),
        StandardPlace(
            "listRowTitle", "The title of a row of a list", [.icon, .chevron],
            [
                PlaceDesign(
                    platforms: [.ios, .macos], font: .style(.body), lines: nil, width: .rowTitle,
                    source: "documented: UIListContentConfiguration has no limit of lines"),
                PlaceDesign(
                    platforms: [.android], font: .material(.bodyLarge), lines: nil, width: .rowTitle,
                    source: "documented: Material 3, Lists"),
            ]),
        StandardPlace(
            "button", "A button as wide as the screen less its margins", [],
            [
                PlaceDesign(
                    platforms: [.ios, .macos], font: .style(.body), width: .buttonTitle, source: "choice"),
                PlaceDesign(
                    platforms: [.android], font: .material(.labelLarge), width: .buttonTitle, source: "choice"),
            ]),
    ]
}
