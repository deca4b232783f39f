internal import Foundation
public import ViewLayout

/// A view or a controller of UIKit or AppKit among views.
@MainActor @preconcurrency
public protocol RepresentableView: View where Body == RepresentableBox {
    /// The type of the coordinator, which receives the view's events.
    associatedtype Coordinator = Void
    /// Makes what hears from the part.
    func makeCoordinator() -> Coordinator
}

extension RepresentableView where Coordinator == Void {
    /// Nothing hears from the part.
    public func makeCoordinator() {}
}

/// What a part of another framework is made and brought up to date with.
@MainActor @preconcurrency
public struct RepresentableContext<Representable: RepresentableView> {
    /// The coordinator that the representable made.
    public let coordinator: Representable.Coordinator
    /// The values that views inherit from the views around them.
    public let environment: EnvironmentValues
    /// The animation of the current change: none.
    public var transaction: Transaction { Transaction() }
}

/// A box for a part of another framework, as large as that asks for.
public struct RepresentableBox: View {
    private let box: Box

    /// - Parameters:
    ///   - make: Makes the part, and brings it up to date.
    ///   - size: The size of the part for a proposal, in points.
    init<Representable: RepresentableView, Part: AnyObject>(
        _ representable: Representable,
        make: @escaping @MainActor (RepresentableContext<Representable>) -> Part,
        size: @escaping @MainActor (ProposedViewSize, Part, RepresentableContext<Representable>) -> CGSize
    ) {
        let coordinator = representable.makeCoordinator()
        box = Box(kind: "\(Representable.self)") { environment in
            let context = RepresentableContext<Representable>(coordinator: coordinator, environment: environment)
            let part = make(context)
            // Layout asks on the main actor, where views are evaluated.
            let answer = { @MainActor proposal in size(proposal, part, context) }
            return { proposal in MainActor.assumeIsolated { answer(proposal) } }
        }
    }

    /// The box.
    public var body: some View { box }
}
