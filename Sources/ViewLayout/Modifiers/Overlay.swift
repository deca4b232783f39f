import Foundation

/// Puts a second view in front of or behind the first, which alone decides the size.
struct SecondaryLayout: UnaryLayout {
    let alignment: Alignment

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let primary = subviews.first else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let main = primary.dimensions(in: proposal)
        for secondary in subviews.dropFirst() {
            let inner = ProposedViewSize(main.size)
            let own = secondary.dimensions(in: inner)
            let origin = CGPoint(
                x: bounds.minX + main[alignment.horizontal] - own[alignment.horizontal],
                y: bounds.minY + main[alignment.vertical] - own[alignment.vertical])
            secondary.place(at: origin, proposal: inner)
        }
    }

    func priority(of child: LayoutSubview) -> Double { child.priority }
}

/// Adds an overlay or a background to each view of the content.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
    let detachment: Detachment
    let alignment: Alignment
    let secondary: Secondary

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        var inner = context.inside(nil).at("o")
        inner.isSecondary = true
        return content(context).map { primary in
            context.attach(inner.nodes(of: secondary), to: primary, detachment, alignment)
        }
    }
}

extension ViewContext {
    /// A node that shows `added` in front of or behind `primary`; several views are stacked.
    func attach(
        _ added: [ViewNode], to primary: ViewNode, _ detachment: Detachment, _ alignment: Alignment
    ) -> ViewNode {
        guard let first = added.first else { return primary }
        let second =
            added.count == 1
            ? first
            : ViewNode(kind: "ZStack", layout: ZStackLayout(alignment: alignment), children: added, context: self)
        let node = ViewNode(
            kind: nil, layout: SecondaryLayout(alignment: alignment), children: [primary, second], context: self)
        node.takeTraits(of: primary)
        node.isSpacer = primary.isSpacer
        node.facts.detachment = detachment
        return node
    }
}

extension View {
    /// Puts views in front of this one; it does not change its layout.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(detachment: .overlay, alignment: alignment, secondary: content()))
    }

    /// Puts a view in front of this one; it does not change its layout.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(detachment: .overlay, alignment: alignment, secondary: overlay))
    }

    /// Puts views behind this one; it does not change its layout.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(detachment: .background, alignment: alignment, secondary: content()))
    }

    /// Puts a view behind this one; it does not change its layout.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(detachment: .background, alignment: alignment, secondary: background))
    }
}
