import Foundation

/// Shows a badge at the end of the row; elsewhere a badge takes up no space.
private nonisolated struct BadgeModifier: PrimitiveModifier {
    let label: Text?

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let nodes = content(context)
        guard context.list != nil, let label else { return nodes }
        return nodes.map { node in
            let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
                EvaluatedViews(nodes: [node])
                Spacer(minLength: context.environment.platformMetrics[.formLabelSpacing])
                label.lineLimit(1).fixedSize()
            }
            let marked = context.wrap(context.at("badge").rootNode(of: row), in: PassLayout())
            marked.takeTraits(of: node)
            return marked
        }
    }
}

extension View {
    /// Shows a number at the end of the row, or on the tab; nothing for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// Shows a text at the end of the row, or on the tab.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    /// Shows the text that a catalog has for a key, at the end of the row or on the tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(label: key.map { Text($0) }))
    }
    /// Shows a string that is not localized, at the end of the row or on the tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label: label.map { Text($0) }))
    }
}
