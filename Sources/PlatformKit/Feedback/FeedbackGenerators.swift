public import Foundation

/// Lets a person feel something; here nothing is felt.
@MainActor
open class UIFeedbackGenerator {
    /// Makes a generator.
    public init() {}
    /// Does nothing.
    open func prepare() {}
}

/// Lets a person feel that two things met.
@MainActor
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

/// Lets a person feel how something ended.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        /// The kind of message.
        case success, warning, error
    }
    /// Does nothing.
    public func notificationOccurred(_ type: FeedbackType) {}
}

/// Lets a person feel that something else is chosen.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    public func selectionChanged() {}
}
