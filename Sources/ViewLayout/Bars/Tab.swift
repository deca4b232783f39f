/// Views of a tab view with their labels.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What distinguishes one tab from another.
    associatedtype TabValue: Hashable
    /// The tabs that it is made of.
    associatedtype Body: TabContent
    /// The tabs that it is made of.
    var body: Body { get }
}

/// Tabs that the engine knows.
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
    func makeNodes(in context: ViewContext) -> [ViewNode]
}

extension TabContent where Body == Self {
    /// The tabs themselves: they are not made of others.
    public var body: Self { self }
}

extension ViewContext {
    func pages<C: TabContent>(of content: C) -> [ViewNode] {
        if let primitive = content as? any PrimitiveTabContent { return primitive.makeNodes(in: self) }
        guard C.Body.self != C.self else { return [] }
        if let missing = session.connect(content, in: self) { return [faulty(C.self, .missingObject(missing))] }
        return pages(of: content.body)
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The search.
    public static let search = TabRole(name: "search")
}

/// A view of a tab view with its label.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value
    let value: Value?
    let content: Content
    let label: Label

    init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// Shows a view for a value, with a label made of views.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let nodes = context.nodes(ofTab: label) {
            let nodes = context.nodes(of: content)
            guard nodes.count > 1 else { return nodes }
            return [ViewNode(kind: nil, layout: VStackLayout(), children: nodes, context: context)]
        }
        for node in nodes { node.traits.tag = value.map { AnyHashable($0) } }
        return nodes
    }
}

extension Tab where Value == Never {
    /// Shows a view with a label made of views.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == ViewLayout.Label<Text, Image> {
    /// Shows a view below a symbol and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: ViewLayout.Label(titleKey, systemImage: systemImage))
    }
    /// Shows a view below a symbol and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: ViewLayout.Label(title, systemImage: systemImage))
    }
    /// Shows a view below a picture and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: ViewLayout.Label(titleKey, image: image))
    }
}

extension Tab where Label == ViewLayout.Label<Text, Image> {
    /// Shows a view for a value, below a symbol and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: ViewLayout.Label(titleKey, systemImage: systemImage))
    }
    /// Shows a view for a value, below a symbol and a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: ViewLayout.Label(title, systemImage: systemImage))
    }
    /// Shows a view for a value, below a picture and the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: ViewLayout.Label(titleKey, image: image))
    }
}

/// Tabs with a header, which is shown only in a sidebar.
public nonisolated struct TabSection<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content

    /// Shows tabs; the header is not shown in a bar.
    public init<H: View>(@TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> H) {
        self.content = content()
    }
    /// Shows tabs; the title is not shown in a bar.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content) {
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.pages(of: content) }
}
