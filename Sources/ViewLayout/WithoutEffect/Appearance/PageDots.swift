/// A look for the dots below pages; it does not change layout.
public protocol IndexViewStyle: Sendable {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots.
    public enum BackgroundDisplayMode: Sendable {
        /// When the dots stand on a background.
        case automatic, interactive, always, never
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, one for each page.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, one for each page, with something behind them.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Gives the dots below pages a look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
