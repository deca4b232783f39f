import Foundation

/// The views that are shown over others, the one in front last.
enum PresentationKey: PreferenceKey {
    static var defaultValue: [ViewNode] { [] }
    static func reduce(value: inout [ViewNode], nextValue: () -> [ViewNode]) { value += nextValue() }
}

extension ViewNode {
    /// What users see of a scene with this root: the view itself, or what is presented over it.
    var topmost: ViewNode {
        guard let over = preference(PresentationKey.self)?.last else { return self }
        return over.topmost
    }
}

/// Presents a view over the scene while its state asks for it.
nonisolated struct PresentationModifier<Presented: View>: PrimitiveModifier {
    /// The name of the view in a report.
    let kind: String
    /// Whether the state of the views asks for it.
    let isPresented: Bool
    /// The view; `nil` where there is no item to make it from.
    let presented: () -> Presented?

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let nodes = content(context)
        // Each of these is then a scene of its own.
        let isOneAsked = context.environment.presentations != nil
        let isWanted = context.environment.presentations?.isWanted(kind) ?? isPresented
        guard isWanted, let first = nodes.first, let presented = presented() else {
            if !isOneAsked { nodes.first?.hide(kind) }
            return nodes
        }
        var over = context.inside(nil).at(kind)
        over.container = nil
        over.environment.leave()
        over.environment.presentations = nil
        let content = over.rootNode(of: presented)
        let fill = FlexibleFrameLayout.Limits(nil, nil, .infinity)
        let node = ViewNode(
            kind: kind, layout: FlexibleFrameLayout(width: fill, height: fill, alignment: .center),
            children: [content], context: over)
        if !isOneAsked { node.hide("CoveredView") }
        context.session.presents = true
        let wrapped = context.wrap(first, in: PassLayout())
        wrapped.transformsPreferences.append(PreferenceChange(PresentationKey.self) { $0.append(node) })
        return [wrapped] + nodes.dropFirst()
    }
}

extension View {
    /// Shows a view over the scene while it is wanted.
    nonisolated func presenting<V: View>(_ kind: String, if isPresented: Bool, _ content: @escaping () -> V)
        -> some View
    {
        modifier(PresentationModifier(kind: kind, isPresented: isPresented, presented: content))
    }

    /// Shows a view over the scene while there is an item to make it from.
    nonisolated func presenting<Item, V: View>(_ kind: String, _ item: Item?, _ content: @escaping (Item) -> V)
        -> some View
    {
        modifier(PresentationModifier(kind: kind, isPresented: item != nil) { item.map(content) })
    }
}
