public import Foundation
public import ViewLayout

/// A controller of AppKit among views: a box of the size that it asks for, as `UIViewControllerRepresentable` has it.
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: RepresentableView {
    /// The type of the controller.
    associatedtype NSViewControllerType: NSViewController
    /// What the controller is made with.
    typealias Context = RepresentableContext<Self>

    /// Makes the controller.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Is never called.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// The size in points that the controller has in a proposal; nil leaves it to the controller.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    /// Leaves the size to the controller.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// A box of the size that the controller asks for.
    public var body: RepresentableBox {
        RepresentableBox(self) { context in
            let controller = makeNSViewController(context: context)
            updateNSViewController(controller, context: context)
            return controller
        } size: { proposal, controller, context in
            sizeThatFits(proposal, nsViewController: controller, context: context) ?? controller.answer(proposal)
        }
    }
}
