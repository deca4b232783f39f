/// Views with a header and a footer: in a list a group of rows, elsewhere views that follow each other.
public nonisolated struct Section<Parent, Content, Footer> {
    var source: ViewSource?
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the content is shown; `nil` where it always is.
    var isExpanded: Binding<Bool>?

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, PrimitiveView, LocatedView, LocatedPrimitiveView
where Parent: View, Content: View, Footer: View {
    /// Shows views with a header and a footer made of views.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
    /// Shows views with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let presentations = context.environment.presentations
        let isOpen = isExpanded?.wrappedValue != false || presentations?.isWanted("Section") == true
        let rows = { isOpen ? context.nodes(of: content) : [] }
        let nodes: [ViewNode]
        if let list = context.list {
            nodes = [
                context.section(
                    "Section", header: context.inHeader(of: list).nodes(of: header), rows: rows(),
                    footer: context.inFooter().nodes(of: footer), in: list)
            ]
        } else {
            nodes = context.at("h").nodes(of: header) + rows() + context.at("e").nodes(of: footer)
        }
        if !isOpen, presentations == nil, let first = nodes.first { first.hide("Section", labelled: first) }
        return nodes
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Shows views with a header made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    /// Shows views with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    /// Shows views with a header made of views, while they are disclosed.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Shows views with a footer made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    /// Shows views with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Shows views as a group.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Shows views below the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    /// Shows views below a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    /// Shows views below the text that a catalog has for a key, while they are disclosed.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    /// Shows views below a string that is not localized, while they are disclosed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
