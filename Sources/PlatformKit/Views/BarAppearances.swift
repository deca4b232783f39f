public import Foundation

/// A part of UIKit whose look an app sets once for all. The settings are kept by nothing, and change no size.
@MainActor @preconcurrency
public protocol UIAppearance: UIView {}

/// The look of a bar; it changes no size.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// Makes a look.
    public override init() {}
    /// Without effect.
    open var backgroundColor: UIColor?
    /// Without effect.
    open var shadowColor: UIColor?
    /// Without effect.
    open var backgroundEffect: UIBlurEffect?
    /// Without effect.
    open func configureWithDefaultBackground() {}
    /// Without effect.
    open func configureWithOpaqueBackground() {}
    /// Without effect.
    open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; it changes no size.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    /// Is not measured: titles have the font of the platform.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Is not measured: titles have the font of the platform.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar; it changes no size.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar; it changes no size.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar, for its look alone.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
    /// Is not measured: titles have the font of the platform.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Is not measured: titles have the font of the platform.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Without effect.
    open var barTintColor: UIColor?
    /// Without effect.
    open var isTranslucent = true
    /// Without effect.
    open var shadowImage: UIImage?
    /// Without effect.
    open var standardAppearance = UINavigationBarAppearance()
    /// Without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// Without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A tab bar, for its look alone.
@MainActor @preconcurrency
open class UITabBar: UIView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
    /// Without effect.
    open var barTintColor: UIColor?
    /// Without effect.
    open var unselectedItemTintColor: UIColor?
    /// Without effect.
    open var isTranslucent = true
    /// Without effect.
    open var standardAppearance = UITabBarAppearance()
    /// Without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar, for its look alone.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
    /// Without effect.
    open var barTintColor: UIColor?
    /// Without effect.
    open var standardAppearance = UIToolbarAppearance()
}

/// A table, for its look alone.
@MainActor @preconcurrency
open class UITableView: UIScrollView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UITableView { UITableView(frame: .zero) }
    /// Without effect.
    open var separatorColor: UIColor?
    /// Is not measured.
    open var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a table, for its look alone.
@MainActor @preconcurrency
open class UITableViewCell: UIView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UITableViewCell { UITableViewCell(frame: .zero) }
    /// How a row shows its texts.
    public enum CellStyle: Int, Sendable {
        /// A text, with another one beside it or below it.
        case `default`, value1, value2, subtitle
    }
    /// Makes a row of a style.
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// What is in the row.
    public let contentView = UIView()
    /// Is never called: rows are not used again.
    open func prepareForReuse() {}
    /// Is never called: nothing is touched.
    open func setSelected(_ selected: Bool, animated: Bool) {}
    /// Is never called: nothing is touched.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

/// A field for several lines, for its look alone.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UITextView { UITextView(frame: .zero) }
}

/// A row of segments, for its look alone.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl, UIAppearance {
    /// What the look of all such views is set on.
    public class func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
    /// Without effect.
    open var selectedSegmentTintColor: UIColor?
    /// Is not measured: segments have the font of the platform.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}
