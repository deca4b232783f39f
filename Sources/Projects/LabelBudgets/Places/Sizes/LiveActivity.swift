internal import ViewLayout

/// The sizes of Live Activities and of the Dynamic Island.
///
/// Source: Apple's Human Interface Guidelines, Live Activities: iOS dimensions, which are those of screens of 393 and 430;
/// the widths of the island of other iPhones are one or the other, that of an iPhone Air (420) the larger; iPadOS dimensions.
package enum LiveActivity {
    /// The whole width of the one on the lock screen, or expanded in the island. A screen below 393 has 22 less than its own
    /// width, as those two screens have.
    package static func width(screen: Double, isPad: Bool) -> Double {
        if isPad { return screen >= 1024 ? 500 : 425 }
        if screen < 393 { return screen - 22 }
        return isLarge(screen) ? 408 : 371
    }

    /// The width of one side of the compact island.
    package static func compactWidth(screen: Double) -> Double { isLarge(screen) ? 62.33 : 52.33 }

    private static func isLarge(_ screen: Double) -> Bool { screen >= 420 }
}

extension PlaceLength {
    static let liveActivityWidth = PlaceLength("table of Live Activities") {
        LiveActivity.width(screen: $0.screen, isPad: $0.metrics.system?.isPad == true)
    }
    static let compactIslandWidth = PlaceLength("table of Live Activities") {
        LiveActivity.compactWidth(screen: $0.screen)
    }
}
