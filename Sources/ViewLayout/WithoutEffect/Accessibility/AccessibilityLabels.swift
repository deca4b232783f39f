/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// What is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
    /// Something that hides what is behind it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
    /// Something that makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 9)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 10)
    /// What matters when the app starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
    /// Something that plays or records.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
    /// Something that is touched itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    /// A page that turns at its end.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// How the views in an element are combined.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay elements of their own.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They become one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Sets the name that is read aloud.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { self }
    /// Sets the name that is read aloud, made from the name that the view has.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View { self }
    /// Sets what is read about the result of an action.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
    /// Sets the value that is read aloud.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }
    /// Hides the view from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    /// Makes one element of the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }
    /// Says more of what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Says less of what the view is.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Sets the order in which the view is read.
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    /// Sets whether users can interact with the view.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View { self }
}
