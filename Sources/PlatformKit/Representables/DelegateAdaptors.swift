public import Foundation
public import ViewLayout

/// The delegate of an app, which is never made nor called: starting an app is no part of a layout, and Swift on Linux
/// cannot make an object of a class that it only knows by its type. A scene that reads it stops the program.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// A delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    /// The delegate, which is never made: reading it ends the program.
    public var wrappedValue: DelegateType {
        preconditionFailure("\(DelegateType.self): delegates of apps are not made while views are laid out")
    }
}
