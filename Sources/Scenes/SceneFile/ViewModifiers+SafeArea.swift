internal import Foundation
internal import Frames
internal import ViewLayout

extension ViewModifiers {
    /// Modifiers that go by the space around a view: unsafe areas and containers.
    static var space: [String: ViewChange] {
        [
            "ignoresSafeArea": { _, view, value in
                if value.scalar == "true" { return AnyView(view.ignoresSafeArea()) }
                return AnyView(view.ignoresSafeArea(edges: try edges(value, "ignoresSafeArea")))
            },
            "safeAreaPadding": { _, view, value in
                AnyView(view.safeAreaPadding(try SceneValues.insets(value)))
            },
            "safeAreaInset": { reader, view, value in try safeAreaInset(reader, view, value) },
            "contentMargins": { _, view, value in
                AnyView(view.contentMargins(.all, try SceneValues.insets(value)))
            },
            "containerRelativeFrame": { _, view, value in try containerRelativeFrame(view, value) },
        ]
    }

    private static func edges(_ value: YAMLValue, _ name: String) throws -> Edge.Set {
        let sets: KeyValuePairs = [
            "top": Edge.Set.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
            "horizontal": .horizontal, "vertical": .vertical, "all": .all,
        ]
        return try value.listOrOne().reduce(into: []) { $0.formUnion(try $1.choice(name, of: sets)) }
    }

    /// `safeAreaInset: { edge: bottom, spacing: 0, alignment: center, content: … }`.
    private static func safeAreaInset(_ reader: ViewReader, _ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        let entries = try value.entries("safeAreaInset", keys: ["edge", "alignment", "spacing", "content"])
        guard let edge = entries["edge"] else { throw value.wrong("safeAreaInset", "a key \"edge\"") }
        guard let content = entries["content"] else { throw value.wrong("safeAreaInset", "a key \"content\"") }
        let bar = try reader.view(content)
        let spacing = try entries["spacing"].map { CGFloat(try $0.number("spacing")) }
        let places: KeyValuePairs = [
            "top": Edge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        let place = try edge.choice("edge", of: places)
        guard place == .top || place == .bottom else {
            let alignment = try entries["alignment"].map(SceneValues.verticalAlignment) ?? .center
            let side: HorizontalEdge = place == .leading ? .leading : .trailing
            return AnyView(view.safeAreaInset(edge: side, alignment: alignment, spacing: spacing) { bar })
        }
        let alignment = try entries["alignment"].map(SceneValues.horizontalAlignment) ?? .center
        let side: VerticalEdge = place == .top ? .top : .bottom
        return AnyView(view.safeAreaInset(edge: side, alignment: alignment, spacing: spacing) { bar })
    }

    /// `containerRelativeFrame: horizontal`, or `{ axes: horizontal, count: 4, span: 1, spacing: 10 }`.
    private static func containerRelativeFrame(_ view: AnyView, _ value: YAMLValue) throws -> AnyView {
        guard value.isMapping else { return AnyView(view.containerRelativeFrame(try SceneValues.axes(value))) }
        let entries = try value.entries(
            "containerRelativeFrame", keys: ["axes", "count", "span", "spacing", "alignment"])
        guard let axes = entries["axes"] else { throw value.wrong("containerRelativeFrame", "a key \"axes\"") }
        let spacing = CGFloat(try entries["spacing"]?.number("spacing") ?? 0)
        return AnyView(
            view.containerRelativeFrame(
                try SceneValues.axes(axes), count: try entries["count"]?.integer("count", from: 1) ?? 1,
                span: try entries["span"]?.integer("span", from: 1) ?? 1, spacing: spacing,
                alignment: try entries["alignment"].map(SceneValues.alignment) ?? .center))
    }
}
