import Foundation

/// One of several views, above a bar with the labels of all; it takes all the space that it is offered.
///
/// The view that is shown is the selected one, or the first. Every label has its share of the bar, on one line, in a
/// size that does not follow the text size. On macOS a label is as wide as it needs.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Shows the view whose tag is selected.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let container = RelativeContainer(in: context)
        var inner = context.inside(nil)
        inner.container = container
        inner.environment.tabsAreInToolbar = false
        let pages = inner.nodes(of: content)
        let chosen = pages.first { page in selection.map { page.traits.tag == AnyHashable($0.wrappedValue) } ?? false }
        let usual = chosen ?? pages.first
        let page = context.environment.presentations?.page(of: pages, besides: usual) ?? usual
        let shown = page.map { [$0] } ?? []
        let isHidden = page?.preference(NavigationBarKey.self)?.hidesTabBar == true
        page?.traits.tab?.label.drawInTint()
        let isAbove = context.environment.platformMetrics.platform == .macos
        let isElsewhere = context.environment.tabsArePages || isAbove && context.environment.tabsAreInToolbar
        let bar = isHidden || isElsewhere ? nil : tabBar(pages, in: context)
        let node = context.barred("TabView", top: isAbove ? bar : nil, shown, bottom: isAbove ? nil : bar, container)
        for other in pages where other !== page && context.environment.presentations == nil {
            node.hide("Tab", labelled: other.traits.tab?.label)
        }
        node.hide("ToolbarItem", count: page?.preference(NavigationBarKey.self)?.itemCount ?? 0)
        return [node]
    }

    /// The labels of the pages, each in its share of the bar.
    @MainActor private func tabBar(_ pages: [ViewNode], in context: ViewContext) -> ViewNode? {
        let metrics = context.environment.platformMetrics
        var labels = pages.compactMap(\.traits.tab).map(\.label)
        guard !labels.isEmpty else { return nil }
        let isOwnWidth = metrics.platform == .macos
        let layout = TabBarLayout(metrics, tabs: isOwnWidth ? 1 : labels.count)
        if isOwnWidth {
            let row = HStackLayout(spacing: layout.spacing)
            labels = [ViewNode(kind: nil, layout: row, children: labels, context: context.at("row"))]
        } else if labels.count > layout.shares {
            // The last tab then leads to the remaining ones; the platform's word for it is not measured.
            labels = Array(labels.prefix(layout.shares - 1))
        }
        let bar = ViewNode(kind: "TabBar", layout: layout, children: labels, context: context.at("bar"))
        bar.look = LookSource(.bar, context.environment)
        guard layout.reachesBelow else { return bar }
        let node = ViewNode(kind: nil, layout: ReachingBarLayout(), children: [bar], context: context.at("below"))
        node.facts.ignoredSafeArea = IgnoredSafeArea(regions: .container, edges: .bottom)
        return node
    }
}

extension TabView where SelectionValue == Int {
    /// Shows the first view.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Gives each tab the same share of the bar, or at most its own width, in the middle of the bar.
struct TabBarLayout: Layout {
    let height: CGFloat
    /// The part of its share that a tab may not use, or by which tabs of their own width cover each other, in points.
    let spacing: CGFloat
    /// The number of shares; tabs take the first ones.
    let shares: Int
    /// The most size of a tab; 0 for one that has its share of the width, and the height of its label.
    private let tab: CGSize
    private let inset: CGFloat
    private let top: CGFloat

    /// The bar of a platform with a number of tabs, of which it shows at most `tabBar.mostTabs`.
    init(_ metrics: PlatformMetrics, tabs: Int) {
        height = metrics[.tabBarHeight]
        spacing = metrics[.tabBarItemSpacing]
        shares = min(tabs, Int(min(max(metrics[.tabBarMostTabs], 1), 1_000)))
        tab = CGSize(width: metrics[.tabBarTabWidth], height: metrics[.tabBarTabHeight])
        inset = metrics[.tabBarInset]
        top = metrics[.tabBarTop]
    }

