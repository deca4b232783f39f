public import Basics

/// A scene in some locales that was to be laid out and was not, or not in every environment, as the process that did it came
/// to its end: a view has trapped, has ended the program, or hangs.
public struct UnfinishedPart: Hashable, Sendable {
    /// The name of the scene.
    public let scene: String
    /// The locales.
    public let locales: [String]
    /// What became of the process, and in which environment, in one sentence without a full stop.
    public let message: String
    /// Where the scene is; nil where that is not known.
    public let position: SourcePosition?

    package init(scene: String, locales: [String], message: String, position: SourcePosition?) {
        self.scene = scene
        self.locales = locales
        self.message = message
        self.position = position
    }
}

extension CheckResult {
    /// What was to be laid out and was not. A result with such parts is not one of a whole check, whatever else it has.
    public var unfinished: [UnfinishedPart] {
        notices.compactMap { notice in
            guard case .unfinished(let part) = notice else { return nil }
            return part
        }
    }
}
