public import Foundation

/// Gives the view a size that follows from that of the scene.
private nonisolated struct ContainerRelativeModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let session = context.session
        session.readsSpace = true
        func size(_ axis: Axis) -> CGFloat? {
            axes.contains(Axis.Set(axis)) ? session.space[axis].map { max(length($0, axis), 0) } : nil
        }
        let layout = FixedFrameLayout(width: size(.horizontal), height: size(.vertical), alignment: alignment)
        return content(context).map { child in
            let node = context.wrap(child, in: layout)
            node.facts.isFrame = true
            return node
        }
    }
}

extension View {
    /// Makes the view as large as the scene on some axes. The scene is the only container that counts here.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as long on some axes as `length` says for the scene's length, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view span some of `count` equal parts of the scene, with `spacing` points between parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
