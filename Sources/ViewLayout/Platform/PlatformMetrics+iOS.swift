import Foundation

extension PlatformMetrics {
    /// Who measured what.
    private enum Source {
        static let list = "getsentry/sentry-cocoa, tests: view hierarchy of a SwiftUI List, 300 wide, iOS 16 or later"
        static let bars = "G. Hackworth, “iPad Navigation Bar and Toolbar Height Changes in iOS 12”"
        static let barItems = "public dump of a UINavigationBar, 375 wide: titles of 38 and 52 in items of 46 and 60"
        static let cells = "public dump of a UITableViewCell, 320 wide: content 286 wide, symbol 8 wide"
        static let tabs = "public dumps of UITabBars, 320 and 414 wide"
        static let settings = "ldi-github/shirates-core, tests: Settings, rows inset by 20 at 390 wide, by 16 at 375"
        static let flutterList = "Flutter, cupertino/list_tile.dart, from the iOS 14 Settings app"
        static let flutterDialog = "Flutter, cupertino/dialog.dart, compared with iOS simulators"
        static let flutterSearch = "Flutter, cupertino/search_field.dart, compared with UISearchTextField"
    }

    /// iOS 13 to 18.
    static let ios: [Entry] = [
        Entry(.margin, 16, .measured, Source.list),
        Entry(.wideMargin, 20, .measured, "Flutter, cupertino/list_section.dart, from Forms of the iOS 14.2 SDK"),
        Entry(.wideWidth, 414, .choice, "phones of the larger sizes"),
        Entry(.listWideWidth, 390, .measured, Source.settings),
        Entry(.listRowHeight, 44, .measured, Source.list),
        Entry(.listRowPadding, 11, .choice, "two lines of body text then make a row of 63"),
        Entry(.listSectionSpacing, 35, .measured, Source.list),
        Entry(.listBottom, 20, .measured, Source.list),
        Entry(.listHeaderTop, 17, .measured, Source.list),
        Entry(.listHeaderBottom, 6, .measured, Source.list),
        Entry(.listFooterTop, 6, .choice, "as below a header"),
        Entry(.listPlainHeaderHeight, 28, .choice, "the height of headers in table views"),
        Entry(.listDisclosureWidth, 8, .measured, Source.cells),
        Entry(.listDisclosureSpacing, 10, .measured, Source.cells),
        Entry(.listIconWidth, 28, .measured, Source.flutterList),
        Entry(.listIconSpacing, 16, .measured, Source.flutterList),
        Entry(.listIndent, 16, .choice),
        Entry(.formLabelSpacing, 8, .choice),
        Entry(.formRowSpacing, 8, .choice),
        Entry(.groupBoxPadding, 16, .choice),
        Entry(.groupBoxLabelSpacing, 8, .choice),
        Entry(.navigationBarHeight, 44, .measured, Source.bars),
        Entry(.navigationBarLargeTitleHeight, 52, .measured, Source.bars),
        Entry(.navigationBarBottom, 0, .measured, Source.barItems),
        Entry(.barInset, 8, .measured, Source.barItems),
        Entry(.barItemPadding, 8, .measured, Source.barItems),
        Entry(.barItemSpacing, 8, .measured, "the same dump: minimumInterItemSpace"),
        Entry(.barItemWidth, 44, .documented, "Human Interface Guidelines: hit targets of 44 × 44"),
        Entry(.bottomBarHeight, 44, .measured, Source.bars),
        Entry(.searchBarHeight, 52, .choice, "a field of 36 with 16 around it"),
        Entry(.searchFieldHeight, 36, .choice, "the height of a UISearchTextField, as Flutter has it"),
        Entry(.searchTextLeading, 31.5, .measured, Source.flutterSearch),
        Entry(.searchTextTrailing, 5.5, .measured, Source.flutterSearch),
        Entry(.tabBarHeight, 49, .measured, Source.tabs),
        Entry(.tabBarItemSpacing, 4, .measured, Source.tabs),
        Entry(.tabBarTabWidth, 0, .measured, Source.tabs),
        Entry(.tabBarTabHeight, 0, .choice, "as high as its label"),
        Entry(.tabBarInset, 0, .measured, Source.tabs),
        Entry(.tabBarTop, 0, .measured, Source.tabs),
        Entry(.tabBarTitleSize, 10, .measured, "the same dumps: titles 12 high; 10 points of medium weight"),
        Entry(.tabBarMostTabs, 5, .documented, "UITabBarController: of more than five items the last is More"),
        Entry(.splitRegularWidth, 678, .choice, "the narrowest window of an iPad with a regular width"),
        Entry(.splitSidebarWidth, 320, .choice),
        Entry(.splitContentWidth, 320, .choice),
        Entry(.alertWidth, 270, .measured, Source.flutterDialog),
        Entry(.alertAccessibilityWidth, 310, .measured, Source.flutterDialog),
        Entry(.alertPadding, 20, .measured, Source.flutterDialog),
        Entry(.alertTextPadding, 16, .measured, "appium/appium#10994: an alert 270 wide, its texts 238"),
        Entry(.alertButtonHeight, 45, .measured, Source.flutterDialog),
        Entry(.alertButtonPadding, 8, .choice),
        Entry(.alertButtonScale, 0.6, .measured, "the same: down to 10 points of 16.8"),
        Entry(.menuWidth, 250, .choice, "the look of menus since iOS 13"),
        Entry(.menuRowHeight, 44, .choice),
        Entry(.menuPadding, 16, .choice),
        Entry(.actionSheetMargin, 8, .measured, Source.flutterDialog),
        Entry(.actionSheetPadding, 16, .measured, Source.flutterDialog),
        Entry(.actionSheetButtonHeight, 57, .measured, "the same: 57.17"),
        Entry(.actionSheetButtonPadding, 10, .measured, Source.flutterDialog),
        Entry(.segmentTitleSize, 13, .choice, "the look of segmented controls"),
        Entry(.tabPadding, 8, .choice, "there are none at the top"),
        Entry(.chipPadding, 12, .choice, "there are none"),
        Entry(.notificationInset, 8, .choice, "the look of banners"),
        Entry(.notificationTextLeading, 60, .choice, "the look of banners: an icon of 38 with 11 beside it"),
        Entry(.notificationTextTrailing, 54, .choice, "the look of banners: a time of 40 with 14 behind it"),
        Entry(.widgetMargin, 16, .documented, "Human Interface Guidelines, Widgets: a standard margin of 16"),
    ]
}
