extension View {
    /// Sets the colour of texts and symbols.
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
    /// Sets what texts and symbols are filled with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View { self }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { self }
    /// Sets the colour of controls.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
    /// Sets the colour of controls.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
}

extension Text {
    /// Sets the colour of texts and symbols.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// Sets what texts and symbols are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}
