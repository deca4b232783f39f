public import Foundation
public import ViewLayout

/// A controller of UIKit among views: a box of the size that it asks for.
///
/// The controller is made and brought up to date at each evaluation. Its size is that of
/// `sizeThatFits(_:uiViewController:context:)`; else it takes what it is offered, and its preferred size where nothing is.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of what hears from the controller.
    associatedtype Coordinator = Void
    /// What the controller is made with.
    typealias Context = RepresentableContext<Self, Coordinator>

    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Is never called.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what hears from the controller.
    func makeCoordinator() -> Coordinator
    /// The size in points that the controller has in a proposal; nil leaves it to the controller.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing hears from the controller.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Leaves the size to the controller.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// A box of the size that the controller asks for.
    public var body: some View {
        let coordinator = makeCoordinator()
        func context(_ environment: EnvironmentValues) -> Context {
            Context(coordinator: coordinator, environment: environment)
        }
        return box(of: Self.self) { environment in
            let controller = makeUIViewController(context: context(environment))
            updateUIViewController(controller, context: context(environment))
            return controller
        } size: { proposal, controller, environment in
            sizeThatFits(proposal, uiViewController: controller, context: context(environment))
                ?? controller.answer(proposal)
        }
    }
}

/// What a controller of UIKit is made with.
public typealias UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> =
    RepresentableContext<
        Representable, Representable.Coordinator
    >
