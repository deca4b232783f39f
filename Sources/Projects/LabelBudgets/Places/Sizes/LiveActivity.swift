internal import ViewLayout

/// The sizes of Live Activities and of the Dynamic Island.
///
/// Source: Apple's Human Interface Guidelines, Live Activities: iOS dimensions, which are those of screens of 393 and 430;
/// the widths of the island of other iPhones are one or the other, that of an iPhone Air (420) the larger; iPadOS dimensions.
enum LiveActivity {
    /// The whole width of the one on the lock screen, or expanded in the island. A screen below 393 has 22 less than its own
    /// width, as those two screens have.
    static func width(_ query: PlaceQuery) -> Double {
        if query.metrics.system?.isPad == true { return query.screen >= 1024 ? 500 : 425 }
        if query.screen < 393 { return query.screen - 22 }
        return isLarge(query) ? 408 : 371
    }

    /// The width of one side of the compact island.
    static func compactWidth(_ query: PlaceQuery) -> Double { isLarge(query) ? 62.33 : 52.33 }

    private static func isLarge(_ query: PlaceQuery) -> Bool { query.screen >= 420 }
}

extension PlaceLength {
    static let liveActivityWidth = PlaceLength("table of Live Activities", LiveActivity.width)
    static let compactIslandWidth = PlaceLength("table of Live Activities", LiveActivity.compactWidth)
}
