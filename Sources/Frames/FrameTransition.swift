/// Where the views of a scene are before and after a change, and at a fraction of it.
///
/// A view is the same in both states when its identity is the same: its place in the structure of the views, whatever
/// layout an `AnyLayout` around it has, or its `id`.
public struct FrameTransition: Codable, Hashable, Sendable {
    /// The version of the JSON that this package writes.
    public static let currentVersion = 1

    /// The version of the JSON.
    public var version: Int
    /// What both states were laid out in.
    public var environment: LayoutEnvironment
    /// How far the change has gone, from 0 before to 1 after.
    public var fraction: Double
    /// The scene before the change.
    public var before: State
    /// The scene after the change.
    public var after: State
    /// The views after the change in their order; each view that disappears follows those that were before it.
    public var views: [ViewTransition]

    /// One of the two states.
    public struct State: Codable, Hashable, Sendable {
        /// The name of the scene.
        public var scene: String
        /// The scene file, where there is one.
        public var file: String?
        /// The size that the scene takes, in points.
        public var size: Size

        /// Makes a state.
        public init(scene: String, file: String? = nil, size: Size) {
            self.scene = scene
            self.file = file
            self.size = size
        }
    }

    /// Makes a transition.
    public init(
        environment: LayoutEnvironment, fraction: Double, before: State, after: State, views: [ViewTransition]
    ) {
        self.version = Self.currentVersion
        self.environment = environment
        self.fraction = fraction
        self.before = before
        self.after = after
        self.views = views
    }
}

/// What happens to one view when a scene changes.
public struct ViewTransition: Codable, Hashable, Sendable {
    /// The view's id in the frame report of the scene after the change, or before it for a view that disappears.
    public var id: String
    /// The name that the scene gives the view with `id`.
    public var name: String?
    /// The name of the view or layout.
    public var kind: String
    /// The name of the layout before the change, where an `AnyLayout` had a different one.
    public var kindBefore: String?
    /// What a text says.
    public var string: String?
    /// How many views are around this one.
    public var depth: Int
    /// The frame before the change; nil for a view that appears.
    public var before: Frame?
    /// The frame after the change; nil for a view that disappears.
    public var after: Frame?
    /// The frame at the fraction. A view that appears or disappears stays where it is.
    public var between: Frame

    /// Makes the transition of a view.
    public init(
        id: String, name: String? = nil, kind: String, kindBefore: String? = nil, string: String? = nil, depth: Int,
        before: Frame?, after: Frame?, between: Frame
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.kindBefore = kindBefore
        self.string = string
        self.depth = depth
        self.before = before
        self.after = after
        self.between = between
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, kind, kindBefore, string, depth, before, after, between
    }

    /// Writes both frames, with null for a missing one, so that readers need not guess.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(kindBefore, forKey: .kindBefore)
        try container.encodeIfPresent(string, forKey: .string)
        try container.encode(depth, forKey: .depth)
        try container.encode(before, forKey: .before)
        try container.encode(after, forKey: .after)
        try container.encode(between, forKey: .between)
    }
}
