import Foundation

/// What a section passes to the list around it.
struct ListSectionTraits {
    var hasHeader: Bool
    var spacing: ListSectionSpacing
}

/// Rows below each other, with a header above and a footer below them.
struct ListSectionLayout: Layout {
    /// The distance between two rows, in points.
    let rowSpacing: CGFloat
    /// Which of the subviews are rows.
    let rows: Range<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        var size = CGSize(width: 0, height: CGFloat(max(rows.count - 1, 0)) * rowSpacing)
        for subview in subviews {
            let own = subview.sizeThatFits(offer)
            size.width = max(size.width, own.width)
            size.height += own.height
        }
        size.width = proposal.width ?? size.width
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            if index > rows.lowerBound, rows.contains(index) { y += rowSpacing }
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// Places the text of a header or footer in the list.
struct ListHeaderLayout: UnaryLayout {
    let metrics: PlatformMetrics
    let look: ListLook
    let top: CGFloat
    let bottom: CGFloat
    /// The minimum height, in points.
    let minimum: CGFloat

    private func insets(in width: CGFloat?) -> EdgeInsets {
        let margin = metrics.margin(of: look, inRowOf: width)
        return EdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
    }

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil).inset(by: insets(in: proposal.width))
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let own = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(
            width: proposal.width ?? own.width + insets(in: nil).horizontal,
            height: max(own.height + top + bottom, minimum))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let inner = self.proposal(for: ProposedViewSize(bounds.size))
        let room = bounds.height - top - bottom
        child.place(
            at: CGPoint(x: bounds.minX + insets(in: bounds.width).leading, y: bounds.minY + top + room / 2),
            anchor: .leading, proposal: inner)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}

extension ViewContext {
    /// A section of the list: its header, its rows and its footer, all of them evaluated.
    func section(
        _ kind: String?, header: [ViewNode] = [], rows: [ViewNode], footer: [ViewNode] = [], in list: ListContext
    ) -> ViewNode {
        let header = header.isEmpty ? [] : [self.header(header, in: list)]
        let footer = footer.isEmpty ? [] : [self.footer(footer, in: list)]
        let rows = rows.enumerated().map { index, content in
            row(content, in: list, isFirst: index == 0, isLast: index == rows.count - 1)
        }
        let layout = ListSectionLayout(
            rowSpacing: environment.listRowSpacing ?? 0, rows: header.count..<header.count + rows.count)
        let node = ViewNode(kind: kind, layout: layout, children: header + rows + footer, context: self)
        node.traits.listSection = ListSectionTraits(
            hasHeader: !header.isEmpty, spacing: environment.listSectionSpacing)
        return node
    }

    private func header(_ parts: [ViewNode], in list: ListContext) -> ViewNode {
        let metrics = environment.platformMetrics
        let isPlain = list.look == .plain
        let layout = ListHeaderLayout(
            metrics: metrics, look: list.look, top: isPlain ? 0 : metrics[.listHeaderTop],
            bottom: isPlain ? 0 : metrics[.listHeaderBottom],
            minimum: environment.defaultMinListHeaderHeight ?? (isPlain ? metrics[.listPlainHeaderHeight] : 0))
        return ViewNode(kind: "Header", layout: layout, children: stacked(parts), context: at("header"))
    }

    private func footer(_ parts: [ViewNode], in list: ListContext) -> ViewNode {
        let metrics = environment.platformMetrics
        let layout = ListHeaderLayout(
            metrics: metrics, look: list.look, top: metrics[.listFooterTop], bottom: 0, minimum: 0)
        return ViewNode(kind: "Footer", layout: layout, children: stacked(parts), context: at("footer"))
    }

    private func stacked(_ nodes: [ViewNode]) -> [ViewNode] {
        guard nodes.count > 1 else { return nodes }
        return [ViewNode(kind: nil, layout: VStackLayout(alignment: .leading), children: nodes, context: self)]
    }

    /// The environment of a section's header: its font, and capitals where no case is set.
    func inHeader(of list: ListContext) -> ViewContext {
        var inner = at("h")
        inner.list = nil
        let isProminent = environment.headerProminence == .increased
        let metrics = environment.platformMetrics
        let isSmall = metrics.platform == .ios && !isProminent && list.look.hasSmallHeaders
        if isSmall { inner.environment.setForeground(Color.secondary) }
        inner.environment.font = isProminent ? .title3.bold() : isSmall ? .footnote : .headline
        // Version 26 shows headers as they are written.
        if isSmall, !environment.hasTextCase, metrics.system?.isOf26 != true { inner.environment.textCase = .uppercase }
        return inner
    }

    /// The environment of a section's footer.
    func inFooter() -> ViewContext {
        var inner = at("e")
        inner.list = nil
        inner.environment.font = .footnote
        inner.environment.setForeground(Color.secondary)
        return inner
    }
}

extension ListLook {
    /// Whether headers are in small capitals; those of plain lists and sidebars are as large as rows.
    var hasSmallHeaders: Bool { self == .grouped || self == .insetGrouped }
}
