public import Foundation

/// A container for `containerRelativeFrame`: a navigation stack or a scroll view.
///
/// Its size is known only after it is placed. Until then its content is laid out for the container around it, and once
/// more if the size turns out to be different.
@MainActor
final class RelativeContainer {
    let outer: RelativeContainer?
    let path: String
    /// The node, after its content is evaluated. The node owns what is in the content, so this reference is weak.
    weak var node: ViewNode?
    /// The distance of its content from the edges of the node's frame.
    var insets: (CGRect) -> EdgeInsets = { _ in EdgeInsets() }
    fileprivate var isRead = false

    init(in context: ViewContext) {
        outer = context.container
        path = context.path.description
    }

    /// The size that the node was offered where it was placed, or else its own, without the insets of its content.
    fileprivate var size: CGSize? {
        guard let node, let frame = node.placedFrame else { return nil }
        var size = frame.size
        for axis in Axis.allCases {
            if let offer = node.placedProposal[axis], offer.isFinite { size[axis] = offer }
        }
        let insets = insets(frame)
        return CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    }
}

extension RelativeContainer {
    /// The container, where a length that nobody offers it is no longer what its content was laid out for.
    fileprivate func unsettled(from guess: ProposedViewSize) -> UnsettledContainer? {
        guard let node, let size else { return nil }
        let axis = Axis.allCases.first { axis in
            !(node.placedProposal[axis]?.isFinite ?? false) && guess[axis] != size[axis]
        }
        return axis.map { UnsettledContainer(axis: $0, kind: node.kind ?? "container", source: node.source) }
    }
}

extension EvaluationSession {
    /// The size of a container without its safe area; that of the scene where there is none.
    func size(of container: RelativeContainer?) -> ProposedViewSize {
        guard let container else {
            readsSpace = true
            return space
        }
        let guess = containerSizes[container.path].map { ProposedViewSize($0) } ?? size(of: container.outer)
        guard !container.isRead else { return guess }
        container.isRead = true
        afterLayout { [unowned self] in
            guard let size = container.size, containerSizes[container.path] != size else { return nil }
            containerSizes[container.path] = size
            guard ProposedViewSize(size) != guess, let node = container.node else { return nil }
            unsettled = unsettled ?? container.unsettled(from: guess)
            return node
        }
        return guess
    }
}

/// Gives the view a size that depends on that of the nearest container.
private nonisolated struct ContainerRelativeModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        let container = context.session.size(of: context.container)
        func size(_ axis: Axis) -> CGFloat? {
            axes.contains(Axis.Set(axis)) ? container[axis].map { max(length($0, axis), 0) } : nil
        }
        let layout = FixedFrameLayout(width: size(.horizontal), height: size(.vertical), alignment: alignment)
        return content(context).map { child in
            let node = context.wrap(child, in: layout)
            node.isFrame = true
            return node
        }
    }
}

extension View {
    /// Makes the view as large as the nearest container without its safe area, on some axes.
    ///
    /// Containers are the scene, a navigation stack and a scroll view.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sets the length of the view on some axes by a function of the nearest container's length, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view span a number of `count` equal parts of the nearest container, with `spacing` points between
    /// parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
