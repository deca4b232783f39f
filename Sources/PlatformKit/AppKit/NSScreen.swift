// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The screen that a scene is laid out for, as `UIScreen` has it.
public final class NSScreen: NSObject, Sendable {
    private override init() {}

    private static let only = NSScreen()

    /// The one screen.
    public static var main: NSScreen? { only }
    /// The one screen.
    public static var screens: [NSScreen] { [only] }

    /// In points.
    public var frame: CGRect { UIScreen.main.bounds }
    /// In points: nothing is covered.
    public var visibleFrame: CGRect { frame }
    /// Pixels a point.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// Other programs: there are none.
public final class NSWorkspace: NSObject, Sendable {
    private override init() {}

    /// The one workspace.
    public static let shared = NSWorkspace()
    /// Opens nothing, and says so.
    @discardableResult
    public func open(_ url: URL) -> Bool { false }
    /// Whether the user wants less motion.
    public var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// Whether the user wants more contrast.
    public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    /// Whether the user wants less transparency.
    public var accessibilityDisplayShouldReduceTransparency: Bool { false }
}

/// What is copied and pasted, within this program.
public final class NSPasteboard: Sendable {
    /// What is copied.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A text.
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        /// The address of a page.
        public static let URL = PasteboardType(rawValue: "public.url")
    }

    /// The one pasteboard.
    public static let general = NSPasteboard()

    /// Takes everything out.
    @discardableResult
    public func clearContents() -> Int {
        UIPasteboard.general.string = nil
        return 0
    }
    /// Puts a text in.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        UIPasteboard.general.string = string
        return true
    }
    /// The text.
    public func string(forType type: PasteboardType) -> String? { UIPasteboard.general.string }
}
