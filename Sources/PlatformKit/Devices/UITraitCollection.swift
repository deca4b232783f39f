public import Foundation
internal import ViewLayout

/// The environment of views, for code that asks UIKit for it.
open class UITraitCollection: NSObject, @unchecked Sendable {
    private let style: UIUserInterfaceStyle?
    private let category: UIContentSizeCategory?
    private let classes: (horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?)
    private let scale: CGFloat?
    private let direction: UITraitEnvironmentLayoutDirection?

    private init(
        style: UIUserInterfaceStyle? = nil, category: UIContentSizeCategory? = nil,
        horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil,
        scale: CGFloat? = nil, direction: UITraitEnvironmentLayoutDirection? = nil
    ) {
        self.style = style
        self.category = category
        classes = (horizontal, vertical)
        self.scale = scale
        self.direction = direction
    }

    /// Traits that say nothing.
    public convenience override init() { self.init(style: nil) }
    /// Traits of an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Traits of a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }
    /// Traits of room in width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Traits of room in height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// Traits of a screen.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    /// Traits of a direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// The traits of several collections; the last one that sets a trait counts.
    public convenience init(traitsFrom traits: [UITraitCollection]) {
        func last<T>(_ value: (UITraitCollection) -> T?) -> T? { traits.reversed().lazy.compactMap(value).first }
        self.init(
            style: last(\.style), category: last(\.category), horizontal: last(\.classes.horizontal),
            vertical: last(\.classes.vertical), scale: last(\.scale), direction: last(\.direction))
    }

    /// The traits of the layout under way; outside of any, those of a phone in the light appearance at `large`.
    public class var current: UITraitCollection {
        let values = CurrentLayout.now.environment
        return UITraitCollection(
            style: values.colorScheme == .dark ? .dark : .light,
            category: UIContentSizeCategory(values.dynamicTypeSize),
            horizontal: UIUserInterfaceSizeClass(values.horizontalSizeClass),
            vertical: UIUserInterfaceSizeClass(values.verticalSizeClass), scale: values.displayScale,
            direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The text size that the traits name; nil where they name none.
    var givenTextSize: DynamicTypeSize? { category?.dynamicTypeSize }

    /// Whether the appearance is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }
    /// The text size that the user has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory { category ?? .unspecified }
    /// How much room there is in width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { classes.horizontal ?? .unspecified }
    /// How much room there is in height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { classes.vertical ?? .unspecified }
    /// Pixels a point; 0 where it is not set.
    open var displayScale: CGFloat { scale ?? 0 }
    /// The direction in which views and text run.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { direction ?? .unspecified }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
}

/// Whether the appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Light or dark looks; `unspecified` takes those of the surrounding views.
    case unspecified, light, dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// How much room there is; `unspecified` where it is not set.
    case unspecified, compact, regular

    init?(_ value: UserInterfaceSizeClass?) {
        guard let value else { return nil }
        self = value == .compact ? .compact : .regular
    }
}

/// The direction in which views and text run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing says which.
    case unspecified = -1
    /// Where a line of text begins.
    case leftToRight, rightToLeft
}

/// The direction in which views and text run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Where a line of text begins.
    case leftToRight, rightToLeft
}
