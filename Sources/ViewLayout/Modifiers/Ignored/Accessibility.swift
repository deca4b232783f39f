// What is told to assistive technology does not change layout.

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Is button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// Is header.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// Is link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// Is image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// Is static text.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// Updates frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)
    /// Is modal.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
}

/// What becomes of the views in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Ignore.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Contain.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Combine.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Sets the name that is read aloud.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Sets the name that is read aloud.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    /// Sets the name that is read aloud.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Sets what is read about the result of an action.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Sets what is read about the result of an action.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    /// Sets what is read about the result of an action.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Sets the value that is read aloud.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// Sets the value that is read aloud.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    /// Sets the value that is read aloud.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Hides the view from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
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
    /// Adds an action for assistive technology.
    nonisolated public func accessibilityAction(named: Text, _ handler: @escaping () -> Void) -> some View { self }

    /// Gives the view a name, which reports show where it has no identity.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(NoteModifier { $0.subject.facts.identifier = $0.subject.facts.identifier ?? identifier })
    }
}
