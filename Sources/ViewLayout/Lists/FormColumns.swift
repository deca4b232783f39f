import Foundation

/// What the rows of a form in columns share: the labels, the widest of which makes the first column.
final class FormColumns {
    fileprivate(set) var labels: [ViewNode] = [] { didSet { widest = nil } }
    /// The ideal width of the widest label, once a row has asked for it.
    private var widest: CGFloat?

    /// The width of the first column in a form that is offered a width: that of the widest label, but at most half of
    /// the form.
    func width(in offer: CGFloat?) -> CGFloat {
        let widest = widest ?? labels.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
        self.widest = widest
        return min(widest, offer.map { $0 / 2 } ?? widest)
    }
}

/// A label that ends with the first column, and the content after it; rows without a label begin there too.
struct FormColumnsLayout: Layout {
    // Made and used only on the main actor, like nodes.
    nonisolated(unsafe) let columns: FormColumns
    /// Between the columns, in points.
    let gap: CGFloat
    let hasLabel: Bool

    private func proposals(_ width: CGFloat?) -> (label: ProposedViewSize, content: ProposedViewSize) {
        let label = columns.width(in: width)
        let start = label > 0 ? label + gap : 0
        return (
            ProposedViewSize(width: label, height: nil),
            ProposedViewSize(width: width.map { max($0 - start, 0) }, height: nil)
        )
    }

    private func parts(_ subviews: Subviews) -> (label: LayoutSubview?, content: LayoutSubview?) {
        hasLabel ? (subviews.first, subviews.dropFirst().first) : (nil, subviews.first)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (proposals, parts) = (proposals(proposal.width), parts(subviews))
        let label = parts.label?.dimensions(in: proposals.label)
        let content = parts.content?.dimensions(in: proposals.content)
        let start = (proposals.label.width ?? 0) > 0 ? (proposals.label.width ?? 0) + gap : 0
        let tops = tops(label, content)
        return CGSize(
            width: start + (content?.width ?? 0),
            height: max(tops.label + (label?.height ?? 0), tops.content + (content?.height ?? 0)))
    }

    /// How far both are below the top, so that their first lines are at one height.
    private func tops(_ label: ViewDimensions?, _ content: ViewDimensions?) -> (label: CGFloat, content: CGFloat) {
        guard let label else { return (0, 0) }
        let lead = label[.firstTextBaseline] - (content?[.firstTextBaseline] ?? 0)
        return (max(-lead, 0), max(lead, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (proposals, parts) = (proposals(proposal.width ?? bounds.width), parts(subviews))
        let width = proposals.label.width ?? 0
        let label = parts.label?.dimensions(in: proposals.label)
        let content = parts.content?.dimensions(in: proposals.content)
        let tops = tops(label, content)
        parts.label?.place(
            at: CGPoint(x: bounds.minX + width, y: bounds.minY + tops.label), anchor: .topTrailing,
            proposal: proposals.label)
        parts.content?.place(
            at: CGPoint(x: bounds.minX + (width > 0 ? width + gap : 0), y: bounds.minY + tops.content),
            proposal: proposals.content)
    }
}

extension ViewContext {
    /// A form in columns, as wide as needed.
    func columns(_ kind: String, _ content: some View) -> ViewNode {
        let columns = FormColumns()
        var inner = inside(.vertical)
        inner.environment.listLook = nil
        inner.environment.formColumns = columns
        let metrics = environment.platformMetrics
        let rows = inner.nodes(of: content).map { node in
            guard node.traits.formLabel == nil else { return node }
            let layout = FormColumnsLayout(columns: columns, gap: metrics[.formLabelSpacing], hasLabel: false)
            return wrap(node, in: layout)
        }
        let layout = VStackLayout(alignment: .leading, spacing: metrics[.formRowSpacing])
        return ViewNode(kind: kind, layout: layout, children: rows, context: self)
    }

    /// A label and its content, arranged by their place: at the ends of a row of a list or form, in the columns of a
    /// form, below each other at the accessibility text sizes of iOS, and beside each other elsewhere.
    func labeled(_ kind: String, _ label: some View, _ content: some View) -> ViewNode {
        let metrics = environment.platformMetrics
        let gap = metrics[.formLabelSpacing]
        if let columns = environment.formColumns {
            var inner = inside(.horizontal)
            inner.environment.formColumns = nil
            let label = inner.at("l").unaryNodes(of: label)
            columns.labels += label
            let layout = FormColumnsLayout(columns: columns, gap: gap, hasLabel: !label.isEmpty)
            let node = ViewNode(
                kind: kind, layout: layout, children: label + inner.unaryNodes(of: content), context: self)
            node.traits.formLabel = true
            return node
        }
        guard environment.listLook != nil else {
            return container(
                kind, HStackLayout(alignment: .firstTextBaseline),
                Group {
                    label
                    content
                })
        }
        if metrics.platform == .ios, environment.dynamicTypeSize.isAccessibilitySize {
            return container(
                kind, VStackLayout(alignment: .leading, spacing: 0),
                Group {
                    label
                    content
                })
        }
        return container(
            kind, HStackLayout(alignment: .firstTextBaseline, spacing: 0),
            Group {
                label
                Spacer(minLength: gap)
                content.multilineTextAlignment(.trailing)
            })
    }

    /// Whether the labels of controls are shown beside them here.
    var showsLabels: Bool {
        (environment.listLook != nil || environment.formColumns != nil) && !environment.labelsAreHidden
    }
}

/// Views that are already evaluated.
nonisolated struct EvaluatedViews: PrimitiveView {
    let nodes: [ViewNode]
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { nodes }
}
