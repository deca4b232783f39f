/// A value that a part of a text passes to its renderer.
public protocol TextAttribute {}

extension View {
    /// Draws a line under texts.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// Draws a line through texts.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
}

extension Text {
    /// Draws a line under texts.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Draws a line through texts.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Passes a value to the renderer of the text; it does not change layout.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
