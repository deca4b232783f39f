internal import Basics
public import Frames

/// The transition between two states of a scene as JSON.
public enum TransitionJSON {
    /// The whole document, with a line feed at its end: keys sorted, indented by two spaces.
    public static func render(_ transition: FrameTransition) throws -> String { try JSONText.render(transition) }
}
