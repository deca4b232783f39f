import Foundation

/// Shows a view below a bar with its title and items, and above one with more items; it takes all the space that it is
/// offered.
///
/// The bar is as high as the platform's metrics say, and higher if its title needs it. A layout never pushes a view.
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
        let node = context.barred(kind, top: bar.top(in: context), content, bottom: bar.bottom(in: context), container)
        node.hide("ToolbarItem", count: bar.hiddenItems(context.environment.platformMetrics))
        return [node]
    }
}

/// The settings of a view for the bars around it.
struct NavigationBar {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isHidden = false
    var hidesBottomBar = false
    var hidesTabBar = false
    var items: [BarItem] = []
    /// The prompt in an empty search field, and whether there is a field.
    var searchPrompt: Text?
    var hasSearch = false

    /// The number of items that are not in a bar: those of other placements, and on macOS all, since its bars are
    /// outside of the scene.
    fileprivate func hiddenItems(_ metrics: PlatformMetrics) -> Int {
        items.count { item in
            switch item.placement.place {
            case .elsewhere: !item.node.isSpacer
            case .bottom: !item.node.isSpacer && metrics[.bottomBarHeight] <= 0
            default: !item.node.isSpacer && !metrics.hasNavigationBars
            }
        }
    }

    /// How many items there are, for a place without bars.
    var itemCount: Int { items.count { !$0.node.isSpacer } }

    /// The bar above the content: items and a title between them, or a large title below them, and a search field.
    @MainActor
    fileprivate func top(in context: ViewContext) -> ViewNode? {
        let metrics = context.environment.platformMetrics
        guard !isHidden, metrics.hasNavigationBars else { return nil }
        let bar = context.inBar()
        // Material has its titles in the bar.
        let isInline =
            displayMode == .inline || metrics.platform == .android && displayMode != .large
            || metrics[.navigationBarLargeTitleHeight] <= 0
        var nodes = nodes(at: .leading, as: .leading)
        let principal = self.nodes(at: .principal, as: .title)
        nodes += principal
        if let title, isInline, principal.isEmpty {
            nodes += bar.at("t").nodes(of: title.font(metrics.navigationTitleFont)).with(.title)
        }
        nodes += self.nodes(at: .trailing, as: .trailing)
        if let title, !isInline {
            let large = title.font(.largeTitle.bold()).lineLimit(1)
            nodes += context.inside(nil).at("t").nodes(of: large).with(.largeTitle)
        }
        if hasSearch { nodes += context.inside(nil).at("s").nodes(of: SearchField(prompt: searchPrompt)).with(.search) }
        return ViewNode(
            kind: "NavigationBar", layout: NavigationBarLayout(metrics: metrics), children: nodes,
            context: context.at("top"))
    }

    /// The bar below the content: its items with equal spaces between them, or with the spaces that they bring.
    @MainActor
    fileprivate func bottom(in context: ViewContext) -> ViewNode? {
        let metrics = context.environment.platformMetrics
        let items = items.filter { $0.placement.place == .bottom }.map(\.node)
        guard !hidesBottomBar, metrics[.bottomBarHeight] > 0, !items.isEmpty else { return nil }
        let bar = context.inside(.horizontal).at("bottom")
        var nodes = items
        if !items.contains(where: \.isSpacer) {
            nodes = items.enumerated().flatMap { index, item in
                (index == 0 ? [] : bar.at(index).nodes(of: Spacer(minLength: metrics[.barItemSpacing]))) + [item]
            }
        }
        let row = ViewNode(kind: nil, layout: HStackLayout(spacing: 0), children: nodes, context: bar)
        let inset = metrics[.barInset] + metrics[.barItemPadding]
        let frame = FlexibleFrameLayout(
            width: .init(nil, nil, .infinity), height: .init(metrics[.bottomBarHeight], nil, nil), alignment: .center)
        let padded = bar.wrap(row, in: PaddingLayout(insets: EdgeInsets(horizontal: inset, vertical: 0)))
        return ViewNode(kind: "Toolbar", layout: frame, children: [padded], context: bar)
    }

    @MainActor
    private func nodes(at place: ToolbarItemPlacement.Place, as role: BarRole) -> [ViewNode] {
        items.filter { $0.placement.place == place && !$0.node.isSpacer }.map(\.node).with(role)
    }
}

extension [ViewNode] {
    /// The same nodes, with a role in a bar.
    fileprivate func with(_ role: BarRole) -> [ViewNode] {
        for node in self { node.traits[BarRole.self] = role }
        return self
    }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBar { NavigationBar() }
    static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.displayMode = value.displayMode ?? next.displayMode
        value.isHidden = value.isHidden || next.isHidden
        value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
        value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
        value.items += next.items
        value.searchPrompt = value.searchPrompt ?? next.searchPrompt
        value.hasSearch = value.hasSearch || next.hasSearch
    }
}

/// The bar above a view.
public struct NavigationBarItem: Sendable {
    /// How large the title of a bar is.
    public enum TitleDisplayMode: Sendable {
        /// Whether the title is in the bar or large below it; `automatic` is the mode of the previous screen.
        case automatic, inline, large
    }
}
