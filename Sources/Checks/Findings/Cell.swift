public import Frames

/// One point of the matrix, for one scene and one locale: a text size on a screen.
public struct Cell: Hashable, Sendable {
    /// The text size that the user has set.
    public var textSize: TextSize
    /// The room that the scene was proposed.
    public var screen: Screen

    /// The cell of an environment.
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

    /// Makes a screen.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

extension Screen: Comparable {
    /// By width, then by height; a side without a limit is the largest.
    public static func < (first: Screen, second: Screen) -> Bool {
        let (left, right) = (first.width ?? .infinity, second.width ?? .infinity)
        return left == right ? first.height ?? .infinity < second.height ?? .infinity : left < right
    }
}
