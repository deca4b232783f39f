internal import CSwiftRuntime
public import CombineTypes
public import Foundation
public import ViewLayout

/// The delegate of an app, made when a scene reads it first. Its methods are not called: starting an app is no part of a layout.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let storage = ApplicationDelegateStorage<DelegateType>()

    /// A delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    /// The delegate.
    public var wrappedValue: DelegateType { storage.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// The one object of the delegate's class that an app has, for the adaptors of UIKit and AppKit.
@MainActor @preconcurrency
public struct ApplicationDelegateStorage<DelegateType: NSObject> {
    /// Nothing is made yet.
    public nonisolated init() {
        // Views that take it from the environment are told that it is missing.
        guard ObjectMaker.makesObjects(of: DelegateType.self) else { return }
        ApplicationDelegates.register(DelegateType.self) {
            guard let object = ObjectMaker.object(of: DelegateType.self) as? DelegateType else {
                preconditionFailure("objects of the class can be made")
            }
            return object
        }
    }

    /// The object, which `init()` of the class makes when it is asked for first.
    ///
    /// Where Foundation does not say how objects are made, a view that reads the adaptor itself has nothing to go on with.
    public var delegate: DelegateType {
        guard let object = ApplicationDelegates.object(DelegateType.self) else {
            fatalError("the application delegate \(DelegateType.self) cannot be made: Foundation does not say how")
        }
        return object
    }
}

/// Makes objects of classes that are known by their types alone.
public enum ObjectMaker {
    /// Whether Foundation says how objects of a class are made. Nothing is made.
    static func makesObjects(of type: NSObject.Type) -> Bool {
        GalleyMakesObjects(unsafeBitCast(type as AnyObject.Type, to: UnsafeRawPointer.self)) != 0
    }

    /// An object, as `init()` of the class makes it; nil where Foundation does not say how that is called.
    public static func object(of type: NSObject.Type) -> NSObject? {
        let metadata = unsafeBitCast(type as AnyObject.Type, to: UnsafeRawPointer.self)
        return GalleyMakeObject(metadata).map { Unmanaged<NSObject>.fromOpaque($0).takeRetainedValue() }
    }
}
