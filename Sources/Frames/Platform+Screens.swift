extension Platform {
    /// The height of the screen of a device of that width, in points; of two with one width the lower one's.
    ///
    /// Of iOS and the web it is that of the Apple device, held upright, or on its side where only a phone so held is as
    /// wide; for a width that no device has, that of the widest that is not wider. Of Android it is 20 to 9 of the width,
    /// as with the phones of most makers, and of macOS 10 to 16, as with Apple's displays.
    public func screenHeight(ofWidth width: Double) -> Double {
        switch self {
        case .ios, .web: AppleDevice.screenHeight(ofWidth: width)
        case .android: (width * 20 / 9).rounded()
        case .macos: (width * 10 / 16).rounded()
        }
    }
}

extension AppleDevice {
    /// The lower height of each width: of screens held upright, and of those of phones on their side.
    private static let heights: (upright: [Double: Double], turned: [Double: Double]) = (
        lowest(all.map { ($0.portrait.width, $0.portrait.height) }),
        lowest(all.filter { !$0.isPad }.map { ($0.landscape.width, $0.landscape.height) })
    )

    private static func lowest(_ screens: [(width: Double, height: Double)]) -> [Double: Double] {
        Dictionary(screens.map { ($0.width, $0.height) }, uniquingKeysWith: min)
    }

    fileprivate static func screenHeight(ofWidth width: Double) -> Double {
        let upright = heights.upright
        if let height = upright[width] ?? heights.turned[width] { return height }
        let widest = upright.keys.filter { $0 < width }.max() ?? upright.keys.min()
        return widest.flatMap { upright[$0] } ?? width
    }
}
