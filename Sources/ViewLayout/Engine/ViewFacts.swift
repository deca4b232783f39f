import Foundation

/// What a view passes to the layout of its container; modifiers around the view share it.
struct ViewTraits {
    // Nobody can change what others refer to as well.
    nonisolated(unsafe) static let none = CopyOnWrite(ViewTraits())

    private var layoutValues: [ObjectIdentifier: Any] = [:]
    var zIndex = 0.0
    var grid = GridTraits()
    var tag: AnyHashable?
    var containerValues = ContainerValues()
    var listRow = ListRowTraits()
    /// What the view says as a section of a list; `nil` for a row.
    var listSection: ListSectionTraits?
    /// Whether the view has found its place in the columns of a form.
    var formLabel: Bool?
    /// The label of the view in a tab bar.
    var tab: TabTraits?

    func holds<K: LayoutValueKey>(_ key: K.Type) -> Bool { layoutValues[ObjectIdentifier(key)] != nil }

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { layoutValues.value(of: key, else: K.defaultValue) }
        set { layoutValues[ObjectIdentifier(key)] = newValue }
    }
}

/// What a report says of a view beyond its frame, and what few views have.
struct ViewFacts {
    // Nobody changes it.
    nonisolated(unsafe) static let none = ViewFacts()

    var identifier: String?
    var allowed: [String] = []
    /// Why, by rule.
    var allowReasons: [String: String] = [:]
    var isControl = false
    /// Whether the control has the look, and so the size, that the platform gives it.
    var isStandard = false
    /// Whether the view is a row that leads to another view, and has a mark that says so.
    var leadsFurther = false
    var clips = false
    /// The axes along which the content can be scrolled into view.
    var scrollAxes: Axis.Set = []
    /// What keeps the content that is scrolled from the edges.
    var contentInsets = EdgeInsets()
    /// Whether the layout is an `AnyLayout`.
    var hasAnyLayout = false
    /// How the subviews from the second on, or the only one, left the flow of the layout.
    var detachment: Detachment?
    var isHidden = false
    var coordinateSpace: AnyHashable?
    /// How far from its place the content is drawn, in points; known once it has one.
    var displacement: ((GeometryProxy) -> CGSize)?
    /// Which unsafe areas the content extends into.
    var ignoredSafeArea: IgnoredSafeArea?
    /// The unsafe area that the node makes for one of its subviews.
    var unsafeArea: UnsafeArea?
    /// Whether the content is shown as in a mirror.
    var flips = false
    var warnings: Set<LayoutWarning.Fault> = []
    /// What the view can show and does not.
    var hidden: [HiddenViews] = []
}

/// A way in which a view is placed over others on purpose.
package enum Detachment: String, Hashable, Sendable {
    case overlay, background, offset, position
}
