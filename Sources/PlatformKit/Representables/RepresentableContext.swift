internal import Foundation
public import ViewLayout

/// What a view of another framework is made and brought up to date with.
@MainActor
public struct RepresentableContext<Representable, Coordinator> {
    /// What the representable made to hear from its view.
    public let coordinator: Coordinator
    /// The values that views inherit from the views around them.
    public let environment: EnvironmentValues
    /// How the change that is under way is animated: not at all.
    public var transaction: Transaction { Transaction() }
}

/// A box for a part of another framework, as large as that asks for.
@MainActor
func box<Part: AnyObject>(
    of representable: Any.Type, make: @escaping @MainActor (EnvironmentValues) -> Part,
    size: @escaping @MainActor (ProposedViewSize, Part, EnvironmentValues) -> CGSize
) -> Box {
    Box(kind: "\(representable)") { environment in
        let part = make(environment)
        // Layout asks on the main actor, where views are evaluated.
        let answer = { @MainActor proposal in size(proposal, part, environment) }
        return { proposal in MainActor.assumeIsolated { answer(proposal) } }
    }
}
