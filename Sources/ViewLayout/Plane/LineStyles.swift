/// How a line ends.
@_weakLinked
public enum CGLineCap: Int32, Hashable, Sendable {
    /// How a line ends.
    case butt, round, square
}

/// How the corners of a line are drawn.
@_weakLinked
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// How two lines meet.
    case miter, round, bevel
}
