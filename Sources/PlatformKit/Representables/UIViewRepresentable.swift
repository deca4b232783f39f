public import Foundation
public import ViewLayout

/// A view of UIKit among views: a box of the size that it asks for.
///
/// The view is made and brought up to date at each evaluation. Its size is that of `sizeThatFits(_:uiView:context:)`, else
/// it follows from the intrinsic size and the priorities of the view, which takes what it is offered where it has none.
@MainActor @preconcurrency
public protocol UIViewRepresentable: RepresentableView {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// What the view is made with.
    typealias Context = RepresentableContext<Self>

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Is never called.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// The size in points that the view has in a proposal; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// A box of the size that the view asks for.
    public var body: RepresentableBox {
        RepresentableBox(self) { context in
            let view = makeUIView(context: context)
            updateUIView(view, context: context)
            return view
        } size: { proposal, view, context in
            sizeThatFits(proposal, uiView: view, context: context) ?? view.answer(proposal)
        }
    }
}

/// What a view is made with.
public typealias UIViewRepresentableContext = RepresentableContext
