public import Basics

/// A declaration that findings of a rule are intended: of a view, for it and the views inside it, or of the comment that a
/// text has in its catalog, for the text wherever it is shown.
public struct Allowance: Hashable, Sendable {
    /// What declares it.
    public enum Place: Hashable, Sendable {
        /// A view of a scene.
        case view(ViewReference, scene: String)
        /// The comment of a key, at the name of the rule.
        case comment(key: String, SourcePosition)
    }

    /// Who declares it.
    public var place: Place
    /// The rule's identifier, as it was written.
    public var rule: String
    /// Why, where the scene or the comment says so.
    public var reason: String?
    /// How many faults it has hidden.
    public var uses: Int

    /// Where it is written; nil for a view whose place is not known.
    public var source: SourcePosition? {
        switch place {
        case .view(let view, scene: _): view.source
        case .comment(key: _, let position): position
        }
    }
}
