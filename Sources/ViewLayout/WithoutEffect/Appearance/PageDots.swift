/// A style of the dots below pages; it does not change layout.
public protocol IndexViewStyle: Sendable {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public enum BackgroundDisplayMode: Sendable {
        /// When the dots have a background.
        case automatic, interactive, always, never
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, one for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, one for each page, with a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the style of the dots below pages.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
