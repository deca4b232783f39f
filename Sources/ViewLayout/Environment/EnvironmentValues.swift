public import Foundation

/// A key for a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// A key whose value comes from the layout under way where no view sets one.
///
/// Public only because UIKit's keys are: app code has no use for it.
public protocol _LayoutEnvironmentKey: EnvironmentKey {
    /// The value that the layout gives.
    static var _layoutValue: Value { get }
}

extension EnvironmentKey {
    /// The value where no view sets one.
    fileprivate static var usualValue: Value {
        guard let key = Self.self as? any _LayoutEnvironmentKey.Type else { return defaultValue }
        return key._layoutValue as? Value ?? defaultValue
    }
}

/// The values that views inherit from the views around them.
///
/// Every view is evaluated with a copy, which is only a reference until a view changes a value.
public struct EnvironmentValues: CustomStringConvertible {
    private struct Values {
        var text = TextEnvironment()
        var others: [ObjectIdentifier: Any] = [:]
    }

    // A shared value is copied before it is changed.
    private nonisolated(unsafe) static let none = CopyOnWrite(Values())
    private var values = Self.none

    /// What the measuring of text depends on.
    package var text: TextEnvironment {
        _read { yield values.value.text }
        _modify { yield &values.value.text }
    }

    /// Values that were not set.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values.value.others.value(of: key, else: K.usualValue) }
        set { values.value.others[ObjectIdentifier(key)] = newValue }
    }

    /// How many values were set.
    public var description: String { "EnvironmentValues(\(values.value.others.count) values)" }
}

extension EnvironmentValues {
    /// The font of texts; `nil` for the body style.
    public var font: Font? {
        get { text.style.font }
        set { text.style.font = newValue }
    }
    /// The most lines that texts show; `nil` for no limit.
    public var lineLimit: Int? {
        get { text.lineLimit }
        set { text.lineLimit = newValue }
    }
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat {
        get { text.lineSpacing }
        set { text.lineSpacing = newValue }
    }
    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }
    /// The smallest factor that texts may be scaled by to fit, in 0…1.
    public var minimumScaleFactor: CGFloat {
        get { text.minimumScaleFactor }
        set { text.minimumScaleFactor = newValue }
    }
    /// Whether letters move closer before a text is cut.
    public var allowsTightening: Bool {
        get { text.allowsTightening }
        set { text.allowsTightening = newValue }
    }
    /// How the lines of a text are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { text.multilineTextAlignment }
        set { text.multilineTextAlignment = newValue }
    }
    /// The case that texts are put in; `nil` for their own.
    public var textCase: Text.Case? {
        get { text.textCase }
        set { text.textCase = newValue }
    }
    /// The text size that the user has chosen.
    public var dynamicTypeSize: DynamicTypeSize {
        get { text.dynamicTypeSize }
        set { text.dynamicTypeSize = newValue }
    }
    /// The language and region of texts.
    public var locale: Locale {
        get { text.locale }
        set { text.locale = newValue }
    }
    /// The direction in which views and text run.
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
