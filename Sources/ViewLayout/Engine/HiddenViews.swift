/// Views that a view can show and does not show in this layout, so that nothing in them is laid out: another tab, a
/// closed group, a sheet.
package struct HiddenViews: Hashable, Sendable {
    /// What they are: `Tab`, `DisclosureGroup`, `Sheet`; or the name of a view that cannot be evaluated.
    package var kind: String
    /// The first text of their label; nil where there is no label.
    package var title: TextContent.Source?
    /// How many of the kind there are.
    package var count = 1
    /// Why they cannot be evaluated; nil where they can be.
    package var reason: String?
}

extension ViewNode {
    /// Notes what the view can show and does not show.
    ///
    /// - Parameter label: The label of what is hidden.
    func hide(_ kind: String, labelled label: ViewNode? = nil, count: Int = 1) {
        guard count > 0 else { return }
        subject.facts.hidden.append(HiddenViews(kind: kind, title: label?.title, count: count))
    }

    /// The first text in the view.
    private var title: TextContent.Source? {
        text?.content.runs.first?.source ?? children.lazy.compactMap(\.title).first
    }
}

/// Notes what a modifier would present over the view, and does not present in a layout.
nonisolated struct HidingModifier: PrimitiveModifier {
    let kind: String

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let nodes = content(context)
        nodes.first?.hide(kind)
        return nodes
    }
}

extension View {
    /// Notes that the view can present something and does not in a layout.
    nonisolated func hiding(_ kind: String) -> some View { modifier(HidingModifier(kind: kind)) }
}
