extension View {
    /// Lets no control in the view be used; views can read it, but no frame depends on it.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
