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
    fileprivate static func screenHeight(ofWidth width: Double) -> Double {
        let upright = all.map(\.portrait)
        let turned = all.filter { !$0.isPad }.map(\.landscape)
        for screens in [upright, turned] {
            if let height = screens.filter({ $0.width == width }).map(\.height).min() { return height }
        }
        let widest = upright.filter { $0.width < width }.map(\.width).max() ?? upright.map(\.width).min()
        return upright.filter { $0.width == widest }.map(\.height).min() ?? width
    }
}
