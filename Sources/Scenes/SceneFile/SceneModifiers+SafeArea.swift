internal import Foundation
internal import ViewLayout

extension SceneModifiers {
    /// Modifiers that depend on what is around a view: unsafe areas and containers.
    static let space = ModifierSection("Modifiers of the space around") { space in
        space.modifier("ignoresSafeArea", "Takes the space that the device covers too.", ignoredEdges) { view, edges in
            edges.map { AnyView(view.ignoresSafeArea(edges: $0)) } ?? AnyView(view.ignoresSafeArea())
        }
        space.modifier("safeAreaPadding", "Space between the safe area and the view.", SceneValues.insets) {
            AnyView($0.safeAreaPadding($1))
        }
        space.modifier("safeAreaInset", "A bar at an edge, beside which the safe area of the view ends.", inset) {
            try $2($0, $1)
        }
        space.modifier("contentMargins", "Space between a scroll view and what it scrolls.", SceneValues.insets) {
            AnyView($0.contentMargins(.all, $1))
        }
        space.modifier("containerRelativeFrame", "A share of the container's length.", relativeFrame) { $1($0) }
    }

    /// true for all regions and edges; or the edges.
    private static let ignoredEdges = ValueForm<Edge.Set>.choice([
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "horizontal": .horizontal,
        "vertical": .vertical, "all": .all,
    ]).listOrOne.map { sets, _ in Optional(sets.reduce(into: Edge.Set()) { $0.formUnion($1) }) }.or("true") { nil }

    private static let edge = ValueForm<Edge>.choice([
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ])

    /// `safeAreaInset: { edge: bottom, spacing: 0, alignment: center, content: … }`.
    private static let inset = ValueForm<(ViewReader, AnyView) throws -> AnyView>.mapping(
        MappingKey("edge", edge, required: "a key \"edge\"", "The edge at which it is."),
        MappingKey("content", SceneValues.view, required: "a key \"content\"", "The bar."),
        MappingKey(
            "spacing", SceneValues.lengthInPoints, "Points between the bar and the view; by default the platform's."),
        MappingKey("alignment", .later(alignments), usual: "center", "How the bar is aligned along its edge.")
    ) { _, edge, content, spacing, alignment in
        { reader, view in
            let bar = try content(reader)
            guard edge == .top || edge == .bottom else {
                let alignment = try SceneValues.verticalAlignment.read(alignment, "alignment")
                let side: HorizontalEdge = edge == .leading ? .leading : .trailing
                return AnyView(view.safeAreaInset(edge: side, alignment: alignment, spacing: spacing) { bar })
            }
            let alignment = try SceneValues.horizontalAlignment.read(alignment, "alignment")
            let side: VerticalEdge = edge == .top ? .top : .bottom
            return AnyView(view.safeAreaInset(edge: side, alignment: alignment, spacing: spacing) { bar })
        }
    }

    private static let alignments = ValueShape.either([
        SceneValues.horizontalAlignment.shape, SceneValues.verticalAlignment.shape,
    ])

    /// `containerRelativeFrame: horizontal`, or `{ axes: horizontal, count: 4, span: 1, spacing: 10 }`.
    private static let relativeFrame = SceneValues.axes
        .map { axes, _ -> (AnyView) -> AnyView in { AnyView($0.containerRelativeFrame(axes)) } }
        .orMapping(
            .mapping(
                MappingKey("axes", SceneValues.axes, required: "a key \"axes\"", "The axes in which it takes a share."),
                MappingKey("count", .integer(from: 1), usual: "1", "How many parts the container has."),
                MappingKey("span", .integer(from: 1), usual: "1", "How many of them the view takes."),
                MappingKey("spacing", SceneValues.lengthInPoints, usual: "0", "Points between the parts."),
                MappingKey("alignment", SceneValues.alignment, usual: "center", "Where the view is in its share.")
            ) { _, axes, count, span, spacing, alignment in
                {
                    AnyView(
                        $0.containerRelativeFrame(
                            axes, count: count, span: span, spacing: spacing, alignment: alignment))
                }
            })
}
