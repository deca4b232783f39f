public import Foundation

/// A key for a value of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    /// What the measuring of text depends on.
    package var text = TextEnvironment()
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "EnvironmentValues(\(values.count) values)" }
}

extension EnvironmentValues {
    public var font: Font? {
        get { text.style.font }
        set { text.style.font = newValue }
    }
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { text.multilineTextAlignment }
        set { text.multilineTextAlignment = newValue }
    }
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { text.dynamicTypeSize }
        set { text.dynamicTypeSize = newValue }
    }
    public var locale: Locale {
        get { text.locale }
        set { text.locale = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { text.layoutDirection }
        set { text.layoutDirection = newValue }
    }
    /// Pixels a point.
    public var displayScale: CGFloat {
        get { text.displayScale }
        set { text.displayScale = newValue }
    }
    /// Points a pixel.
    public var pixelLength: CGFloat { text.pixelLength }
}
