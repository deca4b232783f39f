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
        StandardPlace(
            "largeTitle", "The large title below a navigation bar", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.largeTitle, "bold"), toolkit: .uiKit, width: .screen - 2 * .margin,
                    source:
                        "measured: dumps of navigation bars: a large title begins at the margin; the line is a choice")
            ]),
        StandardPlace(
            "toolbarItem", "One of several items with a title that share a bar above or below the screen", [.count],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.body), textSizes: .fixed, toolkit: .uiKit, width: .barItem,
                    source:
                        "measured: dumps of navigation bars; equal shares are a choice; the padding in the glass of iOS 26 is not known"
                )
            ]),
        StandardPlace(
            "searchBar", "The prompt of a search field", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.body), toolkit: .uiKit, width: .searchText,
                    source: "measured: Flutter's search field, compared with UISearchTextField; the line is a choice"),
                PlaceDesign(
                    platforms: [.android], font: .material(.bodyLarge), width: .searchText,
                    source: "documented: Material 3, Search bar; Material Components, mtrl_search_bar.xml: maxLines 1"),
            ]),
        StandardPlace(
            "alertTitle", "The title of an alert or dialog", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.headline), lines: nil, toolkit: .uiKit, width: .alertText,
                    source: "measured: Flutter's alerts, compared with iOS"),
                PlaceDesign(
                    platforms: [.android], font: .material(.headlineSmall), lines: nil, width: .alertText,
                    source:
                        "documented: Material 3, Dialogs; any number of lines as in Compose (in Material Components 1, in its expressive dialogs 4)"
                ),
            ]),
        StandardPlace(
            "alertText", "The text of an alert or dialog below its title", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.footnote), lines: nil, toolkit: .uiKit, width: .alertText,
                    source: "measured: Flutter's alerts, compared with iOS"),
                PlaceDesign(
                    platforms: [.android], font: .material(.bodyMedium), lines: nil, width: .alertText,
                    source: "documented: Material 3, Dialogs"),
            ]),
        StandardPlace(
            "notificationAction",
            "A button of a notification that is opened; on Android one of several beside each other",
            [.actionCount],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.body), width: .screen - 2 * .metric(.notificationInset) - 2 * 16,
                    source: "choice: the look of opened notifications, whose buttons are below each other"),
                PlaceDesign(
                    platforms: [.android], font: .points(14, "medium"),
                    width: (.screen - 2 * .metric(.notificationInset) - 12).shared(.actionCount) - 4 - 2 * 12,
                    source:
                        "documented: Android Open Source Project: NotificationActionListLayout gives each its share at least; notification_material_action.xml: singleLine, a margin of 4; dimens.xml: a padding of 12; the size is that of buttons"
                ),
            ]),
        StandardPlace(
            "quickAction", "A text of a quick action of the app's icon on the home screen", [.quickActionPart],
            [
                PlaceDesign(
                    platforms: [.ios], kinds: ["title"], font: .style(.body), lines: 2, toolkit: .uiKit,
                    width: .quickAction,
                    source:
                        "documented: UIApplicationShortcutItem, localizedTitle: two lines without a subtitle; the rest is a choice: the look of menus"
                ),
                PlaceDesign(
                    platforms: [.ios], kinds: ["titleAboveSubtitle"], font: .style(.body), toolkit: .uiKit,
                    width: .quickAction,
                    source:
                        "documented: UIApplicationShortcutItem, localizedSubtitle: the title then has one line; the rest is a choice"
                ),
                PlaceDesign(
                    platforms: [.ios], kinds: ["subtitle"], font: .style(.subheadline), toolkit: .uiKit,
                    width: .quickAction,
                    source: "choice: the look of menus"),
            ]),
        StandardPlace(
            "liveActivity", "The whole content of a Live Activity", [.activityPart],
            [
                PlaceDesign(
                    platforms: [.ios], kinds: ["lockScreen"], font: .style(.body, "medium"), lines: nil,
                    textSizes: .fromLarge, width: .liveActivityWidth - 2 * 14, height: 160 - 2 * 14,
                    source:
                        "documented: Human Interface Guidelines, Live Activities: sizes, a margin of 14, medium or heavier; text size as in widgets (choice)"
                ),
                PlaceDesign(
                    platforms: [.ios], kinds: ["expanded"], font: .style(.body, "medium"), lines: nil,
                    textSizes: .fromLarge, width: .liveActivityWidth - 2 * 14, height: 160 - 2 * 14,
                    source: "documented: the same; the margin is that of the lock screen (choice)"),
            ]),
        StandardPlace(
            "dynamicIsland", "A text in the Dynamic Island while it is not expanded", [.islandPart],
            [
                PlaceDesign(
                    platforms: [.ios], kinds: ["compactLeading", "compactTrailing"], font: .style(.footnote, "medium"),
                    textSizes: .fixed, width: .compactIslandWidth, height: 36.67,
                    source:
                        "documented: Human Interface Guidelines, Live Activities: sizes, medium or heavier; the rest is a choice"
                ),
                PlaceDesign(
                    platforms: [.ios], kinds: ["minimal"], font: .style(.footnote, "medium"), textSizes: .fixed,
                    width: 45, height: 36.67, source: "documented: the same: 36.67 to 45 wide; the rest is a choice"),
            ]),
        StandardPlace(
            "screenshotCaption", "A caption on a screenshot for the App Store, above the picture", [],
            [
                PlaceDesign(
                    platforms: [.ios], font: .style(.largeTitle, "bold"), lines: 2, textSizes: .fixed,
                    width: .screen - 2 * 24, source: "choice: the look of many; a caption is the app's own design")
            ]),
    ]
}
