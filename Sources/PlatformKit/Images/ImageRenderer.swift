public import CombineTypes
public import Foundation
public import ViewLayout

/// Makes a picture of views. It has their size, and no pixels.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views.
    public var content: Content
    /// What the views are offered, in points; nothing by default.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    /// Without effect.
    public var isOpaque = false

    /// Makes pictures of views.
    public init(content: Content) { self.content = content }

    /// The picture, as UIKit has it.
    public var uiImage: UIImage? { UIImage(size: size) }
    /// The picture, as AppKit has it.
    public var nsImage: UIImage? { UIImage(size: size) }

    private var size: CGSize {
        let layout = CurrentLayout.now
        return layOut(content, in: proposedSize, environment: layout.environment, measurer: layout.measurer).size
    }
}
