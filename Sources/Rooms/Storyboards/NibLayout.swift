internal import Catalogs

/// How wide the views of a scene may become: what its constraints, frames and stacks say about the horizontal axis.
struct NibLayout {
    private let scene: NibScene
    private let margins: NibMargins
    private let images: [String: Double]
    /// The views of each part that is laid out by itself, and its constraints.
    private var parts: [ObjectIdentifier: (views: [NibView], constraints: [NibConstraint])] = [:]
    /// The networks of each part, by the highest priority of a constraint that is left out.
    private var networks: [ObjectIdentifier: [Double: Network?]] = [:]
    /// The priorities of the constraints of each part, lowest first.
    private var priorities: [ObjectIdentifier: [Double]] = [:]

    /// More than a screen has: each priority that matters is a layout of its own.
    private static let networkLimit = 32

    /// - Parameter images: The widths of the pictures that the file names.
    init(_ scene: NibScene, images: [String: Double]) {
        self.scene = scene
        self.images = images
        margins = NibMargins(scene)
        for view in scene.roots.flatMap(\.all) {
            parts[ObjectIdentifier(view.part), default: ([], [])].views.append(view)
        }
        for constraint in scene.constraints where constraint.isHorizontal {
            parts[ObjectIdentifier(constraint.owner.part), default: ([], [])].constraints.append(constraint)
        }
        for (name, part) in parts { priorities[name] = Set(part.constraints.map(\.priority)).sorted() }
    }

    /// What a view can have.
    enum Offer {
        /// The constraints bound the width.
        case layout(Double)
        /// They do not, or other texts beside it take what they need: in the file it has this.
        case bounds(Double)
        /// Only the screen bounds it: from where the view begins to the right end.
        case screen(Double)
        case notKnown(String)
    }

    /// The width that a view can have at most before its text is cut: constraints with a lower priority than its resistance to
    /// compression give way.
    mutating func offer(to view: NibView) -> Offer {
        let name = ObjectIdentifier(view.part)
        guard let part = parts[name] else { return .notKnown("it is in no scene") }
        guard part.views.count <= WidthNetwork.viewLimit else {
            return .notKnown("the scene has more than \(WidthNetwork.viewLimit) views")
        }
        // Required constraints never give way.
        let resistance = min(view.resistance, 999)
        let highest = priorities[name]?.last { $0 <= resistance } ?? 0
        let made: Network?
        if let known = networks[name]?[highest] {
            made = known
        } else {
            guard (networks[name]?.count ?? 0) < Self.networkLimit else {
                return .notKnown("the scene has constraints with more than \(Self.networkLimit) priorities")
            }
            made = Network(scene, part.views, part.constraints, margins, images, above: highest)
            networks[name, default: [:]].updateValue(made, forKey: highest)
        }
        guard let network = made, let span = network.spans[ObjectIdentifier(view)] else {
            return .notKnown("its constraints contradict each other")
        }
        guard var widest = network.graph.width(of: span) else {
            return .notKnown("its constraints contradict each other")
        }
        widest = network.graph.sharedWidth(of: span, from: view.frame.width, to: widest)
        guard widest.isFinite else { return screen(view, span, network) }
        let beside = network.beside(view, part.views)
        if let narrower = beside.width(of: span), narrower < widest - 0.5 {
            return .bounds(max(narrower, min(view.frame.width, widest)))
        }
        // The width of such a part is that of Interface Builder's canvas, and the app's code gives it another.
        return scene.isScreenWide(view.part) ? .layout(max(widest, 0)) : .bounds(max(widest, 0))
    }

    /// The side to which a view gets wider.
    enum Growth { case left, right }

