/// A number that a platform gives its lists, forms, bars and dialogs; in points, where nothing else is said.
///
/// The raw value is the key under `metrics` in a `galley.yml`. <doc:ListsFormsBars> has every number with its source.
public enum PlatformMetric: String, CaseIterable, Sendable {
    /// From the sides of the screen to the content of bars and lists, and from the sides of a row to its content.
    case margin = "margin"
    /// The margin on screens that are at least as wide as `wideWidth`.
    case wideMargin = "wideMargin"
    /// The width of a screen from which it has the wide margin.
    case wideWidth = "wideWidth"
    /// The width of a screen from which on the rows of groups have the wide margin.
    case listWideWidth = "list.wideWidth"

    /// The least height of a row.
    case listRowHeight = "list.rowHeight"
    /// Above and below the content of a row.
    case listRowPadding = "list.rowPadding"
    /// Between two sections, where the second has no header.
    case listSectionSpacing = "list.sectionSpacing"
    /// Below the last section.
    case listBottom = "list.bottom"
    /// Above the text of a header.
    case listHeaderTop = "list.headerTop"
    /// Below the text of a header.
    case listHeaderBottom = "list.headerBottom"
    /// Above the text of a footer.
    case listFooterTop = "list.footerTop"
    /// The least height of a header in a plain list.
    case listPlainHeaderHeight = "list.plainHeaderHeight"
    /// The width of the mark of a row that leads further.
    case listDisclosureWidth = "list.disclosureWidth"
    /// Between the content of a row and that mark.
    case listDisclosureSpacing = "list.disclosureSpacing"
    /// The width of the column of icons of labels.
    case listIconWidth = "list.iconWidth"
    /// Between that column and the titles.
    case listIconSpacing = "list.iconSpacing"
    /// How far the rows in a disclosed group are inset from its own.
    case listIndent = "list.indent"

    /// The least distance between a label and its value in a row.
    case formLabelSpacing = "form.labelSpacing"
    /// Between two rows of a form in columns.
    case formRowSpacing = "form.rowSpacing"
    /// Around the content of a group box.
    case groupBoxPadding = "groupBox.padding"
    /// Between the label of a group box and its content.
    case groupBoxLabelSpacing = "groupBox.labelSpacing"

    /// The height of a navigation bar; without a height there is no bar.
    case navigationBarHeight = "navigationBar.height"
    /// The height that a large title adds to it; 0 for a bar that has every title in it.
    case navigationBarLargeTitleHeight = "navigationBar.largeTitleHeight"
    /// The part of the bar's height that is below its items and its title.
    case navigationBarBottom = "navigationBar.bottom"
    /// From the sides of a bar to its first and last item.
    case barInset = "bar.inset"
    /// Between an item's content and the side of the bar that it is next to.
    case barItemPadding = "bar.itemPadding"
    /// Between two items, and between the items and the title.
    case barItemSpacing = "bar.itemSpacing"
    /// The least width of an item.
    case barItemWidth = "bar.itemWidth"
    /// The height of a bar at the bottom.
    case bottomBarHeight = "bottomBar.height"

    /// The height of the part of a bar with a search field.
    case searchBarHeight = "search.barHeight"
    /// The least height of the field.
    case searchFieldHeight = "search.fieldHeight"
    /// From the leading side of the field to its text, with the symbol between them.
    case searchTextLeading = "search.textLeading"
    /// From the text to the trailing side of the field.
    case searchTextTrailing = "search.textTrailing"

    /// The height of a tab bar.
    case tabBarHeight = "tabBar.height"
    /// The part of its share of the bar, or of its own width, that the title of a tab may not use.
    case tabBarItemSpacing = "tabBar.itemSpacing"
    /// The most width of a tab, which others cover by `tabBar.itemSpacing`; 0 for tabs that share the bar.
    case tabBarTabWidth = "tabBar.tabWidth"
    /// The height of a tab; 0 for that of its label.
    case tabBarTabHeight = "tabBar.tabHeight"
    /// From the sides of the screen to the first and the last tab.
    case tabBarInset = "tabBar.inset"
    /// From the top of the bar to its tabs.
    case tabBarTop = "tabBar.top"
    /// The size of the titles of tabs, which do not follow the text size.
    case tabBarTitleSize = "tabBar.titleSize"
    /// The number of tabs that a bar shows at most; of more, the last makes room for the rest.
    case tabBarMostTabs = "tabBar.mostTabs"

    /// The width from which columns are beside each other.
    case splitRegularWidth = "split.regularWidth"
    /// The width of the first column.
    case splitSidebarWidth = "split.sidebarWidth"
    /// The width of the second of three columns.
    case splitContentWidth = "split.contentWidth"

    /// The width of an alert.
    case alertWidth = "alert.width"
    /// The width of an alert at the accessibility text sizes.
    case alertAccessibilityWidth = "alert.accessibilityWidth"
    /// Above and below the texts of an alert.
    case alertPadding = "alert.padding"
    /// Between the sides of an alert and its texts.
    case alertTextPadding = "alert.textPadding"
    /// The height of a button in an alert.
    case alertButtonHeight = "alert.buttonHeight"
    /// Between the sides of a button in an alert and its title.
    case alertButtonPadding = "alert.buttonPadding"
    /// The smallest size to which the title of a button in an alert shrinks, as a part of its own size.
    case alertButtonScale = "alert.buttonScale"
    /// The width of an open menu.
    case menuWidth = "menu.width"
    /// The least height of a row of a menu.
    case menuRowHeight = "menu.rowHeight"
    /// Between the sides of a menu and its titles.
    case menuPadding = "menu.padding"
    /// From the sides of the screen to an action sheet.
    case actionSheetMargin = "actionSheet.margin"
    /// Around the texts of an action sheet.
    case actionSheetPadding = "actionSheet.padding"
    /// The height of a button in an action sheet.
    case actionSheetButtonHeight = "actionSheet.buttonHeight"
    /// Between the sides of a button in an action sheet and its title.
    case actionSheetButtonPadding = "actionSheet.buttonPadding"

    /// The size of the titles of segments; on Android they are a `labelLarge`.
    case segmentTitleSize = "segment.titleSize"
    /// Between the sides of a tab at the top of a screen and its title.
    case tabPadding = "tab.padding"
    /// Between the sides of a chip and its text.
    case chipPadding = "chip.padding"
    /// From the sides of the screen to a notification.
    case notificationInset = "notification.inset"
    /// From the leading side of a notification to its title, with the icon between them.
    case notificationTextLeading = "notification.textLeading"
    /// From the title of a notification to its trailing side, with the time or the mark that opens it between them.
    case notificationTextTrailing = "notification.textTrailing"
    /// Between the sides of a widget and its content.
    case widgetMargin = "widget.margin"
}
