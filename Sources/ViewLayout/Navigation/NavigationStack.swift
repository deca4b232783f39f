import Foundation

/// Shows a view below a bar with its title; it takes all the space that it is offered.
///
/// The bar is as high as the preset says, and higher where its title needs it. Nothing is ever pushed in a layout.
public nonisolated struct NavigationStack<Root: View>: LocatedView {
    var source: ViewSource?
    let root: Root

    /// Shows views below a bar.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    /// Shows views below a bar.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

    public var body: some View { NavigationContainer(kind: "NavigationStack", root: root) }
}

/// Shows a view below a bar with its title, under the name of the first SDKs.
public nonisolated struct NavigationView<Content: View>: LocatedView {
    var source: ViewSource?
    let content: Content

    /// Shows views below a bar.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationContainer(kind: "NavigationView", root: content) }
}

nonisolated struct NavigationContainer<Root: View>: PrimitiveView {
    let kind: String
    let root: Root

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let container = RelativeContainer(in: context)
        var inner = context.inside(nil)
        inner.container = container
        var content = inner.nodes(of: root)
        if content.count > 1 {
            content = [ViewNode(kind: nil, layout: VStackLayout(), children: content, context: inner)]
        }
        let bar = content.first?.preference(NavigationBarKey.self) ?? NavigationBar()
        let title = inner.at("t").nodes(of: bar.title(context.environment.controlMetrics))
        let layout = NavigationLayout(hasBar: !title.isEmpty)
        let node = ViewNode(kind: kind, layout: layout, children: title + content, context: context)
        let subviews = LayoutSubviews(title + content, layoutDirection: context.environment.layoutDirection)
        func insets(_ frame: CGRect) -> EdgeInsets { EdgeInsets(layout.barHeight(frame.width, subviews), on: .top) }
        node.facts.unsafeArea = UnsafeArea(child: title.count) { frame, _ in insets(frame) }
        container.node = node
        container.insets = insets
        return [node]
    }
}

/// Puts the bar, if there is one, above the content, which has the rest of the space and may extend below the bar.
struct NavigationLayout: Layout {
    let hasBar: Bool

    static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bar = barHeight(proposal.width, subviews)
        let content = subviews.last.map { $0.sizeThatFits(rest(of: proposal, below: bar)) } ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + bar))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let bar = barHeight(bounds.width, subviews)
        if hasBar {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
        guard subviews.count > (hasBar ? 1 : 0), let content = subviews.last else { return }
        let area = CGRect(
            x: bounds.minX, y: bounds.minY + bar, width: bounds.width, height: max(bounds.height - bar, 0))
        content.place(in: area, .center, proposal: ProposedViewSize(area.size))
    }

    func barHeight(_ width: CGFloat?, _ subviews: Subviews) -> CGFloat {
        guard hasBar, let bar = subviews.first else { return 0 }
        return bar.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    private func rest(of proposal: ProposedViewSize, below bar: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bar, 0) })
    }
}

/// What a view says about the bar above it.
struct NavigationBar {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isHidden = false

    /// The bar: a large title below an empty bar, or a title of one line in it.
    @MainActor @ViewBuilder
    func title(_ metrics: ControlMetrics) -> some View {
        if !isHidden, metrics.navigationBarHeight > 0 {
            VStack(alignment: .leading, spacing: 0) {
                if displayMode == .inline {
                    title.font(.headline).lineLimit(1).padding(.horizontal, metrics.navigationBarInset)
                        .frame(maxWidth: .infinity, minHeight: metrics.navigationBarHeight)
                } else {
                    Color.clear.frame(height: metrics.navigationBarHeight).hidden()
                    if let title {
                        title.font(.largeTitle.bold()).lineLimit(1)
                            .padding(.horizontal, metrics.navigationBarInset)
                            .frame(
                                maxWidth: .infinity, minHeight: metrics.largeTitleHeight, alignment: .leading)
                    }
                }
            }
        }
    }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBar { NavigationBar() }
    static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.displayMode = value.displayMode ?? next.displayMode
        value.isHidden = value.isHidden || next.isHidden
    }
}

/// The bar above a view.
public struct NavigationBarItem: Sendable {
    /// How large the title of a bar is.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
