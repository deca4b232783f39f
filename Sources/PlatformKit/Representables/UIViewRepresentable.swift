public import Foundation
public import ViewLayout

/// A view of UIKit among views: a box of the size that it asks for.
///
/// The view is made and brought up to date at each evaluation. Its size is that of `sizeThatFits(_:uiView:context:)`, else
/// it follows from the intrinsic size and the priorities of the view, which takes what it is offered where it has none.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of what hears from the view.
    associatedtype Coordinator = Void
    /// What the view is made with.
    typealias Context = RepresentableContext<Self, Coordinator>

    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Is never called.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what hears from the view.
    func makeCoordinator() -> Coordinator
    /// The size in points that the view has in a proposal; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing hears from the view.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// A box of the size that the view asks for.
    public var body: some View {
        let coordinator = makeCoordinator()
        func context(_ environment: EnvironmentValues) -> Context {
            Context(coordinator: coordinator, environment: environment)
        }
        return box(of: Self.self) { environment in
            let view = makeUIView(context: context(environment))
            updateUIView(view, context: context(environment))
            return view
        } size: { proposal, view, environment in
            sizeThatFits(proposal, uiView: view, context: context(environment)) ?? view.answer(proposal)
        }
    }
}

/// What a view of UIKit is made with.
public typealias UIViewRepresentableContext<Representable: UIViewRepresentable> = RepresentableContext<
    Representable, Representable.Coordinator
>
