import Foundation

/// Views in a box, below a label.
public nonisolated struct GroupBox<Label: View, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    /// Shows views below a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
    /// Shows views below a label.
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let styled = context.nodes(
            styling: GroupBoxStyleConfiguration(
                label: .init(base: AnyView(label)), content: .init(base: AnyView(content))))
        if let styled { return styled }
        let metrics = context.environment.platformMetrics
        let padding = metrics[.groupBoxPadding]
        let inner = context.inside(.vertical)
        // On macOS the label is above the box, elsewhere in it.
        let isOutside = metrics.platform == .macos
        let parts = VStack(alignment: .leading, spacing: metrics[.groupBoxLabelSpacing]) {
            label.font(isOutside ? .subheadline : .headline)
            VStack { content }.padding(isOutside ? padding : 0)
        }
        let layout = PaddingLayout(insets: EdgeInsets(isOutside ? 0 : padding, on: .all))
        return [ViewNode(kind: "GroupBox", layout: layout, children: inner.nodes(of: parts), context: context)]
    }
}

extension GroupBox where Label == EmptyView {
    /// Shows views in a box.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    /// Shows views below the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Shows views below a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Shows the label and content that a style was given.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// A style of group boxes, made from label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of group boxes is given.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The label.
    public let label: Label
    /// The views in the box.
    public let content: Content

    /// The label, as a view.
    public nonisolated struct Label: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
    /// The views in the box, as a view.
    public nonisolated struct Content: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
}

/// The platform's default style of group boxes.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, EngineStyle {
    public init() {}
    // The same as without a style.
    func set(in environment: inout EnvironmentValues) {}
    /// Label and content as they are; the engine arranges them.
    @MainActor public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
