public import Foundation
public import ViewLayout

/// A view of AppKit among views: a box of the size that it asks for, as `UIViewRepresentable` has it.
@MainActor @preconcurrency
public protocol NSViewRepresentable: RepresentableView {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// What the view is made with.
    typealias Context = RepresentableContext<Self>

    /// Makes the view.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Is never called.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// The size in points that the view has in a proposal; nil leaves it to the view.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    /// Leaves the size to the view.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    /// A box of the size that the view asks for.
    public var body: RepresentableBox {
        RepresentableBox(self) { context in
            let view = makeNSView(context: context)
            updateNSView(view, context: context)
            return view
        } size: { proposal, view, context in
            sizeThatFits(proposal, nsView: view, context: context) ?? view.answer(proposal)
        }
    }
}

/// What a view is made with.
public typealias NSViewRepresentableContext = RepresentableContext
