/// Where the views of a RelativeLayout or ConstraintLayout begin and end, as far as rules and fixed widths alone say so.
struct AndroidPlaces {
    private let width: Double
    private let isConstraint: Bool
    /// The views of the parent, by their identifiers.
    private let siblings: [String: AndroidNode]
    private var visiting: Set<ObjectIdentifier> = []
    /// What is being computed: a chain of views that goes on for longer is not followed.
    private var path: Set<Rule> = []
    /// What the rules say, computed once.
    private var known: [Rule: Edge] = [:]
    /// The same where it depends on the view that the search began with, for as long as that one is searched.
    private var provisional: [Rule: Edge] = [:]
    /// How often a cycle or the end of a chain was met.
    private var refusals = 0

    private static let chainLimit = 200

    /// The end of a view that its rules place.
    private struct Rule: Hashable {
        var view: ObjectIdentifier
        var isStart: Bool
    }

    init(_ parent: AndroidNode, width: Double, isConstraint: Bool) {
        self.width = width
        self.isConstraint = isConstraint
        siblings = Dictionary(
            parent.children.compactMap { child in child.id.map { ($0, child) } },
            uniquingKeysWith: { first, _ in first })
    }

    fileprivate enum Edge {
        case at(Double)
        /// No rule ties it.
        case free
        case notKnown(String)
    }

    /// The greatest width of a view.
    mutating func offer(to node: AndroidNode) -> AndroidOffer {
        provisional = [:]
        let offer = freeOffer(to: node)
        // A width of its own, and one without constraints, have no such limit.
        guard isConstraint, let text = node.attribute("layout_constraintWidth_max"),
            node.attribute("layout_width")?.isSizedByParent != true
                || node.attribute("layout_constrainedWidth") == "true"
        else { return offer }
        guard let most = node.values.length(text)?.value else { return .notKnown(node.lengthReason(text: text)) }
        return offer.map { min($0, most) }
    }

    /// Without the limit of a width that follows from constraints.
    private mutating func freeOffer(to node: AndroidNode) -> AndroidOffer {
        guard let margins = node.sides(of: "layout_margin") else {
            return .notKnown(node.lengthReason("layout_margin"))
        }
        let all = width - margins.left - margins.right
        if isConstraint {
            let text = node.attribute("layout_width")
            if text == "match_parent" || text == "fill_parent" { return .known(max(all, 0), .layout) }
            if text == "wrap_content", node.attribute("layout_constrainedWidth") != "true" {
                // Its constraints place it and do not keep it narrow.
                return .known(max(all, 0), .screen)
            }
            if let percent = node.attribute("layout_constraintWidth_percent").flatMap(Double.init) {
                return .known(max(width * percent, 0), .layout)
            }
        }
        let (left, right) = (start(of: node), end(of: node))
        switch (left, right) {
        case (.notKnown(let reason), _), (_, .notKnown(let reason)): return .notKnown(reason)
        case (.at(let left), .at(let right)): return .known(max(right - left, 0), .layout)
        case (.at(let left), .free) where !isConstraint:
            return .known(max(width - margins.right - left, 0), .layout)
        case (.free, .at(let right)) where !isConstraint: return .known(max(right - margins.left, 0), .layout)
        case (.free, .free) where !isConstraint: return .known(max(all, 0), .layout)
        default: return .notKnown("its constraints tie one end alone")
        }
    }

    /// Where the rules of a view say that it begins, with its margin.
    private mutating func start(of node: AndroidNode) -> Edge { edge(of: node, isStart: true) }
    private mutating func end(of node: AndroidNode) -> Edge { edge(of: node, isStart: false) }

    private mutating func edge(of node: AndroidNode, isStart: Bool) -> Edge {
        let rule = Rule(view: ObjectIdentifier(node), isStart: isStart)
        if let edge = known[rule] ?? provisional[rule] { return edge }
        guard path.count < Self.chainLimit else {
            refusals += 1
            return .notKnown("the views beside it are a chain of more than \(Self.chainLimit)")
        }
        guard path.insert(rule).inserted else { return refuseCycle() }
        defer { path.remove(rule) }
        let before = refusals
        let edge = isStart ? findStart(of: node) : findEnd(of: node)
        if refusals == before { known[rule] = edge } else { provisional[rule] = edge }
        return edge
    }

    private mutating func refuseCycle() -> Edge {
        refusals += 1
        return .notKnown("the views beside it refer to each other")
    }

