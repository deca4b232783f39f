public import Foundation

/// Gives haptic feedback; here it does nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    /// Makes a generator.
    public init() {}
    /// Does nothing.
    open func prepare() {}
}

/// Feedback for an impact.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How things meet.
    public enum FeedbackStyle: Int, Sendable {
        /// How the knock feels.
        case light, medium, heavy, soft, rigid
    }
    /// Makes a generator.
    public init(style: FeedbackStyle) {}
    /// Makes a generator.
    public override init() {}
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the end of a task.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        /// The kind of message.
        case success, warning, error
    }
    /// Does nothing.
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback for a change of the selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}
