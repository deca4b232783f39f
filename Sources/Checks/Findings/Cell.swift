public import Frames

/// One point of the matrix, for one scene and one locale: a text size on a screen.
public struct Cell: Hashable, Sendable {
    /// How large the person has set text to be.
    public var textSize: TextSize
    /// The room that the scene was proposed.
    public var screen: Screen

    /// The cell in which `environment` stands.
    public init(_ environment: LayoutEnvironment) {
        textSize = environment.textSize
        screen = Screen(width: environment.width, height: environment.height)
    }
}

extension Cell: Comparable {
    /// By text size, then by screen.
    public static func < (first: Cell, second: Cell) -> Bool {
        first.textSize == second.textSize ? first.screen < second.screen : first.textSize.order < second.textSize.order
    }
}

/// The room that a scene is proposed, in points; nil where no width or height is proposed.
public struct Screen: Hashable, Sendable {
    /// Points; nil without a limit.
    public var width: Double?
    /// Points; nil without a limit.
    public var height: Double?

    /// Names a room.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

extension Screen: Comparable {
    /// By width, then by height; an open side is the largest.
    public static func < (first: Screen, second: Screen) -> Bool {
        let (left, right) = (first.width ?? .infinity, second.width ?? .infinity)
        return left == right ? first.height ?? .infinity < second.height ?? .infinity : left < right
    }
}
