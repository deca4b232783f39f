import Foundation

/// A choice among several values: a menu whose button shows the selected value, or segments that show all.
///
/// In lists and forms the label is beside it; elsewhere the label is only for accessibility.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label
    /// What is shown in place of the selected value.
    var current: AnyView?

    /// Shows a label made of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        switch context.environment.pickerLook {
        case .segments: return [segments(in: context)]
        case .wheel: return [wheel(in: context)]
        case .inline where context.list != nil: return rows(in: context)
        case .menu, .inline, .navigationLink: break
        }
        let value = value(in: context)
        let node =
            context.showsLabels ? context.labeled("Picker", label, EvaluatedViews(nodes: [value.node])) : value.node
        _ = node.asControl(isStandard: true)
        node.hide("Option", count: value.hidden)
        guard context.showsLabels else { return [node] }
        if context.environment.pickerLook == .navigationLink { node.traits.listRow.leadsFurther = true }
        return [node]
    }

    /// The value that is chosen, with the mark of a menu, and the number of the others. Of the views of an option a menu
    /// shows the title.
    @MainActor private func value(in context: ViewContext) -> (node: ViewNode, hidden: Int) {
        let inner = context.inside(.horizontal)
        let views = inner.at("v").nodes(of: content)
        // Headers of sections and dividers are no options.
        let tagged = views.filter { $0.traits.tag != nil }
        let options = tagged.isEmpty ? views : tagged
        let value = current.map { inner.unaryNodes(of: $0) } ?? chosen(of: options).map { [options[$0].title] } ?? []
        let metrics = context.environment.controlMetrics
        let kind = context.showsLabels ? nil : "Picker"
        let hidden = options.count - (current == nil ? value.count : 0)
        let isLink = context.environment.pickerLook == .navigationLink
        let style = metrics.hasBorderedMenus && !isLink ? metrics.automaticButtonStyle : .borderless
        let hasMark = !isLink && !(metrics.hasBorderedMenus && context.environment.menuMark == .hidden)
        let plain = AccessoryLayout(accessory: .zero, gap: 0, side: .trailing, fillsWidth: false)
        let marked = ViewNode(
            kind: style.hasBorder ? nil : kind, layout: hasMark ? .menuMark(metrics) : plain, children: value,
            context: context)
        guard style.hasBorder else { return (marked, hidden) }
        let layout = ButtonLayout(
            insets: metrics.buttonInsets(style, context.environment.controlSize),
            minimum: metrics.minimumButtonSize(style), fillsWidth: false)
        let button = ViewNode(kind: kind, layout: layout, children: [marked], context: context)
        button.look = LookSource(
            .button(ButtonLook(style: style, radius: context.environment.buttonBorderShape.radius)), context.environment
        )
        return (button, hidden)
    }

    /// The selected option, or else the first.
    private func chosen(of options: [ViewNode]) -> Int? {
        let value = AnyHashable(selection.wrappedValue)
        let wrapped = (selection.wrappedValue as? any OptionalValue)?.wrapped
        return options.firstIndex { $0.traits.tag == value || wrapped != nil && $0.traits.tag == wrapped }
            ?? options.indices.first
    }

    /// All options below each other, with the selected one in the middle; users can turn to those that are farther
    /// away.
    @MainActor private func wheel(in context: ViewContext) -> ViewNode {
        var inner = context.inside(.vertical)
        inner.environment.lineLimit = 1
        let metrics = context.environment.controlMetrics
        let options = inner.nodes(of: content)
        let layout = WheelLayout(
            size: metrics.wheelSize, rowHeight: metrics.segmentHeight, inset: metrics.segmentInset,
            chosen: chosen(of: options) ?? 0)
        let node = ViewNode(kind: "Picker", layout: layout, children: options, context: context)
        node.facts.clips = true
        node.facts.scrollAxes = .vertical
        return node.asControl(isStandard: true)
    }

    /// A row for the label and one for each value, with room for the mark of the selected one.
    @MainActor private func rows(in context: ViewContext) -> [ViewNode] {
        let options = context.nodes(of: content).map { $0.asControl() }
        for option in options { option.traits.listRow.leadsFurther = true }
        return (context.environment.labelsAreHidden ? [] : context.at("l").unaryNodes(of: label)) + options
    }

    /// The options beside each other, each on one line.
    @MainActor private func segments(in context: ViewContext) -> ViewNode {
        var inner = context.inside(.horizontal)
        inner.environment.lineLimit = 1
        inner.environment.font = context.environment.platformMetrics.segmentTitleFont
        let layout = SegmentsLayout(context.environment.controlMetrics)
        let node = ViewNode(kind: "Picker", layout: layout, children: inner.nodes(of: content), context: context)
        node.look = LookSource(.background(.tertiarySystemFill, radius: 9), context.environment)
        return node.asControl(isStandard: true)
    }
}

extension ViewNode {
    /// The first text in the view, or the view itself where it has none.
    fileprivate var title: ViewNode {
        var rest = [self]
        while let node = rest.popLast() {
            if node.text != nil { return node }
            rest += node.children.reversed()
        }
        return self
    }
}

private protocol OptionalValue {
    var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension ViewNode {
    /// The same view, as a control.
    ///
    /// - Parameter isStandard: Whether it has the platform's look.
    func asControl(isStandard: Bool = false) -> ViewNode {
        subject.facts.isControl = true
        subject.facts.isStandard = isStandard
        return self
    }
}

extension Picker where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension View {
    /// The value of the view in a picker.
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(NoteModifier { $0.traits.tag = AnyHashable(tag) })
    }
}
