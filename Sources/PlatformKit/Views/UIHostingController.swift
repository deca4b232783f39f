public import Foundation
public import ViewLayout

/// A controller of views, which are laid out to find their size.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The views.
    open var rootView: Content

    /// Makes a controller of views.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// The size of the views in a space, in points; a length that is not finite is the views' own.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let layout = CurrentLayout.now
        func length(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 1e6 ? length : nil }
        let proposal = ProposedViewSize(width: length(size.width), height: length(size.height))
        return layOut(rootView, in: proposal, environment: layout.environment, measurer: layout.measurer).size
    }
}
