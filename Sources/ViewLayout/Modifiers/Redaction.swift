// What hides content has the size of the content.

/// Why content is hidden behind a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others are not to see it.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is not true any more.
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
    /// Hides content behind placeholders, which are as large.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Shows content that is hidden behind placeholders.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}
