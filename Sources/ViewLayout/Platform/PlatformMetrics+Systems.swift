import Foundation

extension PlatformMetrics {
    /// A version of iOS or iPadOS and how the device is held, by the name that scene files have for it.
    package enum System: String, Hashable, Sendable, CaseIterable {
        /// Phones held upright, and those with as much room on their side (414 points and more): iOS 13 to 18.
        case ios18 = "ios 18"
        /// Phones on their side.
        case ios18OnItsSide = "ios 18 landscape"
        /// Phones held upright: iOS 26.
        case ios26 = "ios 26"
        /// Phones on their side.
        case ios26OnItsSide = "ios 26 landscape"
        /// Tablets: iPadOS 13 to 18.
        case ipados18 = "ipados 18"
        /// Tablets: iPadOS 26.
        case ipados26 = "ipados 26"

        /// Whether the screen is less high than wide, and a bar lower.
        package var isOnItsSide: Bool { self == .ios18OnItsSide || self == .ios26OnItsSide }

        /// Whether the device is a tablet.
        package var isPad: Bool { self == .ipados18 || self == .ipados26 }

        /// Whether the design is that of version 26.
        package var isOf26: Bool { self == .ios26 || self == .ios26OnItsSide || self == .ipados26 }

        /// The numbers in which the system differs from iOS 13 to 18 on a phone that is held upright.
        package var table: [Entry] {
            switch self {
            case .ios18: []
            case .ios18OnItsSide: PlatformMetrics.ios18OnItsSide
            case .ios26: PlatformMetrics.ios26
            case .ios26OnItsSide: PlatformMetrics.ios26 + PlatformMetrics.ios26OnItsSide
            case .ipados18: PlatformMetrics.ipados18
            case .ipados26: PlatformMetrics.ios26 + PlatformMetrics.ipados26
            }
        }
    }

    /// Who measured what.
    private enum Source {
        static let side = "Tencent/QMUI_iOS#633, a table of heights; #1198, an iPhone 12 on its side"
        static let heights = "G. Hackworth, “iPad Navigation Bar and Toolbar Height Changes in iOS 12”"
        static let bars =
            "public dumps of views of four apps, 402 wide, iOS 26: a bar of 54, a back button {16, 0} 44 × 44"
        static let rows =
            "public dumps of the Settings app and of lists of SwiftUI, 402 wide, iOS 26: rows {16, …} 370 × 52"
        static let list = "fits rows in public dumps of SwiftUI lists: 52 with one text, 70.7 and 76.3 with two"
        static let tabs = "cashapp/AccessibilitySnapshot#272: three tabs of 94 × 54, 86 apart, 4 below the top"
        static let fourTabs =
            "public dump of a tab bar of four, 402 wide: the second {110.7, 4} 95 × 54, the bar 49 above the edge"
    }

    private static let ios18OnItsSide: [Entry] = [
        Entry(.navigationBarHeight, 32, .measured, Source.side),
        Entry(.navigationBarLargeTitleHeight, 0, .choice, "titles are in the bar where it is that low"),
        Entry(.bottomBarHeight, 32, .measured, Source.side),
        Entry(.tabBarHeight, 32, .measured, Source.heights),
    ]

    private static let ios26: [Entry] = [
        Entry(.listWideWidth, 414, .choice, "16 at 402, measured; nothing is known about wider phones"),
        Entry(.listRowHeight, 52, .measured, Source.rows),
        Entry(.listRowPadding, 15, .choice, Source.list),
        Entry(.navigationBarHeight, 54, .measured, Source.bars),
        Entry(.navigationBarBottom, 10, .measured, Source.bars),
        Entry(.barInset, 16, .measured, Source.bars),
        Entry(.tabBarItemSpacing, 8, .measured, Source.tabs),
        Entry(.tabBarTabWidth, 94, .measured, Source.tabs),
        Entry(.tabBarTabHeight, 54, .measured, Source.tabs),
        Entry(.tabBarInset, 24, .measured, Source.fourTabs),
        Entry(.tabBarTop, 4, .measured, Source.fourTabs),
    ]

    private static let ios26OnItsSide: [Entry] = [
        Entry(.navigationBarHeight, 54, .choice, "as upright: no measurement is known"),
        Entry(.navigationBarLargeTitleHeight, 0, .choice, "titles are in the bar, as up to iOS 18"),
    ]

    private static let ipados18: [Entry] = [
        Entry(.navigationBarHeight, 50, .measured, Source.heights),
        Entry(.bottomBarHeight, 50, .measured, Source.heights),
        Entry(.tabBarHeight, 50, .measured, Source.heights),
    ]

    private static let ipados26: [Entry] = [
        Entry(.navigationBarHeight, 54, .choice, "as on phones: no measurement is known"),
        Entry(.bottomBarHeight, 50, .choice, "as up to iPadOS 18: no measurement is known"),
        Entry(.tabBarHeight, 50, .choice, "as up to iPadOS 18: no measurement is known"),
    ]
}