    /// Which end of a view the constraints leave open, of those in the way of the text; nil for both or none.
    func growth(of view: NibView) -> Growth? {
        let name = ObjectIdentifier(view.part)
        let highest = priorities[name]?.last { $0 <= min(view.resistance, 999) } ?? 0
        guard let made = networks[name]?[highest], let network = made,
            let span = network.spans[ObjectIdentifier(view)]
        else { return nil }
        func isFixed(_ node: Int) -> Bool {
            guard let least = network.graph.leastPlace(of: node), let most = network.graph.greatestPlace(of: node)
            else {
                return false
            }
            return most - least < 1
        }
        switch (isFixed(span.left), isFixed(span.right)) {
        case (true, false): return .right
        case (false, true): return .left
        default: return nil
        }
    }

    /// The width from the left end of the view, as far as it is known, to its right end or that of the screen.
    private func screen(_ view: NibView, _ span: WidthNetwork.Span, _ network: Network) -> Offer {
        guard let width = view.root.screenWidth else {
            return .notKnown("nothing bounds its width, and the file has no screen")
        }
        let start = view.part.place.x
        let left = max(start + (network.graph.leastPlace(of: span.left) ?? 0), 0)
        let right = min(start + (network.graph.greatestPlace(of: span.right) ?? width), width)
        return left < right ? .screen(right - left) : .notKnown("it is outside of the screen")
    }
}

extension NibView {
    /// The outermost view around it.
    var root: NibView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// The width of the screen, where the view fills it.
    var screenWidth: Double? { frame.width > 0 ? frame.width : nil }

    /// The priority with which it keeps the width of its content (750 by default).
    var resistance: Double { element.number("horizontalCompressionResistancePriority") ?? 750 }
    /// Whether what it shows gives it a width that translations change.
    var hasText: Bool { ["label", "button"].contains(kind) }
    /// The width of what it shows, where that is always the same; nil for other views.
    func fixedContentWidth(_ images: [String: Double]) -> Double? {
        switch kind {
        // The frame of a switch is two points wider than what constraints are about.
        case "switch": frame.width - 2
        case "stepper", "activityIndicatorView": frame.width
        // The size that the file has for a symbol of the system is not that of the picture.
        case "imageView" where element["catalog"] != "system":
            element["image"].flatMap { images[$0] }.map { min($0, frame.width) }
        default: nil
        }
    }
    /// Whether it shows a part of content with a size of its own.
    var scrolls: Bool { ["scrollView", "tableView", "collectionView", "textView"].contains(kind) }
}

/// The constraints above a priority as a graph.
private struct Network {
    var graph = WidthNetwork()
    private(set) var spans: [ObjectIdentifier: WidthNetwork.Span] = [:]
    private var contents: [ObjectIdentifier: WidthNetwork.Span] = [:]

    init?(
        _ scene: NibScene, _ views: [NibView], _ constraints: [NibConstraint], _ margins: NibMargins,
        _ images: [String: Double], above priority: Double
    ) {
        let bounded = Set(
            constraints.filter { $0.isOwnWidth }.compactMap { $0.first(in: scene).map(ObjectIdentifier.init) })
        for view in views {
            let span = graph.addSpan()
            spans[ObjectIdentifier(view)] = span
            if view.scrolls {
                let content = graph.addSpan()
                contents[ObjectIdentifier(view)] = content
                graph.fix(content.left, from: span.left, at: 0)
            }
        }
        for view in views {
            let hasWidth = bounded.contains(ObjectIdentifier(view))
            add(view, least: hasWidth || view.isHidden ? nil : view.fixedContentWidth(images))
        }
        for view in views where view.kind == "stackView" { addStack(view, margins) }
        for constraint in constraints where constraint.priority > priority { add(constraint, scene, margins) }
        guard graph.close() else { return nil }
    }

    /// The place of a view that constraints do not give, and the width of what it shows.
    private mutating func add(_ view: NibView, least: Double?) {
        guard let span = spans[ObjectIdentifier(view)] else { return }
        guard let parent = view.parent, let outer = spans[ObjectIdentifier(parent)] else {
            graph.fix(span.left, from: WidthNetwork.origin, at: 0)
            graph.fix(span.right, from: span.left, at: view.frame.width)
            return
        }
        if view.isConstrained {
            if let least { graph.bound(span.left, from: span.right, by: -least) }
            return
        }
        graph.fix(span.left, from: outer.left, at: view.frame.x)
        if view.element.child("autoresizingMask", key: "autoresizingMask")?["widthSizable"] == "YES" {
            let end = parent.frame.width - view.frame.x - view.frame.width
            graph.fix(outer.right, from: span.right, at: end)
        } else {
            graph.fix(span.right, from: span.left, at: view.frame.width)
        }
    }

