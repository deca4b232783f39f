import Foundation

/// What a list passes to the views directly in it.
struct ListContext {
    var look: ListLook
    /// What modifiers around a section set for its rows.
    var defaults = ListRowTraits()
}

/// What a view sets for its row.
struct ListRowTraits {
    /// The distance from the sides of the row to the content; `nil` for the platform's default.
    var insets: EdgeInsets?
    /// Whether the row leads to another view, with a mark for that.
    var leadsFurther: Bool?
    /// In how many open disclosure groups the row is.
    var level = 0

    /// These traits; those that are not set are taken from `outer`.
    func filled(from outer: ListRowTraits) -> ListRowTraits {
        ListRowTraits(insets: insets ?? outer.insets, leadsFurther: leadsFurther ?? outer.leadsFurther, level: level)
    }
}

/// Gives the content of a row the width without insets and mark, and centres it in at least the minimum height.
struct ListRowLayout: UnaryLayout {
    let metrics: PlatformMetrics
    let look: ListLook
    let traits: ListRowTraits
    /// The minimum height of the row, in points.
    let minimum: CGFloat

    private func insets(in width: CGFloat?) -> EdgeInsets {
        let margin = metrics.margin(of: look, inRowOf: width)
        let padding = metrics[.listRowPadding]
        var insets = traits.insets ?? EdgeInsets(horizontal: margin, vertical: padding)
        insets.leading += CGFloat(traits.level) * metrics[.listIndent]
        if traits.leadsFurther == true {
            insets.trailing += metrics[.listDisclosureSpacing] + metrics[.listDisclosureWidth]
        }
        return insets
    }

    /// The width that the content is offered in a row of a width.
    func room(in width: CGFloat) -> CGFloat { max(width - insets(in: width).horizontal, 0) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil).inset(by: insets(in: proposal.width))
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let (insets, own) = (insets(in: proposal.width), child.sizeThatFits(inner(proposal)))
        return CGSize(
            width: proposal.width ?? own.width + insets.horizontal, height: max(own.height + insets.vertical, minimum))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let insets = insets(in: bounds.width)
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.midY + (insets.top - insets.bottom) / 2),
            anchor: .leading, proposal: inner(ProposedViewSize(bounds.size)))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}

extension ViewContext {
    /// A view of the list as a row.
    func row(_ content: ViewNode, in list: ListContext, isFirst: Bool, isLast: Bool) -> ViewNode {
        let metrics = environment.platformMetrics
        let traits = content.traits.listRow.filled(from: list.defaults)
        let layout = ListRowLayout(
            metrics: metrics, look: list.look, traits: traits, minimum: environment.defaultMinListRowHeight)
        let node = part("Row", layout, around: content)
        if metrics.platform == .ios { content.leaveTouchesToRow() }
        node.takeTraits(of: content)
        if traits.leadsFurther == true { node.facts.leadsFurther = true }
        // The corners of version 26 and of those before it, by eye.
        let radius: CGFloat = metrics.system?.isOf26 == true ? 26 : 10
        let row = RowLook(
            isFirst: isFirst, isLast: isLast, isGrouped: list.look.hasSmallHeaders,
            radius: list.look == .grouped ? 0 : radius)
        node.look = LookSource(.row(row), environment)
        return node
    }
}

extension ViewNode {
    /// On iOS a touch anywhere in a row is one of every navigation link in it, and of every button without a style: these are as large
    /// as the platform makes its rows. O(n)
    fileprivate func leaveTouchesToRow() {
        if facts.isTouchedWithRow { facts.isStandard = true }
        for child in children { child.leaveTouchesToRow() }
    }
}