    /// Whether a tab is higher than the bar has room for.
    var reachesBelow: Bool { top + tab.height > height }

    /// From one tab to the next.
    private func step(in width: CGFloat) -> CGFloat {
        let share = (width - 2 * inset - (tab.width > 0 ? spacing : 0)) / CGFloat(max(shares, 1))
        return tab.width > 0 ? min(share, tab.width - spacing) : share
    }

    /// What the label of a tab is offered in a bar of a width.
    func room(in width: CGFloat) -> CGFloat { max(step(in: width) - (tab.width > 0 ? 0 : spacing), 0) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        return CGSize(
            width: proposal.width ?? (widest + spacing) * CGFloat(shares), height: max(height, proposal.height ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let step = step(in: bounds.width)
        let start = tab.width > 0 ? bounds.midX - step * CGFloat(shares) / 2 : bounds.minX + inset
        // A tab that is higher than the bar reaches into the unsafe area below it, where there is one.
        let height = tab.height > 0 ? min(tab.height, max(bounds.height - top, 0)) : bounds.height
        let width = room(in: bounds.width) + (tab.width > 0 ? spacing : 0)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: start + step * (CGFloat(index) + 0.5), y: bounds.minY + top + height / 2),
                anchor: .center, proposal: ProposedViewSize(width: width, height: height))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// A bar that reaches into the unsafe area below it, and is as high as both.
struct ReachingBarLayout: UnaryLayout {
    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }

    func spacing(of child: LayoutSubview) -> ViewSpacing { .plain }
}

/// A tab takes what it is offered, or as much of the width as its label needs, with its label in the middle.
struct TabLayout: UnaryLayout {
    /// The width that other tabs cover, at both sides together.
    let covered: CGFloat
    let isOwnWidth: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - covered, 0) }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var own = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        own.width += covered
        return (isOwnWidth ? ProposedViewSize(width: nil, height: proposal.height) : proposal)
            .replacingUnspecifiedDimensions(by: own)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: inner(ProposedViewSize(bounds.size)))
    }
}

/// The label of a view in a tab bar.
struct TabTraits {
    let label: ViewNode
    /// Whether the view contains what a scene is asked to show.
    var isAskedFor = false
}

extension ViewContext {
    /// The views of a tab, with its label.
    func nodes(ofTab label: some View, _ content: () -> [ViewNode]) -> [ViewNode] {
        let wasMet = environment.presentations?.isMet
        let nodes = content()
        var tab = tab(label)
        tab.isAskedFor = wasMet == false && environment.presentations?.isMet == true
        for node in nodes { node.traits.tab = tab }
        return nodes
    }

    /// The label of a tab, evaluated.
    private func tab(_ label: some View) -> TabTraits {
        let metrics = environment.platformMetrics
        var inner = inside(.vertical).at("tab")
        inner.environment.enterBar()
        inner.environment.font = metrics.tabTitleFont
        inner.environment.setForeground(Color.gray)
        inner.environment.lineLimit = 1
        // On a phone on its side an icon is beside its title.
        inner.environment.labelsAreStacked = metrics.platform != .macos && metrics.system?.isOnItsSide != true
        var parts = inner.nodes(of: label)
        if parts.count > 1 {
            parts = [ViewNode(kind: nil, layout: VStackLayout(spacing: 0), children: parts, context: inner)]
        }
        let covered = metrics[.tabBarTabWidth] > 0 ? metrics[.tabBarItemSpacing] : 0
        let node = ViewNode(
            kind: "Tab", layout: TabLayout(covered: covered, isOwnWidth: metrics.platform == .macos), children: parts,
            context: inner)
        node.facts.isControl = true
        return TabTraits(label: node)
    }
}

private nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
    let label: Label

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        context.nodes(ofTab: label) { content(context) }
    }
}

extension View {
    /// The label that the view has in a tab bar.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
