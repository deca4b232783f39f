internal import Catalogs

/// The layout margins of views.
///
/// What the file sets counts. Otherwise a view that is tied to a margin shows in its frame how far that is from the edge, as
/// Interface Builder laid it out; and where none does, it is the default (Apple's documentation of `layoutMargins` and
/// `systemMinimumLayoutMargins`: 8 points; 16 or 20 for the view of a view controller and for cells).
struct NibMargins {
    private var measured: [ObjectIdentifier: (left: Double?, right: Double?)] = [:]

    init(_ scene: NibScene) {
        for constraint in scene.constraints where constraint.relation == .equal {
            guard let first = constraint.first(in: scene),
                let second = constraint.secondItem.flatMap({ scene.viewOfID[$0] }),
                let attribute = constraint.secondAttribute
            else { continue }
            measure(second, attribute, first, constraint.firstAttribute, constraint.constant)
            measure(first, constraint.firstAttribute, second, attribute, -constraint.constant)
        }
    }

    /// `inner.innerAttribute = outer.attribute + constant`
    private mutating func measure(
        _ outer: NibView, _ attribute: String, _ inner: NibView, _ innerAttribute: String, _ constant: Double
    ) {
        guard inner.element["misplaced"] != "YES", outer.element["misplaced"] != "YES" else { return }
        let id = ObjectIdentifier(outer)
        switch (attribute, innerAttribute) {
        case ("leadingMargin", "leading"), ("leftMargin", "left"), ("leadingMargin", "left"):
            let margin = inner.place.x - outer.place.x - constant
            if Self.isLikely(margin), measured[id]?.left == nil { measured[id, default: (nil, nil)].left = margin }
        case ("trailingMargin", "trailing"), ("rightMargin", "right"), ("trailingMargin", "right"):
            let end = inner.place.x + inner.place.width
            let margin = outer.place.x + outer.place.width - end + constant
            if Self.isLikely(margin), measured[id]?.right == nil { measured[id, default: (nil, nil)].right = margin }
        default: break
        }
    }

    private static func isLikely(_ margin: Double) -> Bool { (0...64).contains(margin) }

    func margins(of view: NibView) -> (left: Double, right: Double) {
        if let margins = Self.set(in: view) { return margins }
        let known = measured[ObjectIdentifier(view)]
        let usual = Self.usual(view)
        return (known?.left ?? known?.right ?? usual, known?.right ?? known?.left ?? usual)
    }

    /// The margins that the views of a stack keep; nil for one that fills its bounds. Setting margins makes a stack keep them.
    func arrangement(of stack: NibView) -> (left: Double, right: Double)? {
        if stack.element["layoutMarginsRelativeArrangement"] == "YES" { return margins(of: stack) }
        return Self.set(in: stack)
    }

    private static func set(in view: NibView) -> (left: Double, right: Double)? {
        if let insets = view.element.child("edgeInsets", key: "layoutMargins") {
            return (insets.number("left") ?? 0, insets.number("right") ?? 0)
        }
        if let insets = view.element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            return (insets.number("leading") ?? 0, insets.number("trailing") ?? 0)
        }
        return nil
    }

    private static func usual(_ view: NibView) -> Double {
        let isSystem = view.parent == nil || view.kind.hasSuffix("CellContentView")
        return isSystem ? system(for: view.root.frame.width) : 8
    }

    /// 20 on the wide phones and on iPads, otherwise 16.
    static func system(for width: Double) -> Double { width >= 414 ? 20 : 16 }
}
