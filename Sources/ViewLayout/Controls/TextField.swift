import Foundation

/// A text that users edit; it takes all the width that it is offered.
///
/// A field with a horizontal axis is one line high. One with a vertical axis grows with its text, up to the line limit.
public nonisolated struct TextField<Label: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let label: Label
    let text: Binding<String>?
    var axis = Axis.horizontal
    /// The text that is shown in place of the label until something is typed.
    var prompt: Text?
    /// A value that is written in a format.
    var value: Text?

    /// The field in the form that styles get.
    private var ofAnyLabel: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(label: _TextFieldStyleLabel(label), text: text, axis: axis)
        (field.prompt, field.value) = (prompt, value)
        return field
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        if let styled = context.nodes(styling: ofAnyLabel) { return styled }
        let typed = text.flatMap { $0.wrappedValue.isEmpty ? nil : Text(verbatim: $0.wrappedValue) } ?? value
        if context.environment.formColumns != nil, context.showsLabels {
            var inner = context.at("f")
            inner.environment.formColumns = nil
            let field = inner.textField("TextField", typed ?? prompt ?? Text(verbatim: " "), axis)
            return [context.labeled("LabeledContent", label, EvaluatedViews(nodes: [field]))]
        }
        let shown =
            typed.map { AnyView($0) }
            ?? AnyView((prompt.map { AnyView($0) } ?? AnyView(label)).foregroundStyle(.placeholder))
        return [context.textField("TextField", shown, axis)]
    }
}

extension TextField where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
        self.init(label: Text(titleKey), text: text, axis: axis)
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) {
        self.init(label: Text(title), text: text, axis: axis)
    }
    /// Shows the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
    ) {
        self.init(label: prompt ?? Text(titleKey), text: text, axis: axis)
    }
}

/// A line of text that is hidden while users edit it.
public nonisolated struct SecureField<Label: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let label: Label

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.textField("SecureField", label.foregroundStyle(.placeholder), .horizontal)]
    }
}

extension SecureField where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(label: Text(titleKey)) }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(label: Text(title)) }
}

/// Text of any length that users edit; it takes all the space that it is offered.
public nonisolated struct TextEditor: LocatedView {
    var source: ViewSource?
    /// Edits a text.
    public init(text: Binding<String>) {}

    public var body: some View { LeafView(kind: "TextEditor", leaf: FillLeaf()) }
}

extension ViewContext {
    fileprivate func textField(_ kind: String, _ shown: some View, _ axis: Axis) -> ViewNode {
        let metrics = environment.controlMetrics
        // In rows the platforms' fields have none.
        let hasBorder =
            environment.textFieldHasBorder ?? (metrics.hasBorderedTextFields && environment.listLook == nil)
        let insets =
            hasBorder
            ? EdgeInsets(horizontal: metrics.textFieldInsets.width, vertical: metrics.textFieldInsets.height)
            : EdgeInsets()
        var inner = inside(.horizontal)
        // The part of a line that is too long is cut off and can be scrolled to.
        if axis == .horizontal { inner.environment.lineLimit = 1 }
        let node = ViewNode(
            kind: kind, layout: TextFieldLayout(insets: insets, axis: axis), children: inner.unaryNodes(of: shown),
            context: self)
        node.facts.isControl = true
        node.facts.isStandard = hasBorder
        if hasBorder { node.look = LookSource(.field, environment) }
        return node
    }
}

struct TextFieldLayout: UnaryLayout {
    let insets: EdgeInsets
    let axis: Axis

    func proposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

    func size(of child: LayoutSubview, proposal: ProposedViewSize) -> CGSize {
        // The height is that of one line, however narrow the field, unless it grows with its text.
        let line = child.sizeThatFits(axis == .horizontal ? .unspecified : self.proposal(for: proposal))
        return CGSize(
            width: proposal.width ?? line.width + insets.horizontal, height: line.height + insets.vertical)
    }

    func place(_ child: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.midY), anchor: .leading,
            proposal: self.proposal(for: ProposedViewSize(bounds.size)))
    }
}
