import Foundation

/// What a menu shows when it is open: its actions below each other.
nonisolated struct MenuView<Content: View>: PrimitiveView {
    let content: Content

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        var inner = context.inside(.vertical)
        inner.environment[StyleSlot<PrimitiveButtonStyleConfiguration>.self] = nil
        inner.environment.builtInButtonStyle = .borderless
        inner.environment.font = metrics.actionFont
        let layout = AlertButtonLayout(
            padding: metrics[.menuPadding], minimum: metrics[.menuRowHeight], anchor: .leading)
        let rows = inner.nodes(of: content).map { inner.part("Row", layout, around: $0) }
        let list = ListSectionLayout(rowSpacing: 0, rows: rows.indices)
        let column = ViewNode(kind: nil, layout: list, children: rows, context: inner)
        return [inner.wrap(column, in: FixedFrameLayout(width: metrics[.menuWidth], height: nil, alignment: .center))]
    }
}
