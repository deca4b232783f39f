import Foundation

/// What a view in a bar is for.
enum BarRole: LayoutValueKey, Sendable {
    case leading, title, trailing, largeTitle, search
    static let defaultValue = BarRole.title
}

/// A bar with items at its sides and a title between them, then a large title, then a search field.
///
/// Items have the width that they need, as long as they leave each other a share of the bar. The title has the rest, in
/// the middle of the bar where it fits there. This is how UIKit's bars behave, whose title is cut before an item is.
struct NavigationBarLayout: Layout {
    let metrics: PlatformMetrics

    /// The positions of the bar's views along the bar, from its leading edge.
    private struct Row {
        var starts: [(subview: LayoutSubview, x: CGFloat, width: CGFloat)] = []
        var height: CGFloat
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? idealWidth(subviews)
        return CGSize(
            width: width,
            height: row(subviews, in: width).height + largeTitleHeight(subviews, width)
                + searchHeight(subviews, width))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let row = row(subviews, in: bounds.width)
        let middle = bounds.minY + (row.height - metrics[.navigationBarBottom]) / 2
        for (subview, x, width) in row.starts {
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: middle), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
        }
        let margin = metrics.margin(in: bounds.width)
        let inner = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: nil)
        let large = largeTitleHeight(subviews, bounds.width)
        for subview in subviews {
            switch subview[BarRole.self] {
            case .largeTitle:
                let y = bounds.minY + row.height + large / 2
                subview.place(at: CGPoint(x: bounds.minX + margin, y: y), anchor: .leading, proposal: inner)
            case .search:
                let y = bounds.minY + row.height + large
                subview.place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: inner)
            case .leading, .title, .trailing: break
            }
        }
    }

    private func row(_ subviews: Subviews, in width: CGFloat) -> Row {
        let leading = subviews.filter { $0[BarRole.self] == .leading }
        let trailing = subviews.filter { $0[BarRole.self] == .trailing }
        let (inset, gap) = (metrics[.barInset], metrics[.barItemSpacing])
        let widths = shared(width - 2 * inset, among: leading + trailing, gap: gap)
        var row = Row(height: metrics[.navigationBarHeight])
        var (start, end) = (inset, width - inset)
        for (subview, own) in zip(leading, widths) {
            row.starts.append((subview, start, own))
            start += own + gap
        }
        for (subview, own) in zip(trailing, widths.dropFirst(leading.count)).reversed() {
            end -= own
            row.starts.append((subview, end, own))
            end -= gap
        }
        let span = titleSpan(
            in: width, leading: Array(widths.prefix(leading.count)), trailing: Array(widths.dropFirst(leading.count)))
        for title in subviews where title[BarRole.self] == .title {
            let room = max(span.end - span.start, 0)
            let own = title.sizeThatFits(ProposedViewSize(width: room, height: nil)).width
            let x = min(max((width - own) / 2, span.start), max(span.end - own, span.start))
            row.starts.append((title, x, room))
        }
        for (subview, _, width) in row.starts {
            let own = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            row.height = max(row.height, own + metrics[.navigationBarBottom])
        }
        return row
    }

    /// The range for a title in a bar, between items of these widths. Where there are no items it stays within the
    /// margin.
    func titleSpan(in width: CGFloat, leading: [CGFloat], trailing: [CGFloat]) -> (start: CGFloat, end: CGFloat) {
        func taken(by items: [CGFloat]) -> CGFloat {
            guard !items.isEmpty else { return metrics.margin(in: width) }
            return items.reduce(metrics[.barInset]) { $0 + $1 + metrics[.barItemSpacing] }
        }
        return (taken(by: leading), width - taken(by: trailing))
    }

    /// The widths of items that share the bar: their ideal widths, or equal shares where the bar is too narrow.
    private func shared(_ width: CGFloat, among items: [LayoutSubview], gap: CGFloat) -> [CGFloat] {
        let ideals = items.map { $0.sizeThatFits(.unspecified).width }
        var room = width - gap * CGFloat(max(items.count - 1, 0))
        guard ideals.reduce(0, +) > room else { return ideals }
        var widths = ideals
        let order = LeastFlexibleFirst.order(Array(items.indices)) {
            LeastFlexibleFirst.Flexibility(minimum: 0, maximum: ideals[$0])
        }
        LeastFlexibleFirst.share(&room, among: order) { index, offer in
            widths[index] = min(ideals[index], offer)
            return widths[index]
        }
        return widths
    }

    private func largeTitleHeight(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
        guard let title = subviews.first(where: { $0[BarRole.self] == .largeTitle }) else { return 0 }
        return max(metrics[.navigationBarLargeTitleHeight], height(of: title, width))
    }

    private func searchHeight(_ subviews: Subviews, _ width: CGFloat) -> CGFloat {
        guard let search = subviews.first(where: { $0[BarRole.self] == .search }) else { return 0 }
        let padding = max(metrics[.searchBarHeight] - metrics[.searchFieldHeight], 0)
        return height(of: search, width) + padding
    }

    private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        let inner = max(width - 2 * metrics.margin(in: width), 0)
        return subview.sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
    }

    private func idealWidth(_ subviews: Subviews) -> CGFloat {
        let inRow = subviews.filter { $0[BarRole.self] != .largeTitle && $0[BarRole.self] != .search }
        let row = inRow.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        let gaps = metrics[.barItemSpacing] * CGFloat(max(inRow.count - 1, 0))
        let below = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        return max(row + gaps + 2 * metrics[.barInset], below + 2 * metrics[.margin])
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// An item of a bar: its content in the middle of at least the minimum width, as high as the bar.
struct BarItemLayout: UnaryLayout {
    let insets: EdgeInsets
    let minimum: CGSize

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: nil).inset(by: insets)
    }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        let own = child.sizeThatFits(self.proposal(for: proposal))
        return CGSize(
            width: max(own.width + insets.horizontal, minimum.width), height: max(own.height, minimum.height))
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        let inner = self.proposal(for: proposal)
        let own = child.sizeThatFits(inner)
        let free = max(bounds.width - insets.horizontal - own.width, 0)
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading + free / 2, y: bounds.midY), anchor: .leading, proposal: inner)
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}
