import Foundation

/// Puts bars above and below the content. The content has the rest of the space, and may extend behind the bars.
struct BarsLayout: Layout {
    let hasTop: Bool
    let hasBottom: Bool
    /// Whether it is never narrower than its content can be.
    let isAsWideAsContent: Bool

    static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let insets = insets(proposal.width, subviews)
        let content = content(subviews)?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        var size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + insets.vertical))
        if isAsWideAsContent, let least = self.content(subviews)?.sizeThatFits(.zero) {
            size.width = max(size.width, least.width)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let bar = ProposedViewSize(width: bounds.width, height: nil)
        if hasTop { subviews.first?.place(at: bounds.origin, proposal: bar) }
        let area = bounds.inset(by: insets(bounds.width, subviews), .leftToRight)
        content(subviews)?.place(in: area, .center, proposal: ProposedViewSize(area.size))
        if hasBottom {
            subviews.last?.place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading, proposal: bar)
        }
    }

    /// The heights of the bars.
    func insets(_ width: CGFloat?, _ subviews: Subviews) -> EdgeInsets {
        let bar = ProposedViewSize(width: width, height: nil)
        return EdgeInsets(
            top: hasTop ? subviews.first?.sizeThatFits(bar).height ?? 0 : 0, leading: 0,
            bottom: hasBottom ? subviews.last?.sizeThatFits(bar).height ?? 0 : 0, trailing: 0)
    }

    private func content(_ subviews: Subviews) -> LayoutSubview? {
        let rest = subviews.dropFirst(hasTop ? 1 : 0).dropLast(hasBottom ? 1 : 0)
        return rest.first
    }
}

extension ViewContext {
    /// A node with bars above and below its content; the bars are unsafe areas for the content.
    func barred(
        _ kind: String, top: ViewNode?, _ content: [ViewNode], bottom: ViewNode?, _ container: RelativeContainer
    ) -> ViewNode {
        let bars = BarsLayout(
            hasTop: top != nil, hasBottom: bottom != nil,
            // As a window is: see Choices.
            isAsWideAsContent: environment.platformMetrics.platform == .macos)
        let children = (top.map { [$0] } ?? []) + content + (bottom.map { [$0] } ?? [])
        let node = ViewNode(kind: kind, layout: bars, children: children, context: self)
        let subviews = LayoutSubviews(children, layoutDirection: environment.layoutDirection)
        node.facts.unsafeArea = UnsafeArea(child: top == nil ? 0 : 1) { frame, _ in bars.insets(frame.width, subviews) }
        container.node = node
        container.insets = { bars.insets($0.width, subviews) }
        // What the views inside have set for their bars ends here.
        node.preferences.append(PreferenceWrite(key: ObjectIdentifier(NavigationBarKey.self), value: NavigationBar()))
        return node
    }
}
