/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The frame for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// The focus effect.
    public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Sets whether the view can be touched.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Sets where the view can be touched.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Sets the shape of the view for touches, dragging and other purposes.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
}