    /// UIStackView documentation: the arranged views are pinned to each other along the axis, and to the edges across it as
    /// the alignment says.
    private mutating func addStack(_ stack: NibView, _ margins: NibMargins) {
        guard var span = spans[ObjectIdentifier(stack)] else { return }
        let arranged = stack.children.filter { $0.element["hidden"] != "YES" }.compactMap {
            spans[ObjectIdentifier($0)]
        }
        guard let first = arranged.first, let last = arranged.last else { return }
        if let (left, right) = margins.arrangement(of: stack) {
            let inner = graph.addSpan()
            graph.fix(inner.left, from: span.left, at: left)
            graph.fix(span.right, from: inner.right, at: right)
            span = inner
        }
        if stack.element["axis"] == "vertical" {
            let alignment = stack.element["alignment"] ?? "fill"
            for view in arranged {
                graph.bound(span.left, from: view.left, by: 0)
                graph.bound(view.right, from: span.right, by: 0)
                if alignment == "fill" || alignment == "leading" || alignment == "top" {
                    graph.bound(view.left, from: span.left, by: 0)
                }
                if alignment == "fill" || alignment == "trailing" { graph.bound(span.right, from: view.right, by: 0) }
            }
            return
        }
        let spacing = stack.element.number("spacing") ?? 0
        let distribution = stack.element["distribution"] ?? "fill"
        let isExact = !["equalSpacing", "equalCentering"].contains(distribution)
        graph.fix(first.left, from: span.left, at: 0)
        graph.fix(span.right, from: last.right, at: 0)
        for (view, next) in zip(arranged, arranged.dropFirst()) {
            graph.bound(view.right, from: next.left, by: -spacing)
            if isExact { graph.bound(next.left, from: view.right, by: spacing) }
        }
        if distribution == "fillEqually" {
            let count = Double(arranged.count)
            for view in arranged {
                graph.fix(width: view, to: span, factor: 1 / count, constant: -spacing * (count - 1) / count)
            }
        }
    }

    /// A place on the axis: one end of something, or its centre (both ends, and the sum of both counts).
    private struct Place {
        var ends: WidthNetwork.Span
        var offset: Double
        var isCentre: Bool { ends.left != ends.right }
    }

    private mutating func add(_ constraint: NibConstraint, _ scene: NibScene, _ margins: NibMargins) {
        let first = constraint.first(in: scene)
        let second = constraint.secondItem.map { scene.viewOfID[$0] } ?? nil
        guard let first else { return }
        if constraint.firstAttribute == "width" {
            guard let span = spans[ObjectIdentifier(first)] else { return }
            guard constraint.secondItem != nil else { return addWidth(constraint, span) }
            guard let second else { return }
            addRatio(constraint, span, second, scene)
            return
        }
        guard constraint.multiplier == 1, let second,
            let one = place(constraint.firstAttribute, of: first, constraint.firstItem, beside: second, scene, margins),
            let other = constraint.secondAttribute.flatMap({
                place($0, of: second, constraint.secondItem, beside: first, scene, margins)
            })
        else { return }
        let constant = constraint.constant + other.offset - one.offset
        if !one.isCentre, !other.isCentre {
            if constraint.relation != .greaterThanOrEqual {
                graph.bound(one.ends.left, from: other.ends.left, by: constant)
            }
            if constraint.relation != .lessThanOrEqual {
                graph.bound(other.ends.left, from: one.ends.left, by: -constant)
            }
            return
        }
        if constraint.relation != .greaterThanOrEqual {
            graph.bound(.init(first: one.ends, second: other.ends, constant: 2 * constant))
        }
        if constraint.relation != .lessThanOrEqual {
            graph.bound(.init(first: other.ends, second: one.ends, constant: -2 * constant))
        }
    }

