extension View {
    /// Sets the style of tables; it does not change layout.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    /// Shows or hides the titles of the columns of tables; they are laid out.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
