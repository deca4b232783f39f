public import Foundation

// What a person does in other apps, or on other devices: nothing of it reaches a layout.

/// Something that a person does, and may go on with on another device.
public final class NSUserActivity {
    /// What kind of thing it is.
    public let activityType: String
    /// A title for a person.
    public var title: String?
    /// What is needed to go on with it.
    public var userInfo: [AnyHashable: Any]?
    /// A page that shows the same.
    public var webpageURL: URL?
    /// Whether another device may go on with it.
    public var isEligibleForHandoff = true
    /// Whether it can be searched for.
    public var isEligibleForSearch = false
    /// Whether the system may propose it.
    public var isEligibleForPrediction = false

    /// Of a kind.
    public init(activityType: String) { self.activityType = activityType }
    public func becomeCurrent() {}
    public func invalidate() {}
}

extension View {
    /// Says what a person does in the view.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Says what a person does in the view, with an element of it.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    /// Runs an action when a person goes on with something.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