    private mutating func findStart(of node: AndroidNode) -> Edge {
        let margin = node.sides(of: "layout_margin")?.left ?? 0
        if isConstraint {
            for (name, isEnd) in [
                ("layout_constraintStart_toStartOf", false), ("layout_constraintLeft_toLeftOf", false),
                ("layout_constraintStart_toEndOf", true), ("layout_constraintLeft_toRightOf", true),
            ] {
                guard let target = node.attribute(name) else { continue }
                return edge(target, isEnd: isEnd, from: node, isFromStart: true).moved(by: margin)
            }
            return .free
        }
        for name in ["layout_toEndOf", "layout_toRightOf"] {
            guard let other = sibling(of: node, node.attribute(name)), !other.isGone else { continue }
            return rightEnd(of: other).moved(by: margin + (other.sides(of: "layout_margin")?.right ?? 0))
        }
        for name in ["layout_alignStart", "layout_alignLeft"] {
            guard let other = sibling(of: node, node.attribute(name)), !other.isGone else { continue }
            return leftEnd(of: other).moved(by: margin)
        }
        if node.isTrue("layout_alignParentStart") || node.isTrue("layout_alignParentLeft") { return .at(margin) }
        return .free
    }

    private mutating func findEnd(of node: AndroidNode) -> Edge {
        let margin = node.sides(of: "layout_margin")?.right ?? 0
        if isConstraint {
            for (name, isEnd) in [
                ("layout_constraintEnd_toEndOf", true), ("layout_constraintRight_toRightOf", true),
                ("layout_constraintEnd_toStartOf", false), ("layout_constraintRight_toLeftOf", false),
            ] {
                guard let target = node.attribute(name) else { continue }
                return edge(target, isEnd: isEnd, from: node, isFromStart: false).moved(by: -margin)
            }
            return .free
        }
        for name in ["layout_toStartOf", "layout_toLeftOf"] {
            guard let other = sibling(of: node, node.attribute(name)), !other.isGone else { continue }
            return leftEnd(of: other).moved(by: -margin - (other.sides(of: "layout_margin")?.left ?? 0))
        }
        for name in ["layout_alignEnd", "layout_alignRight"] {
            guard let other = sibling(of: node, node.attribute(name)), !other.isGone else { continue }
            return rightEnd(of: other).moved(by: -margin)
        }
        if node.isTrue("layout_alignParentEnd") || node.isTrue("layout_alignParentRight") { return .at(width - margin) }
        return .free
    }

    /// An end of the parent, a guideline or a sibling.
    private mutating func edge(
        _ target: String, isEnd: Bool, from node: AndroidNode, isFromStart: Bool
    ) -> Edge {
        if target == "parent" { return .at(isEnd ? width : 0) }
        guard let other = sibling(of: node, target) else {
            return .notKnown("the layout has no view '\(target)' beside it")
        }
        if other.kind == "Guideline" { return guideline(other) }
        if other.kind == "Barrier" || other.kind == "Flow" {
            return .notKnown("\(other.title) follows the widths of other views")
        }
        // A view that is gone is a point.
        if other.isGone { return isFromStart ? start(of: other) : end(of: other) }
        // What is between the view and this end of the parent is pressed against that end where the view takes the rest.
        guard let width = other.fixedInner else { return matched(other, isEnd: isEnd) }
        let isBetween = isFromStart == isEnd
        guard isBetween else { return isEnd ? rightEnd(of: other) : leftEnd(of: other) }
        guard visiting.insert(ObjectIdentifier(other)).inserted else { return refuseCycle() }
        let outer = isFromStart ? start(of: other) : end(of: other)
        visiting.remove(ObjectIdentifier(other))
        if case .at = outer {
            let isChain = refers(other, to: node)
            let isPinned = isFromStart ? end(isFreeOf: other) : start(isFreeOf: other)
            if isChain || isPinned { return outer.moved(by: isFromStart ? width : -width) }
        }
        return isEnd ? rightEnd(of: other) : leftEnd(of: other)
    }

    /// An end of a view without a fixed width: one of 0dp whose two ends are tied is as wide as what is between them.
    private mutating func matched(_ node: AndroidNode, isEnd: Bool) -> Edge {
        let limits = [
            "layout_constraintWidth_percent", "layout_constraintWidth_max", "layout_constraintDimensionRatio",
        ]
        guard let text = node.attribute("layout_width"), !text.isSizedByParent, node.values.length(text)?.value == 0,
            !limits.contains(where: { node.attribute($0) != nil }), !start(isFreeOf: node), !end(isFreeOf: node)
        else { return .notKnown(node.besideReason) }
        return isEnd ? rightEnd(of: node) : leftEnd(of: node)
    }

