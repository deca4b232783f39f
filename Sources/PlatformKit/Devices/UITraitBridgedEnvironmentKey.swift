public import ViewLayout

/// A key of SwiftUI's environment whose value is read from traits: where no view sets one, from those of the layout.
public protocol UITraitBridgedEnvironmentKey: _LayoutEnvironmentKey {
    /// The value that traits mean.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Writes a value into traits. Here nothing calls it.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
    /// What the traits of the layout under way mean.
    public static var _layoutValue: Value { read(from: .current) }
}

/// Traits that code may change. Here nothing has them.
public protocol UIMutableTraits {
    /// Whether the appearance is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The text size that the user has chosen.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How much room there is in width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is in height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}
