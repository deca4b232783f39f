import Foundation

/// The sections of a list below each other, each with its margins and distances.
struct ListLayout: Layout {
    let metrics: PlatformMetrics
    let look: ListLook
    /// Points per pixel.
    let pixel: CGFloat

    static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    private func margin(in width: CGFloat?) -> CGFloat { look.standsIn ? metrics.margin(of: look, in: width) : 0 }

    /// The distances before each section and after the last.
    ///
    /// Half of a distance belongs to the section above, rounded up to the pixel, and half to the one below. A header
    /// below replaces that second half by its own space.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        guard look != .plain else { return Array(repeating: 0, count: subviews.count + 1) }
        var gaps: [CGFloat] = []
        for subview in subviews {
            let traits = subview.node.traits.listSection
            let spacing = traits?.spacing ?? .default
            let whole = spacing.length ?? metrics[.listSectionSpacing] * spacing.factor
            let half = (whole / 2).roundedUp(toPixel: pixel)
            gaps.append((gaps.isEmpty ? 0 : half) + (traits?.hasHeader == true ? 0 : half))
        }
        return gaps + [subviews.isEmpty ? 0 : metrics[.listBottom]]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let margin = margin(in: proposal.width)
        let offer = ProposedViewSize(width: proposal.width.map { max($0 - 2 * margin, 0) }, height: nil)
        var size = CGSize(width: 0, height: gaps(subviews).reduce(0, +))
        for subview in subviews {
            let own = subview.sizeThatFits(offer)
            size.width = max(size.width, own.width + 2 * margin)
            size.height += own.height
        }
        size.width = proposal.width ?? size.width
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin = margin(in: bounds.width)
        let offer = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: nil)
        var y = bounds.minY
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            y += gap
            subview.place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

extension ViewContext {
    /// A list of views: the sections among them, and the rest as rows of unnamed sections.
    func list(_ kind: String, _ content: some View, look: ListLook) -> ViewNode {
        let container = RelativeContainer(in: self)
        var inner = inside(.vertical)
        inner.container = container
        inner.list = ListContext(look: look)
        inner.isLazy = environment.scrollAnchors[.initialOffset] == nil
        inner.environment.enterList(look)
        let sections = inner.sections(of: inner.nodes(of: content))
        let layout = ListLayout(metrics: environment.platformMetrics, look: look, pixel: environment.pixelLength)
        let all = ViewNode(kind: nil, layout: layout, children: sections, context: inner)
        let node = scrolling(kind, [all], along: .vertical, container)
        if look.hasSmallHeaders {
            node.look = LookSource(.background(.systemGroupedBackground, radius: 0), environment)
        }
        return node
    }

    private func sections(of nodes: [ViewNode]) -> [ViewNode] {
        guard let list else { return nodes }
        var sections: [ViewNode] = []
        var rows: [ViewNode] = []
        func end() {
            guard !rows.isEmpty else { return }
            sections.append(at("i\(sections.count)").section(nil, rows: rows, in: list))
            rows = []
        }
        for node in nodes {
            if node.traits.listSection == nil {
                rows.append(node)
            } else {
                end()
                sections.append(node)
            }
        }
        end()
        return sections
    }
}