    /// The view with an identifier beside another.
    private func sibling(of node: AndroidNode, _ reference: String?) -> AndroidNode? {
        guard let name = reference?.split(separator: "/").last, let other = siblings[String(name)], other !== node
        else {
            return nil
        }
        return other
    }

    /// Whether a constraint ties one end of a view to another.
    private func refers(_ node: AndroidNode, to other: AndroidNode) -> Bool {
        ["Start_toEndOf", "End_toStartOf", "Left_toRightOf", "Right_toLeftOf"]
            .contains { sibling(of: node, node.attribute("layout_constraint\($0)")) === other }
    }

    private func end(isFreeOf node: AndroidNode) -> Bool {
        !["End_toEndOf", "End_toStartOf", "Right_toRightOf", "Right_toLeftOf"]
            .contains { node.attribute("layout_constraint\($0)") != nil }
    }

    private func start(isFreeOf node: AndroidNode) -> Bool {
        !["Start_toStartOf", "Start_toEndOf", "Left_toLeftOf", "Left_toRightOf"]
            .contains { node.attribute("layout_constraint\($0)") != nil }
    }

    private func guideline(_ node: AndroidNode) -> Edge {
        if let begin = node.length("layout_constraintGuide_begin") { return .at(begin) }
        if let end = node.length("layout_constraintGuide_end") { return .at(width - end) }
        if let percent = node.attribute("layout_constraintGuide_percent").flatMap(Double.init), percent.isFinite {
            return .at(width * percent)
        }
        return .notKnown("\(node.title) has no place")
    }

    private mutating func leftEnd(of node: AndroidNode) -> Edge {
        guard visiting.insert(ObjectIdentifier(node)).inserted else { return refuseCycle() }
        defer { visiting.remove(ObjectIdentifier(node)) }
        return ends(of: node).left
    }

    private mutating func rightEnd(of node: AndroidNode) -> Edge {
        guard visiting.insert(ObjectIdentifier(node)).inserted else { return refuseCycle() }
        defer { visiting.remove(ObjectIdentifier(node)) }
        return ends(of: node).right
    }

    /// Where a view is: tied on both sides, or on one with a fixed width.
    private mutating func ends(of node: AndroidNode) -> (left: Edge, right: Edge) {
        let (left, right) = (start(of: node), end(of: node))
        let margins = node.sides(of: "layout_margin") ?? (0, 0)
        let text = node.attribute("layout_width") ?? ""
        let isWide = text == "match_parent" || text == "fill_parent"
        if isWide, !isConstraint {
            var ends = (left: left, right: right)
            if case .free = left { ends.left = .at(margins.left) }
            if case .free = right { ends.right = .at(width - margins.right) }
            return ends
        }
        guard let own = node.fixedInner else {
            if isConstraint, !text.isSizedByParent { return (left, right) }
            // Where it begins is known, and where it ends is not.
            var ends = (left: left, right: right)
            if case .free = left {
                if case .free = right, !isConstraint {
                    ends.left = .at(margins.left)
                } else {
                    ends.left = .notKnown(node.besideReason)
                }
            }
            if case .free = right { ends.right = .notKnown(node.besideReason) }
            return ends
        }
        switch (left, right) {
        case (.notKnown, _), (_, .notKnown): return (left, right)
        case (.at(let place), .free): return (left, .at(place + own))
        case (.free, .at(let place)): return (.at(place - own), right)
        case (.at(let first), .at(let last)):
            guard isConstraint else { return (left, right) }
            let bias = node.attribute("layout_constraintHorizontal_bias").flatMap(Double.init) ?? 0.5
            let begin = first + (last - first - own) * bias
            return (.at(begin), .at(begin + own))
        case (.free, .free):
            let isCentred = node.isTrue("layout_centerHorizontal") || node.isTrue("layout_centerInParent")
            let begin = isCentred ? (width - own) / 2 : margins.left
            return (.at(begin), .at(begin + own))
        }
    }
}

extension AndroidPlaces.Edge {
    fileprivate func moved(by distance: Double) -> Self {
        if case .at(let place) = self { .at(place + distance) } else { self }
    }
}

extension AndroidNode {
    fileprivate func isTrue(_ name: String) -> Bool { attribute(name) == "true" }

    /// The fixed width without the margins.
    fileprivate var fixedInner: Double? {
        guard let fixed = fixedWidth, let margins = sides(of: "layout_margin") else { return nil }
        if let text = attribute("layout_width"), !text.isSizedByParent, values.length(text)?.value == 0 { return nil }
        return isGone ? 0 : fixed - margins.left - margins.right
    }
}
