public import Foundation

// What users do in other apps, or on other devices: it does not reach a layout.

/// An activity of the user, which may be continued on another device.
public final class NSUserActivity {
    /// The type of the activity.
    public let activityType: String
    /// A title for users.
    public var title: String?
    /// What is needed to continue it.
    public var userInfo: [AnyHashable: Any]?
    /// A page that shows the same.
    public var webpageURL: URL?
    /// Whether it may be continued on another device.
    public var isEligibleForHandoff = true
    /// Whether it can be searched for.
    public var isEligibleForSearch = false
    /// Whether the system may suggest it.
    public var isEligibleForPrediction = false

    /// Makes an activity of a type.
    public init(activityType: String) { self.activityType = activityType }
    public func becomeCurrent() {}
    public func invalidate() {}
}

extension View {
    /// Describes what the user does in the view.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Describes what the user does in the view, with an element of it.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    /// Runs an action when the user continues an activity.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
