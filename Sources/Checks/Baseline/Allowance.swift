/// A view's declaration that findings of a rule are intended, for it and the views inside it.
public struct Allowance: Hashable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// The view that declares it.
    public var view: ViewReference
    /// The rule's identifier, as it was written.
    public var rule: String
    /// Why, where the scene says so.
    public var reason: String?
    /// How many faults it has hidden.
    public var uses: Int
}
