/// How wide the views of a layout may become at most: what their parents leave them.
///
/// Sources: `onMeasure` of LinearLayout, FrameLayout and RelativeLayout in the Android Open Source Project, and the documentation
/// of ConstraintLayout. What a code or a constraint solver decides is not known.
struct AndroidWidths {
    private let screen: Double
    /// Whether the layout may be shown in something narrower than the screen.
    private let isPart: Bool
    private var offers: [ObjectIdentifier: AndroidOffer] = [:]
    /// By the views that they are in.
    private var places: [ObjectIdentifier: AndroidPlaces] = [:]
    private var rows: [ObjectIdentifier: AndroidRow] = [:]

    init(screen: Double, isPart: Bool) {
        self.screen = screen
        self.isPart = isPart
    }

    /// The greatest width of a view, without its margins.
    mutating func offer(to node: AndroidNode) -> AndroidOffer {
        let id = ObjectIdentifier(node)
        if let known = offers[id] { return known }
        var offer = whole(node)
        if let text = node.attribute("maxWidth") {
            guard let most = node.values.length(text)?.value else {
                return .notKnown(node.lengthReason(text: text))
            }
            offer = offer.map { min($0, most) }
        }
        offers[id] = offer
        return offer
    }

    private mutating func whole(_ node: AndroidNode) -> AndroidOffer {
        let text = node.attribute("layout_width")
        guard let text else {
            return node.parent == nil
                ? .known(screen, isPart ? .part : .layout) : .notKnown("\(node.title) has no width of its own")
        }
        if text.isSizedByParent { return share(node) }
        guard let length = node.values.length(text) else { return .notKnown(node.lengthReason(text: text)) }
        // A view of 0dp gets its width from its parent, and one with a weight a part of what the row has left.
        let isInRow = node.weight > 0 && node.parent.map { AndroidContainer($0) == .row } == true
        return length.value == 0 || isInRow ? share(node) : .known(length.value, .layout)
    }

    private mutating func share(_ node: AndroidNode) -> AndroidOffer {
        guard let parent = node.parent else { return .known(screen, isPart ? .part : .layout) }
        var content = offer(to: parent)
        guard case .known = content else { return content }
        guard let padding = parent.sides(of: "padding") else { return .notKnown(parent.lengthReason("padding")) }
        if parent.attribute("cardUseCompatPadding") == "true" {
            return .notKnown("the shadow of \(parent.title) takes a part of its width")
        }
        guard let card = parent.sides(of: "contentPadding") else {
            return .notKnown(parent.lengthReason("contentPadding"))
        }
        content = content.map { $0 - padding.left - padding.right - card.left - card.right }
        guard let margins = node.sides(of: "layout_margin") else {
            return .notKnown(node.lengthReason("layout_margin"))
        }
        switch AndroidContainer(parent) {
        case .frame: return content.map { $0 - margins.left - margins.right }
        case .row: return inRow(node, parent, content)
        case .relative, .constraint:
            let id = ObjectIdentifier(parent)
            if places[id] == nil {
                places[id] = AndroidPlaces(
                    parent, width: content.width ?? 0, isConstraint: AndroidContainer(parent) == .constraint)
            }
            return (places[id]?.offer(to: node) ?? content).limited(by: content.limit)
        case .scrollsSideways: return .known(screen, .screen)
        case .notKnown(let reason): return .notKnown(reason)
        }
    }

    /// LinearLayout, side by side: the views in turn get what those before them leave, and then those with a weight get their
    /// parts of the rest.
    private mutating func inRow(_ node: AndroidNode, _ parent: AndroidNode, _ content: AndroidOffer) -> AndroidOffer {
        guard let margins = node.sides(of: "layout_margin") else {
            return .notKnown(node.lengthReason("layout_margin"))
        }
        let id = ObjectIdentifier(parent)
        let row = rows[id] ?? AndroidRow(parent)
        rows[id] = row
        if node.weight == 0 {
            switch row.before[ObjectIdentifier(node)] {
            case .known(let used, _)?: return content.map { $0 - used - margins.left - margins.right }
            case .notKnown(let reason)?: return .notKnown(reason)
            // After a view with a weight, each is measured with the whole width.
            case nil: return content.map { $0 - margins.left - margins.right }
            }
        }
        if let reason = row.reason { return .notKnown(reason) }
        // What begins hidden may be shown beside the others, or in the place of one.
        if node.isGone, row.weights.count + row.hidden > 1 {
            return .notKnown("it begins hidden in a row that divides its width, and may replace what is beside it")
        }
        let isAlone = row.hidden == (node.isGone ? 1 : 0)
        return share(of: node, margins, in: row, parent, isAlone ? content : content.limited(by: .bounds))
    }

