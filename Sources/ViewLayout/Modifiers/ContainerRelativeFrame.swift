public import Foundation

/// A view that `containerRelativeFrame` goes by: a navigation stack or a scroll view.
///
/// How large it is shows only once it is placed. Until then its content is laid out for the container around it, and once
/// more when the size turns out to be another.
@MainActor
final class RelativeContainer {
    let outer: RelativeContainer?
    let path: String
    /// The node, once its content is evaluated; the node holds what is in the content, so this does not hold it.
    weak var node: ViewNode?
    /// What keeps the content from the edges of the node's frame.
    var insets: (CGRect) -> EdgeInsets = { _ in EdgeInsets() }
    fileprivate var isRead = false

    init(in context: ViewContext) {
        outer = context.container
        path = context.path.description
    }

    /// What the node was offered where it was placed, or else took, less what keeps its content from the edges.
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
    /// The size of a container less its safe area; of the scene where there is none.
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

/// Gives the view a size that follows from that of the nearest container.
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
    /// Makes the view as large as the nearest container less its safe area, on some axes.
    ///
    /// Containers are the scene, a navigation stack and a scroll view.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as long on some axes as `length` says for the nearest container's length, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view span some of `count` equal parts of the nearest container, with `spacing` points between parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
            return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
