public import Foundation
public import ViewLayout

/// A controller of UIKit among views: a box of the size that it asks for.
///
/// The controller is made and brought up to date at each evaluation. Its size is that of
/// `sizeThatFits(_:uiViewController:context:)`; else it takes what it is offered, and its preferred size where nothing is.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: RepresentableView {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the controller is made with.
    typealias Context = RepresentableContext<Self>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Is never called.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// The size in points that the controller has in a proposal; nil leaves it to the controller.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Leaves the size to the controller.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// A box of the size that the controller asks for.
    public var body: RepresentableBox {
        RepresentableBox(self) { context in
            let controller = makeUIViewController(context: context)
            updateUIViewController(controller, context: context)
            return controller
        } size: { proposal, controller, context in
            sizeThatFits(proposal, uiViewController: controller, context: context) ?? controller.answer(proposal)
        }
    }
}

/// What a controller is made with.
public typealias UIViewControllerRepresentableContext = RepresentableContext