    /// The part of a view with a weight.
    private func share(
        of node: AndroidNode, _ margins: (left: Double, right: Double), in row: AndroidRow, _ parent: AndroidNode,
        _ content: AndroidOffer
    ) -> AndroidOffer {
        // A view that is gone is measured as if it were there alone.
        let own: (count: Int, weight: Double, margins: Double) =
            node.isGone ? (1, node.weight, margins.left + margins.right) : (0, 0, 0)
        let (fixed, used) = (row.fixed, row.fixed + row.margins + own.margins)
        let weights = row.weights.reduce(0, +) + own.weight
        let count = row.weights.count + own.count
        let isWhole =
            row.isWide && (row.weights.first ?? node.weight) == node.weight && (!node.isGone || node.asksForAll)
        // What views that all ask for the whole width have too much is taken from each in equal parts.
        if isWhole, parent.attribute("weightSum") == nil {
            return content.map { ($0 - fixed) / Double(count) - margins.left - margins.right }
        }
        let length = node.ownLength
        let sum = parent.attribute("weightSum").flatMap(Double.init) ?? weights
        if let length, !row.hasContentWidths {
            // Each has its own width, and its part of what that leaves of the row, or of what it lacks.
            let lengths = row.lengths + (node.isGone ? length : 0)
            return content.map { length + ($0 - used - lengths) * node.weight / max(sum, node.weight) }
        }
        guard length == 0 || count == 1 else {
            return .notKnown("it has a weight and a width of its own, beside others with a weight")
        }
        return content.map { ($0 - used) * node.weight / max(sum, node.weight) }
    }
}

/// What the views of a row take of its width, computed once for all of them.
private struct AndroidRow {
    /// What those before a view take; nil behind a view with a weight.
    private(set) var before: [ObjectIdentifier: AndroidOffer] = [:]
    /// What those without a weight take.
    private(set) var fixed = 0.0
    /// The margins of those with a weight.
    private(set) var margins = 0.0
    private(set) var weights: [Double] = []
    /// The widths that those with a weight have of their own.
    private(set) var lengths = 0.0
    /// Whether one of those is as wide as what it shows, or as the row.
    private(set) var hasContentWidths = false
    /// How many with a weight begin hidden.
    private(set) var hidden = 0
    /// Whether those with a weight have the same and ask for the whole width.
    private(set) var isWide = true
    /// Why the sums are not known.
    private(set) var reason: String?

    init(_ parent: AndroidNode) {
        var used: AndroidOffer? = .known(0, .layout)
        for view in parent.children {
            before[ObjectIdentifier(view)] = used
            if view.isGone {
                if view.weight > 0 { hidden += 1 }
                continue
            }
            if view.weight > 0 {
                if case .known? = used { used = nil }
                isWide = isWide && view.asksForAll && view.weight == weights.first ?? view.weight
                weights.append(view.weight)
                if let length = view.ownLength { lengths += length } else { hasContentWidths = true }
                if let sides = view.sides(of: "layout_margin") {
                    margins += sides.left + sides.right
                } else {
                    reason = reason ?? view.lengthReason("layout_margin")
                }
            } else if let width = view.fixedWidth {
                fixed += width
                if case .known(let sum, let limit)? = used { used = .known(sum + width, limit) }
            } else {
                reason = reason ?? view.besideReason
                if case .known? = used { used = .notKnown(view.besideReason) }
            }
        }
    }
}

/// A width that is known, or why it is not.
enum AndroidOffer {
    case known(Double, HarvestedRoom.Limit)
    case notKnown(String)

    var width: Double? {
        if case .known(let width, _) = self { width } else { nil }
    }

    /// How it is known; ``HarvestedRoom/Limit/layout`` for one that is not.
    var limit: HarvestedRoom.Limit {
        if case .known(_, let limit) = self { limit } else { .layout }
    }

    func map(_ transform: (Double) -> Double) -> AndroidOffer {
        guard case .known(let width, let limit) = self else { return self }
        return .known(max(transform(width), 0), limit)
    }

    /// The same inside something that is known in another way: the less sure of both counts.
    func limited(by outer: HarvestedRoom.Limit) -> AndroidOffer {
        guard case .known(let width, let limit) = self else { return self }
        return .known(width, [limit, outer].max { Self.rank($0) < Self.rank($1) } ?? limit)
    }

    private static func rank(_ limit: HarvestedRoom.Limit) -> Int {
        switch limit {
        case .layout: 0
        case .screen: 1
        case .part: 2
        case .bounds: 3
        }
    }
}

/// How a view lays out the views in it.
enum AndroidContainer: Equatable {
    /// One above the other, or one over the other: each may have the whole width.
    case frame
    case row
    case relative
    case constraint
    case scrollsSideways
    case notKnown(String)

