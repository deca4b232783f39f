extension View {
    /// Disables the controls in the view; views can read it, but no frame depends on it.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
