public import Foundation

/// A part of UIKit whose look an app sets once for all. The settings are kept, and change no size.
@MainActor @preconcurrency
public protocol UIAppearance: UIView {
    /// Makes a view of a frame, in points.
    init(frame: CGRect)
}

extension UIAppearance {
    /// The object on which the look of all such views is set.
    public static func appearance() -> Self { self.init(frame: .zero) }
}

/// The look of a bar; it changes no size.
@MainActor @preconcurrency
open class UIBarAppearance {
    /// Makes a look.
    public init() {}
    /// Changes no size.
    open var backgroundColor: UIColor?
    /// Changes no size.
    open var shadowColor: UIColor?
    /// Changes no size.
    open var backgroundEffect: UIBlurEffect?
    /// Changes no size.
    open func configureWithDefaultBackground() {}
    /// Changes no size.
    open func configureWithOpaqueBackground() {}
    /// Changes no size.
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
    /// Makes a bar.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Is not measured: titles have the font of the platform.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Is not measured: titles have the font of the platform.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Changes no size.
    open var barTintColor: UIColor?
    /// Changes no size.
    open var isTranslucent = true
    /// Changes no size.
    open var shadowImage: UIImage?
    /// Changes no size.
    open var standardAppearance = UINavigationBarAppearance()
    /// Changes no size.
    open var compactAppearance: UINavigationBarAppearance?
    /// Changes no size.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A tab bar, for its look alone.
@MainActor @preconcurrency
open class UITabBar: UIView, UIAppearance {
    /// Makes a bar.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Changes no size.
    open var barTintColor: UIColor?
    /// Changes no size.
    open var unselectedItemTintColor: UIColor?
    /// Changes no size.
    open var isTranslucent = true
    /// Changes no size.
    open var standardAppearance = UITabBarAppearance()
    /// Changes no size.
    open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A toolbar, for its look alone.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIAppearance {
    /// Makes a bar.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Changes no size.
    open var barTintColor: UIColor?
    /// Changes no size.
    open var standardAppearance = UIToolbarAppearance()
}

/// A table, for its look alone.
@MainActor @preconcurrency
open class UITableView: UIView, UIAppearance {
    /// Makes a table.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Changes no size.
    open var separatorColor: UIColor?
    /// Changes no size.
    open var showsVerticalScrollIndicator = true
    /// Is not measured.
    open var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of a table, for its look alone.
@MainActor @preconcurrency
open class UITableViewCell: UIView, UIAppearance {
    /// Makes a row.
    public required override init(frame: CGRect) { super.init(frame: frame) }
}

/// A field for several lines, for its look alone.
@MainActor @preconcurrency
open class UITextView: UIView, UIAppearance {
    /// Makes a field.
    public required override init(frame: CGRect) { super.init(frame: frame) }
}

/// A row of segments, for its look alone.
@MainActor @preconcurrency
open class UISegmentedControl: UIView, UIAppearance {
    /// Makes a row.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// What a segment is.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As it is.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
    /// Changes no size.
    open var selectedSegmentTintColor: UIColor?
    /// Is not measured: segments have the font of the platform.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}