    init(_ node: AndroidNode) {
        let kind = node.kind
        switch kind {
        case "HorizontalScrollView": self = .scrollsSideways
        case "TableLayout", "TableRow", "GridLayout", "FlexboxLayout", "MotionLayout":
            self = .notKnown("\(node.title) lays its views out together")
        case _ where kind.hasSuffix("Toolbar") || kind == "BottomAppBar" || kind == "SearchBar":
            self = .notKnown("\(node.title) leaves its views what its title and items do not take")
        case "RadioGroup", "ChipGroup", "AppBarLayout", "TextInputLayout":
            self = node.attribute("orientation") == "horizontal" ? .row : .frame
        case _ where kind.hasSuffix("LinearLayout") || kind == "LinearLayoutCompat":
            self = node.attribute("orientation") == "vertical" ? .frame : .row
        case _ where kind.hasSuffix("RelativeLayout"): self = .relative
        case "ConstraintLayout": self = .constraint
        case _ where Self.frames.contains(where: kind.hasSuffix): self = .frame
        default: self = .notKnown("how \(node.title) lays its views out is in the code of the app or a library")
        }
    }

    private static let frames = [
        "FrameLayout", "ScrollView", "CardView", "CoordinatorLayout", "SwipeRefreshLayout", "CollapsingToolbarLayout",
        "DrawerLayout", "ViewFlipper", "ViewSwitcher", "ViewAnimator", "TextSwitcher", "FragmentContainerView",
    ]
}

extension String {
    /// Whether it is a size that the parent or the content gives.
    var isSizedByParent: Bool { ["match_parent", "fill_parent", "wrap_content"].contains(self) }
}

extension AndroidNode {
    /// A view with a weight takes a part of the rest of a row.
    var weight: Double {
        attribute("layout_weight").flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
    }

    /// The width that it has of its own; nil where its parent or what it shows decides.
    fileprivate var ownLength: Double? {
        attribute("layout_width").flatMap { $0.isSizedByParent ? nil : values.length($0)?.value }
    }

    fileprivate var asksForAll: Bool { ["match_parent", "fill_parent"].contains(attribute("layout_width")) }

    var besideReason: String { "the width of \(title) beside it depends on what it shows" }

    /// The two sides of a padding or margin: `paddingStart`, `paddingLeft`, `paddingHorizontal`, `padding`; nil where one is set to
    /// something that is not known.
    func sides(of name: String) -> (left: Double, right: Double)? {
        guard let left = known("\(name)", "\(name)Horizontal", side: "\(name)Start", "\(name)Left"),
            let right = known("\(name)", "\(name)Horizontal", side: "\(name)End", "\(name)Right")
        else { return nil }
        return (left, right)
    }

    /// Why a padding or margin is not known.
    func lengthReason(_ name: String) -> String {
        for side in ["", "Horizontal", "Start", "Left", "End", "Right"] {
            if let text = attribute(name + side), values.length(text) == nil { return lengthReason(text: text) }
        }
        return "its \(name) is not known"
    }

    func lengthReason(text: String) -> String {
        text.hasPrefix("@") || text.hasPrefix("?")
            ? "the length '\(text)' is not in the project" : "the length '\(text)' has another unit than dp and sp"
    }

    /// The one for all sides counts before that of a side, as in `View` and `MarginLayoutParams`.
    private func known(_ all: String, _ both: String, side start: String, _ left: String) -> Double? {
        for name in [all, both, start, left] where attribute(name) != nil { return known(name) }
        return 0
    }

    /// The width with the margins, where neither texts nor the parent change it; nil otherwise.
    var fixedWidth: Double? {
        if isGone { return 0 }
        guard let text = attribute("layout_width"), let margins = sides(of: "layout_margin") else { return nil }
        let around = margins.left + margins.right
        if !text.isSizedByParent { return values.length(text).map { $0.value + around } }
        guard text == "wrap_content", let content = contentWidth else { return nil }
        return max(content, length("minWidth") ?? 0) + around
    }

    /// The width of what it shows, with the padding.
    private var contentWidth: Double? {
        guard let padding = sides(of: "padding") else { return nil }
        let around = padding.left + padding.right
        switch kind {
        case _ where kind.hasSuffix("ImageView"):
            return pictureWidth(of: "src", "srcCompat").map { $0 + around }
        case "CheckBox", "RadioButton", "AppCompatCheckBox", "AppCompatRadioButton", "MaterialCheckBox":
            // The mark is a picture of 32dp.
            return attribute("text") == nil ? 32 + around : nil
        default: break
        }
        guard !children.isEmpty else { return nil }
        var widths: [Double] = []
        for child in children where !child.isGone {
            guard let width = child.fixedWidth else { return nil }
            widths.append(width)
        }
        switch AndroidContainer(self) {
        case .frame: return (widths.max() ?? 0) + around
        case .row: return widths.reduce(0, +) + around
        case .relative where widths.count == 1: return widths[0] + around
        default: return nil
        }
    }

    /// The height of the picture that an attribute names; nil where its file does not give it.
    func pictureHeight(of name: String) -> Double? {
        attribute(name).flatMap { values.project.pictureHeight($0, from: path) }.flatMap { values.length($0)?.value }
    }

    /// The width of the picture that an attribute names; nil where its file does not give it.
    func pictureWidth(of names: String...) -> Double? {
        for name in names {
            guard let reference = attribute(name) else { continue }
            return values.project.pictureWidth(reference, from: path).flatMap { values.length($0)?.value }
        }
        return nil
    }
}
