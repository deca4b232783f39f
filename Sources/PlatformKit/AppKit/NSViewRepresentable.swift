public import Foundation
public import ViewLayout

/// A part of a window.
public typealias NSView = UIView

/// A view of AppKit among views: a box of the size that it asks for.
///
/// The view is made and brought up to date at each evaluation. Its size is that of `sizeThatFits(_:nsView:context:)`, else
/// it follows from the intrinsic size and the priorities of the view, which takes what it is offered where it has none.
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// The type of what hears from the view.
    associatedtype Coordinator = Void
    /// What the view is made with.
    typealias Context = RepresentableContext<Self, Coordinator>

    /// Makes the view.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Is never called.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes what hears from the view.
    func makeCoordinator() -> Coordinator
    /// The size in points that the view has in a proposal; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
    /// Nothing hears from the view.
    public func makeCoordinator() {}
}

extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    /// A box of the size that the view asks for.
    public var body: some View {
        let coordinator = makeCoordinator()
        func context(_ environment: EnvironmentValues) -> Context {
            Context(coordinator: coordinator, environment: environment)
        }
        return box(of: Self.self) { environment in
            let view = makeNSView(context: context(environment))
            updateNSView(view, context: context(environment))
            return view
        } size: { proposal, view, environment in
            sizeThatFits(proposal, nsView: view, context: context(environment)) ?? view.answer(proposal)
        }
    }
}

/// What a view of AppKit is made with.
public typealias NSViewRepresentableContext<Representable: NSViewRepresentable> = RepresentableContext<
    Representable, Representable.Coordinator
>
