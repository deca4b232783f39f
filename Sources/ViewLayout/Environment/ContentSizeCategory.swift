/// The text size that the user has chosen, under its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// A size of Dynamic Type; `large` is what a device comes with.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// A size of Dynamic Type that is for accessibility.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size of Dynamic Type.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the five large ones for accessibility.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

    // Both scales have the same twelve sizes.
    var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
}

extension EnvironmentValues {
    /// The text size that the user has chosen; the same value as ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
