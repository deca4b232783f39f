/// A key for a value that a view passes to the layout of its container.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}
