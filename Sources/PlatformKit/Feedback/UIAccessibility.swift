public import Foundation

/// The user's accessibility settings: all are off.
public enum UIAccessibility {
    /// Whether what is shown is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the user wants less transparency.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user wants bold text.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether there are no colours.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether switches are used.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user wants shapes around buttons.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether meaning must not depend on colour only.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether moving between screens is faded.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether chosen text is read aloud.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether touches are replaced by other input.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether only one app can be used.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Notifications for screen readers.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// The screen was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Does nothing.
    public static func post(notification: Notification, argument: Any?) {}

    /// Would be posted when reading aloud is switched; never posted here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusChanged")
    /// Would be posted when less motion is wanted; never posted here.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Would be posted when bold text is wanted; never posted here.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What a view is for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Something that is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Something that cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Something that changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Something with a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
