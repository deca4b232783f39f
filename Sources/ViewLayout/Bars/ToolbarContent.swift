import Foundation

/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The items that it is made of.
    associatedtype Body: ToolbarContent
    /// The items that it is made of.
    @ToolbarContentBuilder var body: Body { get }
}

/// Items of bars that users may rearrange; nobody does so in a layout.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Items that the engine knows.
@MainActor
package protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Self {
    func makeItems(in context: ViewContext) -> [BarItem]
}

/// An evaluated item of a bar.
package struct BarItem {
    let placement: ToolbarItemPlacement
    let node: ViewNode
}

extension ToolbarContent where Body == Self {
    /// The items themselves: they are not made of others.
    public var body: Self { self }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ViewContext {
    /// The items of a toolbar, evaluated.
    func items<C: ToolbarContent>(of content: C) -> [BarItem] {
        if let primitive = content as? any PrimitiveToolbarContent { return primitive.makeItems(in: self) }
        guard C.Body.self != C.self else { return [] }
        if let missing = session.connect(content, in: self) {
            // An item that no bar has a place for is listed in reports.
            return [BarItem(placement: .secondaryAction, node: faulty(C.self, .missingObject(missing)))]
        }
        return items(of: content.body)
    }

    /// A view of a bar as an item, as high as the bar.
    func barItem(_ content: ViewNode, at placement: ToolbarItemPlacement) -> BarItem {
        let metrics = environment.platformMetrics
        guard !content.isSpacer else { return BarItem(placement: placement, node: content) }
        let padding = metrics[.barItemPadding]
        let height =
            placement.place == .bottom
            ? metrics[.bottomBarHeight] : metrics[.navigationBarHeight] - metrics[.navigationBarBottom]
        let layout = BarItemLayout(
            insets: EdgeInsets(
                top: 0, leading: placement.place == .leading ? padding : 0, bottom: 0,
                trailing: placement.place == .trailing ? padding : 0),
            minimum: CGSize(width: placement.place == .principal ? 0 : metrics[.barItemWidth], height: height))
        return BarItem(placement: placement, node: part("ToolbarItem", layout, around: content))
    }

    /// The environment of items: one line, a size that does not follow the text size, and no border.
    func inBar() -> ViewContext {
        var inner = inside(.horizontal).at("bar")
        inner.environment.enterBar()
        inner.environment.font = .body
        inner.environment.lineLimit = 1
        return inner
    }
}

/// One view of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        let context = placement.place == .bottom ? context.at("b") : context
        return context.unaryNodes(of: content).map { context.barItem($0, at: placement) }
    }
}

extension ToolbarItem where ID == () {
    /// Shows a view in a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Shows a view in a bar that users may rearrange.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content())
    }
}

/// Several views of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Shows views in a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
    /// Shows views in a bar; the label represents them only in a menu.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        context.nodes(of: content).map { context.barItem($0, at: placement) }
    }
}

/// Space between two items.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let sizing: SpacerSizing

    /// Makes space between two items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        guard placement.place == .bottom, sizing == .flexible else { return [] }
        return context.nodes(of: Spacer()).map { BarItem(placement: placement, node: $0) }
    }
}

/// How much space is between two items.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    /// As much as there is.
    public static let flexible = SpacerSizing(name: "flexible")
    /// As much as the platform puts there.
    public static let fixed = SpacerSizing(name: "fixed")
}
