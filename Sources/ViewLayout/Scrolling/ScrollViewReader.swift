/// Shows content, and gives it what scrolls to views in it.
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Shows content that may scroll to views in it.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public var body: some View { content(ScrollViewProxy()) }
}
