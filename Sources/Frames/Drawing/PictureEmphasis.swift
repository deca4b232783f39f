/// What a picture marks when it is beside another picture, in place of what rules find in its report.
public struct PictureEmphasis: Hashable, Sendable {
    /// What distinguishes the picture from the other one, such as "recorded".
    public var title: String
    /// The identifiers of the views that are marked.
    public var views: Set<String>

    /// Marks views.
    public init(title: String, views: Set<String>) {
        self.title = title
        self.views = views
    }
}
