// Lists of places that users can go to; they do not change layout.

/// Entries of a list of places.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The entries that these are made of.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that these are made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension AccessibilityRotorContent where Body == Self {
    /// The entries themselves: they are not made of other entries.
    public var body: Self { self }
}

/// A place that users can go to.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Self
    /// A place in a name space.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A view with an identity.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

/// Several places.
public nonisolated struct _AccessibilityRotorEntries: AccessibilityRotorContent {
    public typealias Body = Self
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The places themselves.
    public var body: _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// A place for each element, distinguished by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// A place for each element.
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content) { $0.id }
    }
}

/// Makes places from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// A place.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Places.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Places after each other.
    public static func buildBlock<First: AccessibilityRotorContent, each Other: AccessibilityRotorContent>(
        _ first: First, _ other: repeat each Other
    ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
    /// Places on a condition.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries()
    }
    /// No places where a condition does not hold.
    public static func buildIf(_ content: _AccessibilityRotorEntries?) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries()
    }
}

/// A list of places that the system provides.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String
    private static func one(_ name: String) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: name) }
    public static var links: AccessibilitySystemRotor { one("links") }
    /// Links that were or were not followed.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { one("links") }
    public static var headings: AccessibilitySystemRotor { one("headings") }
    /// Headings of a depth.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { one("headings") }
    /// Bold texts.
    public static var boldText: AccessibilitySystemRotor { one("boldText") }
    /// Italic texts.
    public static var italicText: AccessibilitySystemRotor { one("italicText") }
    /// Underlined texts.
    public static var underlineText: AccessibilitySystemRotor { one("underlineText") }
    /// Misspelt words.
    public static var misspelledWords: AccessibilitySystemRotor { one("misspelledWords") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { one("images") }
    public static var textFields: AccessibilitySystemRotor { one("textFields") }
    public static var tables: AccessibilitySystemRotor { one("tables") }
    public static var lists: AccessibilitySystemRotor { one("lists") }
    public static var landmarks: AccessibilitySystemRotor { one("landmarks") }
}

extension View {
    /// Adds a list of places.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Adds a list of places, one for each element.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    /// Adds a list of places in the text of the view.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }
    /// Gives the view an identity in lists of places.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
