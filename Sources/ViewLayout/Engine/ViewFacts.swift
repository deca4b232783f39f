import Foundation

/// Values that a view passes to the layout of its container; modifiers around the view share them.
struct ViewTraits {
    // A shared value is copied before it is changed.
    nonisolated(unsafe) static let none = CopyOnWrite(ViewTraits())

    private var layoutValues: [ObjectIdentifier: Any] = [:]
    var zIndex = 0.0
    var grid = GridTraits()
    var tag: AnyHashable?
    var containerValues = ContainerValues()
    var listRow = ListRowTraits()
    /// What the view passes on as a section of a list; `nil` for a row.
    var listSection: ListSectionTraits?
    /// Whether the view already has its place in the columns of a form.
    var formLabel: Bool?
    /// The label of the view in a tab bar.
    var tab: TabTraits?

    func holds<K: LayoutValueKey>(_ key: K.Type) -> Bool { layoutValues[ObjectIdentifier(key)] != nil }

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { layoutValues.value(of: key, else: K.defaultValue) }
        set { layoutValues[ObjectIdentifier(key)] = newValue }
    }
}

/// What a report says about a view beyond its frame; few views have any of it.
struct ViewFacts {
    // It is never changed.
    nonisolated(unsafe) static let none = ViewFacts()

    var identifier: String?
    var allowed: [String] = []
    /// The reasons, by rule.
    var allowReasons: [String: String] = [:]
    var isControl = false
    /// Whether the control has the platform's look, and so its size.
    var isStandard = false
    /// Whether on iOS a row of a list, where there is one around the control, is touched in its place.
    var isTouchedWithRow = false
    /// Whether the view is a row that leads to another view, with a mark for that.
    var leadsFurther = false
    var clips = false
    /// What modifiers do with the picture of the view, from the innermost to the outermost.
    var effects: [EffectLook] = []
    /// The axes along which the content can be scrolled into view.
    var scrollAxes: Axis.Set = []
    /// The distance of scrolled content from the edges.
    var contentInsets = EdgeInsets()
    /// Whether the layout is an `AnyLayout`.
    var hasAnyLayout = false
    /// How the subviews from the second on, or the only one, left the flow of the layout.
    var detachment: Detachment?
    var isHidden = false
    var coordinateSpace: AnyHashable?
    /// How far from its place the content is drawn, in points; known after it has a place.
    var displacement: ((GeometryProxy) -> CGSize)?
    /// Which unsafe areas the content extends into.
    var ignoredSafeArea: IgnoredSafeArea?
    /// The unsafe area that the node makes for one of its subviews.
    var unsafeArea: UnsafeArea?
    /// Whether the content is mirrored.
    var flips = false
    var warnings: Set<LayoutWarning.Fault> = []
    /// What the view can show and does not show.
    var hidden: [HiddenViews] = []
}

/// A way in which a view is placed over others on purpose.
package enum Detachment: String, Hashable, Sendable {
    case overlay, background, offset, position
}
