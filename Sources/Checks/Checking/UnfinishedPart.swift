public import Basics

/// A scene in some locales that was not laid out, or not in every environment, because its process ended: a view
/// crashed, ended the program, or hung.
public struct UnfinishedPart: Hashable, Sendable {
    /// The name of the scene.
    public let scene: String
    /// The locales.
    public let locales: [String]
    /// What happened to the process, and in which environment, in one sentence without a full stop.
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
    /// What was not laid out. A result with such parts is not that of a whole check, whatever else it has.
    public var unfinished: [UnfinishedPart] {
        notices.compactMap { notice in
            guard case .unfinished(let part) = notice else { return nil }
            return part
        }
    }
}
