/// Which version of iOS or iPadOS a device has, and how it is held: what the sizes of bars, rows and tabs depend on.
public enum AppleSystem: String, Codable, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 18 on a phone that is held upright, and on its side if the phone is 414 points wide or wider.
    case ios18 = "ios 18"
    /// iOS 13 to 18 on a phone on its side.
    case ios18OnItsSide = "ios 18 landscape"
    /// iOS 26 on a phone that is held upright.
    case ios26 = "ios 26"
    /// iOS 26 on a phone on its side.
    case ios26OnItsSide = "ios 26 landscape"
    /// iPadOS 13 to 18.
    case ipados18 = "ipados 18"
    /// iPadOS 26.
    case ipados26 = "ipados 26"

    /// The system of a name, with or without the space: `ios 26`, `ios26`, `iOS 26 landscape`.
    public init?(name: String) {
        func plain(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }
        guard let system = Self.allCases.first(where: { plain($0.rawValue) == plain(name) }) else { return nil }
        self = system
    }
}

extension AppleDevice {
    /// The system whose sizes of bars, rows and tabs the device has: version 26 where nothing earlier runs on it, 18 elsewhere.
    ///
    /// On its side a phone has lower bars, but for those that are 414 points wide or wider upright
    /// (github.com/Tencent/QMUI_iOS/issues/633 and 1198).
    public func system(isOnItsSide: Bool = false) -> AppleSystem {
        let isOf26 = Self.firstOf26.contains(name)
        if isPad { return isOf26 ? .ipados26 : .ipados18 }
        if isOnItsSide, portrait.width < 414 { return isOf26 ? .ios26OnItsSide : .ios18OnItsSide }
        return isOf26 ? .ios26 : .ios18
    }

    /// Devices that came with version 26 (Apple's technical specifications of each).
    private static let firstOf26: Set = [
        "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air", "iPad Pro 11-inch (M5)",
        "iPad Pro 13-inch (M5)",
    ]
}
