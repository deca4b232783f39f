public import Foundation
internal import ViewLayout

/// The device that a scene is laid out for: a phone, a tablet where the screen is 744 points wide or more, or a Mac.
public final class UIDevice: NSObject, Sendable {
    private override init() {}

    /// The one device.
    public static let current = UIDevice()

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let layout = CurrentLayout.now
        if layout.environment.controlMetrics == .macos { return .mac }
        if let system { return system.isPad ? .pad : .phone }
        return (layout.screenSize.width ?? 0) >= 744 ? .pad : .phone
    }
    private var system: PlatformMetrics.System? { CurrentLayout.now.environment.platformMetrics.system }

    /// The kind of device.
    public var model: String {
        switch userInterfaceIdiom {
        case .pad: "iPad"
        case .mac: "Mac"
        default: "iPhone"
        }
    }
    /// The kind of device.
    public var localizedModel: String { model }
    /// The kind of device: it has no name of its own.
    public var name: String { model }
    /// The name of the system.
    public var systemName: String {
        switch userInterfaceIdiom {
        case .pad: "iPadOS"
        case .mac: "macOS"
        default: "iOS"
        }
    }
    /// The version of the system whose measures Galley models.
    public var systemVersion: String { system?.isOf26 == true ? "26.0" : "18.0" }
    /// How the device is held.
    public var orientation: UIDeviceOrientation { system?.isOnItsSide == true ? .landscapeLeft : .portrait }
    /// Nothing tells one device from another.
    public var identifierForVendor: UUID? { nil }
    /// Whether several programs can run at a time.
    public var isMultitaskingSupported: Bool { true }
    /// How full the battery is: unknown.
    public var batteryLevel: Float { -1 }
    /// Would be posted when the device is turned; never posted here.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing says which.
    case unspecified = -1
    /// A kind of device.
    case phone, pad, tv, carPlay
    /// An app on a Mac.
    case mac = 5
    /// A kind of device.
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// How the device is held.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the long side is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the long side lies.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the side that is up is known.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
