public import Foundation
internal import ViewLayout

/// A text size that users may choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    /// None.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Extra small.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Small.
    public static let small = UIContentSizeCategory("S")
    /// Medium.
    public static let medium = UIContentSizeCategory("M")
    /// Large, the usual one.
    public static let large = UIContentSizeCategory("L")
    /// Extra large.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Extra extra large.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// Extra extra extra large.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// Would be posted when the text size changes; never posted here.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// From small to large, like the text sizes of views.
    private static let all: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) { self = Self.all[size.rawValue] }

    var dynamicTypeSize: DynamicTypeSize? { Self.all.firstIndex(of: self).flatMap(DynamicTypeSize.init) }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIContentSizeCategory: Comparable {
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (all.firstIndex(of: a) ?? -1) < (all.firstIndex(of: b) ?? -1)
    }
}
