public import Foundation

/// A picture that is loaded: a layout shows what stands in its place until it is there.
public nonisolated struct AsyncImage<Content: View>: LocatedView {
    var source: ViewSource?
    let content: Content

    /// Shows a gray rectangle, which takes the space that it is offered, until the picture is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color(white: 0.85) }

    /// Shows a placeholder until the picture is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// Shows what is made for each phase of the loading: nothing is there yet.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}

/// How far the loading of a picture is; in a layout nothing is there yet.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded.
    case empty
    /// The picture that was loaded.
    case success(Image)
    /// Why nothing was loaded.
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it is not there.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
