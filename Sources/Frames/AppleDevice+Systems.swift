extension AppleDevice {
    /// The last major version of iOS or iPadOS for the device; nil for a device that runs version 26.
    ///
    /// Source: Apple's lists of the models that are compatible with each version (iPhone User Guide, iPad User Guide), read
    /// in public copies: Macworld, "What iOS version can your iPhone run"; Digital Trends for iPadOS 16; BGR for iPadOS 26.
    public var lastSystem: Int? { Self.lastSystems[name] }

    /// Whether an app that requires a major version of iOS or iPadOS can be installed on the device.
    public func runs(appsFor system: Int) -> Bool { lastSystem.map { $0 >= system } ?? true }

    /// Whether it is an iPad.
    public var isPad: Bool { name.hasPrefix("iPad") }

    /// The device with the narrowest screen on which an app can be installed; of several with the same screen, the
    /// newest.
    ///
    /// - Parameters:
    ///   - system: The major version of iOS or iPadOS that the app requires.
    ///   - isPad: Whether to search iPads and not iPhones.
    public static func narrowest(forAppsFor system: Int, isPad: Bool) -> AppleDevice? {
        let devices = all.filter { $0.isPad == isPad && $0.runs(appsFor: system) }
        return devices.reversed().min {
            ($0.portrait.width, $0.portrait.height) < ($1.portrait.width, $1.portrait.height)
        }
    }

    /// The width of the screen with Display Zoom, for iPhones of up to 393 points. Every iPhone has it since iOS 14.
    ///
    /// Source: widths of UIScreen.main.bounds measured with Display Zoom on and off (Qiita, rseki): iPhone 8 and iPhone
    /// 13 Pro have 320, iPhone 13 Pro Max has 375.
    public static let zoomedWidth = 320.0

    private static let lastSystems = Dictionary(
        lastDevices.flatMap { system, names in names.map { ($0, system) } }, uniquingKeysWith: max)

    private static let lastDevices: [(system: Int, names: [String])] = [
        (12, ["iPhone 5s", "iPhone 6", "iPhone 6 Plus"]),
        (
            15,
            [
                "iPhone SE", "iPhone SE (1st generation)", "iPhone 6s", "iPhone 6s Plus", "iPhone 7", "iPhone 7 Plus",
                "iPad mini 4", "iPad Air 2",
            ]
        ),
        (
            16,
            [
                "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPad (5th generation)", "iPad Pro (9.7-inch)",
                "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (1st generation)",
            ]
        ),
        (17, ["iPad (6th generation)", "iPad Pro (10.5-inch)", "iPad Pro (12.9-inch) (2nd generation)"]),
        (18, ["iPhone XR", "iPhone XS", "iPhone XS Max", "iPad (7th generation)"]),
    ]
}
