/// What a shape of the content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What a menu is about.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What is under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What assistive technology frames.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// What has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets whether the view can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Sets where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Sets where the view can be touched, or what is dragged of it.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
}
