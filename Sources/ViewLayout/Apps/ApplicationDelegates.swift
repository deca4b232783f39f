internal import Synchronization

/// The delegates of the app, each made when something of a scene reads it: starting an app is no part of a layout.
///
/// As in SwiftUI, the environment of every window has them.
package enum ApplicationDelegates {
    private struct Delegate: @unchecked Sendable {
        let make: @MainActor () -> AnyObject
        var object: AnyObject?
    }

    private static let delegates = Mutex<[ObjectIdentifier: Delegate]>([:])

    /// The app has a delegate of this type; nothing is made yet.
    package static func register(_ type: AnyObject.Type, make: @escaping @MainActor () -> AnyObject) {
        delegates.withLock { delegates in
            if delegates[ObjectIdentifier(type)] == nil { delegates[ObjectIdentifier(type)] = Delegate(make: make) }
        }
    }

    /// The app's delegate of a type, made now where it was not; nil where the app has none.
    @MainActor package static func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        guard let delegate = delegates.withLock({ $0[ObjectIdentifier(type)] }) else { return nil }
        if let object = delegate.object { return object as? Object }
        // It may ask for itself while it is made.
        let object = delegate.make()
        delegates.withLock { $0[ObjectIdentifier(type)]?.object = object }
        return object as? Object
    }

    /// Whether the app has a delegate of a type.
    static func has(_ type: AnyObject.Type) -> Bool { delegates.withLock { $0[ObjectIdentifier(type)] != nil } }
}
