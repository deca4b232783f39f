public import Foundation

/// A change of a value that somebody watches.
public struct NSKeyValueObservedChange<Value> {
    /// What kind of change it is.
    public let kind = UInt(1)
    /// The value after the change.
    public let newValue: Value?
    /// The value before the change.
    public let oldValue: Value?
}

/// Watches a value. Swift on Linux reports no changes of properties, so nothing is called.
public final class NSKeyValueObservation: NSObject {
    /// Watches no longer.
    public func invalidate() {}
}

/// What an observer of a value wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension NSObjectProtocol {
    /// Watches a value: nothing is called.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

extension UserDefaults {
    /// Keeps a value, as `set(_:forKey:)` does.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
