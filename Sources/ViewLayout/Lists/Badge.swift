import Foundation

/// Shows a mark at the end of the row; elsewhere a mark takes no space.
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
    /// A number at the end of the row, or on the tab; none for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    /// A text at the end of the row, or on the tab.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    /// The text that a catalog has for a key, at the end of the row or on the tab.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(label: key.map { Text($0) }))
    }
    /// A string that is not localized, at the end of the row or on the tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label: label.map { Text($0) }))
    }
}
