extension View {
    /// Marks the content as private.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Allows the content to be hidden when it is out of date.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
