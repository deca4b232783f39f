import Foundation

/// A switch with a label, on macOS a checkbox; a switch takes all the width that it is offered, except on macOS.
public nonisolated struct Toggle<Label: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let isOn: Binding<Bool>
    let label: Label

    /// Shows a label made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        var inner = context.inside(.horizontal)
        inner.environment.toggleLook = .automatic
        let styled = inner.nodes(
            styling: ToggleStyleConfiguration(label: .init(base: AnyView(label)), isOn: isOn))
        if let styled {
            let layout = ButtonLayout(insets: EdgeInsets(), minimum: .zero, fillsWidth: false)
            return [toggle(layout, inner.unary(styled), isStandard: false, context)]
        }
        let metrics = context.environment.controlMetrics
        switch context.environment.toggleLook {
        case .automatic where metrics.togglesAreCheckboxes, .checkbox:
            return context.nodes(
                of: AccessoryControl(kind: "Toggle", label: label, side: .leading, fillsWidth: false) {
                    $0.checkboxSize
                })
        case .automatic, .switch:
            return context.nodes(
                of: AccessoryControl(
                    kind: "Toggle", label: label, side: .trailing, fillsWidth: !metrics.togglesAreCheckboxes
                ) { $0.toggleSize })
        case .button:
            let insets = metrics.buttonInsets(.bordered, context.environment.controlSize)
            let layout = ButtonLayout(insets: insets, minimum: .zero, fillsWidth: false)
            return [toggle(layout, inner.unaryNodes(of: label), isStandard: true, context)]
        }
    }

    @MainActor private func toggle(
        _ layout: ButtonLayout, _ parts: [ViewNode], isStandard: Bool, _ context: ViewContext
    ) -> ViewNode {
        let node = ViewNode(kind: "Toggle", layout: layout, children: parts, context: context)
        node.facts.isControl = true
        node.facts.isStandard = isStandard
        node.look = LookSource(.plain, context.environment)
        return node
    }
}

extension Toggle where Label == ViewLayout.Label<Text, Image> {
    /// Shows an icon and the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ViewLayout.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
