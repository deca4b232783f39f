/// A device with the name that Xcode has for it, and its screen.
///
/// The sizes are those of Apple's Human Interface Guidelines (Layout, Specifications); the insets are the ones of
/// `SafeAreaInsets.devices`, of the same screen.
public struct AppleDevice: Hashable, Sendable {
    /// The name: `iPhone SE (3rd generation)`.
    public let name: String
    /// The screen of the device when it is held upright.
    public let portrait: Screen

    /// A screen, in points.
    public struct Screen: Hashable, Sendable {
        /// Points from side to side.
        public let width: Double
        /// Points from top to bottom.
        public let height: Double
        /// What the device covers; nil where that is not known.
        public let safeArea: SafeAreaInsets?
    }

    /// The screen in landscape. The sides are covered as far as the top is in portrait, and the bottom by 21 points; on
    /// a device with a home button nothing is covered.
    public var landscape: Screen {
        let insets = portrait.safeArea.map { insets in
            insets.bottom == 0
                ? SafeAreaInsets() : SafeAreaInsets(leading: insets.top, bottom: 21, trailing: insets.top)
        }
        return Screen(width: portrait.height, height: portrait.width, safeArea: insets)
    }
}

extension AppleDevice {
    /// The device of a name, in upper or lower case; nil for an unknown name.
    public init?(named name: String) {
        guard let device = Self.byName[name.lowercased()] else { return nil }
        self = device
    }

    /// The smallest screen on which current systems run.
    public static let smallest = AppleDevice(named: "iPhone SE (3rd generation)")

    private static let byName = Dictionary(grouping: all) { $0.name.lowercased() }.compactMapValues(\.first)

    /// Every known device.
    public static let all: [AppleDevice] = screens.flatMap { row in
        let insets = SafeAreaInsets.devices.first { $0.name == row.insets }?.insets
        let screen = Screen(width: row.width, height: row.height, safeArea: insets)
        return row.names.map { AppleDevice(name: $0, portrait: screen) }
    }

    /// Devices of one screen, and the device in `SafeAreaInsets.devices` that has their insets.
    private static let screens: [(width: Double, height: Double, insets: String?, names: [String])] = [
        (320, 568, "iPhone SE", ["iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]),
        (
            375, 667, "iPhone SE",
            [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)",
            ]
        ),
        (414, 736, "iPhone SE", ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
        (375, 812, "iPhone 11 Pro", ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
        (375, 812, nil, ["iPhone 12 mini", "iPhone 13 mini"]),
        (414, 896, "iPhone 11 Pro", ["iPhone XS Max", "iPhone 11 Pro Max"]),
        (414, 896, nil, ["iPhone XR", "iPhone 11"]),
        (
            390, 844, "iPhone 14",
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]
        ),
        (428, 926, "iPhone 14", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        (393, 852, "iPhone 16", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (430, 932, "iPhone 16", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
        (402, 874, "iPhone 16 Pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
        (440, 956, "iPhone 16 Pro", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
        (420, 912, nil, ["iPhone Air"]),
        (744, 1133, nil, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
        (
            768, 1024, nil,
            [
                "iPad mini 4", "iPad mini (5th generation)", "iPad Air 2", "iPad (5th generation)",
                "iPad (6th generation)", "iPad Pro (9.7-inch)",
            ]
        ),
        (810, 1080, nil, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
        (
            820, 1180, nil,
            [
                "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)",
                "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
            ]
        ),
        (834, 1112, nil, ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"]),
        (
            834, 1194, nil,
            [
                "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ]
        ),
        (834, 1210, nil, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
        (
            1024, 1366, nil,
            [
                "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (1st generation)",
                "iPad Pro (12.9-inch) (2nd generation)",
                "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
                "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
            ]
        ),
        (1032, 1376, nil, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
    ]
}
