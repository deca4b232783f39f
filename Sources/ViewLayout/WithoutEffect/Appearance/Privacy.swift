extension View {
    /// Says that others are not to see the content.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Says that the content may be hidden when it is not true any more.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
