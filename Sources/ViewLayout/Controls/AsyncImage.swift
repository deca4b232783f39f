public import Foundation

/// An image that is loaded. A layout shows its placeholder.
public nonisolated struct AsyncImage<Content: View>: LocatedView {
    var source: ViewSource?
    let content: Content

    /// Shows a gray rectangle, which takes the space that it is offered, until the image is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color(white: 0.85) }

    /// Shows a placeholder until the image is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    /// Shows what is made for each phase of the loading; in a layout nothing is loaded yet.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}

/// The phase of loading an image; in a layout nothing is loaded yet.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded.
    case empty
    /// The image that was loaded.
    case success(Image)
    /// The error because of which nothing was loaded.
    case failure(any Error)

    /// The image, if it was loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, if the image was not loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
