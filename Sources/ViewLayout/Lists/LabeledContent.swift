/// A value with a label: at the ends of a row in lists and forms, beside each other elsewhere.
public nonisolated struct LabeledContent<Label, Content> {
    var source: ViewSource?
    let label: Label
    let content: Content
}

extension LabeledContent: View, PrimitiveView, LocatedView, LocatedPrimitiveView where Label: View, Content: View {
    /// Shows a value and a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let styled = context.nodes(
            styling: LabeledContentStyleConfiguration(
                label: .init(base: AnyView(label)), content: .init(base: AnyView(content))))
        if let styled { return styled }
        guard !context.environment.labelsAreHidden else { return context.nodes(of: content) }
        return [context.labeled("LabeledContent", label, content)]
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Shows a value beside the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Shows a value beside a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Shows a string beside the text that a catalog has for a key.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    /// Shows a string beside another, neither of which is localized.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Shows the label and value that a style was given.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// A style of labeled content, made from label and value.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labeled content is given.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: Label
    /// The value.
    public let content: Content

    /// The label, as a view.
    public nonisolated struct Label: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
    /// The value, as a view.
    public nonisolated struct Content: PrimitiveView {
        let base: AnyView
        @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
    }
}

/// The platform's default style of labeled content.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, EngineStyle {
    public init() {}
    // The same as without a style.
    func set(in environment: inout EnvironmentValues) {}
    /// Label and value as they are; the engine arranges them.
    @MainActor public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        LabeledContent(configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The platform's default style.
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of the labeled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
