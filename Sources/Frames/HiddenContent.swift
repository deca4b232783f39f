/// Something that a view can show and does not show in this layout, so that nothing in it was measured: the other tabs
/// of a tab view, a closed group, a sheet that no state asks for.
public struct HiddenContent: Codable, Hashable, Sendable {
    /// What it is: `Tab`, `DisclosureGroup`, `Sheet`; or the name of a view that cannot be evaluated.
    public var kind: String
    /// The key of its label, or the label's text where it has no key; nil where there is no label.
    public var title: String?
    /// How many of the kind there are.
    public var count: Int
    /// Why it cannot be evaluated; nil where it can be.
    public var reason: String?

    /// Makes a value.
    public init(kind: String, title: String? = nil, count: Int = 1, reason: String? = nil) {
        self.kind = kind
        self.title = title
        self.count = count
        self.reason = reason
    }
}