    private mutating func addWidth(_ constraint: NibConstraint, _ span: WidthNetwork.Span) {
        if constraint.relation != .greaterThanOrEqual {
            graph.bound(span.right, from: span.left, by: constraint.constant)
        }
        if constraint.relation != .lessThanOrEqual {
            graph.bound(span.left, from: span.right, by: -constraint.constant)
        }
    }

    /// A width as a multiple of another width, or of a height that a constraint fixes.
    private mutating func addRatio(
        _ constraint: NibConstraint, _ span: WidthNetwork.Span, _ second: NibView, _ scene: NibScene
    ) {
        if constraint.secondAttribute == "height" {
            guard let height = scene.fixedHeight(of: second) else { return }
            var fixed = constraint
            fixed.constant += height * constraint.multiplier
            return addWidth(fixed, span)
        }
        guard constraint.secondAttribute == "width", let other = spans[ObjectIdentifier(second)] else { return }
        let (factor, constant) = (constraint.multiplier, constraint.constant)
        if constraint.relation == .equal {
            return graph.fix(width: span, to: other, factor: factor, constant: constant)
        }
        if constraint.relation != .greaterThanOrEqual {
            graph.bound(.init(first: span, second: other, factor: factor, constant: constant))
        }
        if constraint.relation != .lessThanOrEqual {
            graph.bound(.init(first: other, second: span, factor: 1 / factor, constant: -constant / factor))
        }
    }

    private func place(
        _ attribute: String, of view: NibView, _ item: String?, beside other: NibView, _ scene: NibScene,
        _ margins: NibMargins
    ) -> Place? {
        guard var span = spans[ObjectIdentifier(view)] else { return nil }
        // What is in a scroll view is tied to its content.
        if let content = contents[ObjectIdentifier(view)],
            item.map(scene.contentGuides.contains) == true || other.isInside(view) && item == view.id
        {
            span = content
        }
        func end(_ node: Int, _ offset: Double = 0) -> Place {
            Place(ends: WidthNetwork.Span(left: node, right: node), offset: offset)
        }
        switch attribute {
        case "leading", "left": return end(span.left)
        case "trailing", "right": return end(span.right)
        case "leadingMargin", "leftMargin": return end(span.left, margins.margins(of: view).left)
        case "trailingMargin", "rightMargin": return end(span.right, -margins.margins(of: view).right)
        case "centerX", "centerXWithinMargins": return Place(ends: span, offset: 0)
        default: return nil
        }
    }

    /// The graph with the widths that the texts beside a view have in the file, as far as they do not give way before it.
    func beside(_ view: NibView, _ views: [NibView]) -> WidthNetwork {
        var graph = graph
        for other in views where other !== view && other.hasText && other.isConstrained && !other.isHidden {
            guard other.resistance >= view.resistance, let span = spans[ObjectIdentifier(other)] else { continue }
            graph.bound(span.left, from: span.right, by: -other.frame.width)
        }
        return graph
    }
}

extension NibView {
    fileprivate func isInside(_ other: NibView) -> Bool {
        var view = parent
        while let current = view {
            if current === other { return true }
            view = current.parent
        }
        return false
    }
}

extension NibScene {
    /// Whether a part is as wide as a screen, or lies in one that is.
    fileprivate func isScreenWide(_ part: NibView) -> Bool {
        switch part.kind {
        case "tableViewCell" where part.parent != nil: isScreenWide(part.root)
        case "collectionViewCell", "collectionReusableView": NibDevice.widths.contains(part.frame.width)
        default: part === controllerView || NibDevice.widths.contains(part.frame.width)
        }
    }

    /// The height that a constraint fixes.
    func fixedHeight(of view: NibView) -> Double? {
        constraints.first {
            $0.firstAttribute == "height" && $0.secondItem == nil && $0.relation == .equal
                && $0.first(in: self) === view
        }?.constant
    }
}
