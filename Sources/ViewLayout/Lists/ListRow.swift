import Foundation

/// What a list tells the views that stand directly in it.
struct ListContext {
    var look: ListLook
    /// What modifiers around a section say about its rows.
    var defaults = ListRowTraits()
}

/// What a view says about the row that it makes.
struct ListRowTraits {
    /// From the sides of the row to the content; `nil` for the platform's own.
    var insets: EdgeInsets?
    /// Whether the row leads further and has a mark that says so.
    var leadsFurther: Bool?
    /// How many disclosed groups the row stands in.
    var level = 0

    /// These traits, with what they leave open taken from `outer`.
    func filled(from outer: ListRowTraits) -> ListRowTraits {
        ListRowTraits(insets: insets ?? outer.insets, leadsFurther: leadsFurther ?? outer.leadsFurther, level: level)
    }
}

/// Gives the content of a row its width less insets and mark, and centres it in at least the least height.
struct ListRowLayout: UnaryLayout {
    let metrics: PlatformMetrics
    let look: ListLook
    let traits: ListRowTraits
    /// The least height of the row, in points.
    let minimum: CGFloat

    private func insets(in width: CGFloat?) -> EdgeInsets {
        let margin = look.standsIn ? metrics.margin(inRowOf: width) : metrics.margin(in: width)
        let padding = metrics[.listRowPadding]
        var insets = traits.insets ?? EdgeInsets(horizontal: margin, vertical: padding)
        insets.leading += CGFloat(traits.level) * metrics[.listIndent]
        if traits.leadsFurther == true {
            insets.trailing += metrics[.listDisclosureSpacing] + metrics[.listDisclosureWidth]
        }
        return insets
    }

    /// What the content is offered in a row of a width.
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
    func row(_ content: ViewNode, in list: ListContext) -> ViewNode {
        let metrics = environment.platformMetrics
        let traits = content.traits.listRow.filled(from: list.defaults)
        let layout = ListRowLayout(
            metrics: metrics, look: list.look, traits: traits, minimum: environment.defaultMinListRowHeight)
        let node = part("Row", layout, around: content)
        node.takeTraits(of: content)
        if traits.leadsFurther == true { node.facts.leadsFurther = true }
        return node
    }
}
