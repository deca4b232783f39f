// Placeholders have the size of the content that they hide.

/// Why content is hidden behind a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others must not see the content.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private enum ReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

    /// Why content is hidden.
    public var redactionReasons: RedactionReasons {
        get { self[ReasonsKey.self] }
        set { self[ReasonsKey.self] = newValue }
    }
}

extension View {
    /// Hides content behind placeholders of the same size.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Shows content that is hidden behind placeholders.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
