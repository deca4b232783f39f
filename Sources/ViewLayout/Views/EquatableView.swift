/// A view that is evaluated again where it differs from itself before. It is laid out as the view in it.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public var content: Content
    /// Makes it of a view.
    public init(content: Content) { self.content = content }
    /// The view.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view again only where it differs from itself before; it does not change layout.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
