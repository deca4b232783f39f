import Foundation

/// The button that opens a menu, without a border unless the platform or a style gives it one.
///
/// On macOS it has one by default, and an arrow (Apple documentation, `MenuStyle.automatic`, `MenuStyle.button`).
nonisolated struct MenuButton<Label: View>: PrimitiveView {
    let label: Label

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        guard context.environment.controlMetrics.hasBorderedMenus else {
            return context.nodes(of: BorderlessButton(label: label))
        }
        let button = Button {
        } label: {
            MarkedLabel(label: label)
        }
        return context.nodes(of: button)
    }
}

/// The label of a button that opens a menu, with an arrow unless it is hidden.
private nonisolated struct MarkedLabel<Label: View>: PrimitiveView {
    let label: Label

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let labels = context.unaryNodes(of: label)
        guard context.environment.menuMark != .hidden else { return labels }
        return [
            ViewNode(
                kind: nil, layout: .menuMark(context.environment.controlMetrics), children: labels, context: context)
        ]
    }
}

extension Layout where Self == AccessoryLayout {
    /// A label with the mark of a control that opens a menu.
    static func menuMark(_ metrics: ControlMetrics) -> AccessoryLayout {
        AccessoryLayout(
            accessory: metrics.menuIndicatorSize, gap: metrics.labelSpacing / 2, side: .trailing, fillsWidth: false)
    }
}
