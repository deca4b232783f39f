/// What a text is about, which says how it is read.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// Anything.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// The output of a program.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Files and folders.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The source of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// The level of a heading; `unspecified` where it has none.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// Which of two views that belong together names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// What the element is in its pair.
    case label, content
}

/// What an element says beyond its label, on request.
public enum AXCustomContent {
    /// Whether it is said without a request.
    public enum Importance: UInt, Hashable, Sendable {
        /// Whether content is read at once (`high`), or when the user asks for more.
        case `default`, high
    }
}

/// The key of a further fact of an element.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    private let name: String
    /// A key with a name.
    public init(_ label: Text, id: String) { name = id }
    public init(_ labelKey: LocalizedStringKey, id: String) { name = id }
    public init(_ labelKey: LocalizedStringKey) { name = labelKey.key }
}

extension View {
    /// Adds a further fact, said on request.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ label: Text, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    /// Sets other names by which users may refer to the view.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Sets the elements that represent this view.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }
    /// Sets the elements in this one.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Shows the view large while the user touches it, where texts do not grow.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows other views large while the user touches this one, where texts do not grow.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Keeps the colours of the view where others are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Sets how deep a heading is.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Sets what texts are about.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Lets users go from one view of a group to the next.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Says that one view names another.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Reads punctuation aloud.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Spells texts.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Reads texts in a higher or lower voice.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Reads announcements one after the other.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// The text, read with its punctuation.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// The text, spelled.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// The text, read in a higher or lower voice.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// The text, read after others.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// The text with another name that is read aloud.
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    /// The text as a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// The text, with what it is about.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
