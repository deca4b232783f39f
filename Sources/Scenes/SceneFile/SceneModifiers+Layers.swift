internal import Foundation
internal import Labels
internal import ViewLayout

extension SceneModifiers {
    /// A view in front of another or behind it.
    struct Layer {
        let content: Making<AnyView>
        var alignment = Alignment.center
        var isColorAlone = false
    }

    /// The content of an overlay or background: a view, or a mapping with `alignment` and `content`.
    static let layer = ValueForm<Layer>(.either([.view, aligned.shape])) { value, name in
        let entries = try value.isMapping ? value.entries(name) : []
        if entries.contains(where: { $0.name == "content" }) { return try aligned.read(value, name) }
        let isColor = entries.isEmpty ? value.scalar == "Color" : entries.count == 1 && entries[0].name == "Color"
        return Layer(content: { try $0.view(value) }, isColorAlone: isColor)
    }

    private static let aligned = ValueForm<Layer>.mapping(
        MappingKey("content", SceneValues.view, required: "a view", "The view."),
        MappingKey("alignment", SceneValues.alignment, usual: "center", "Where it is.")
    ) { Layer(content: $1, alignment: $2) }

    /// `alignmentGuide: { firstTextBaseline: 12 }`: the guide, and its place in points from the view's top or leading edge.
    static let guides = ValueForm<[(AnyView) -> AnyView]>(.mapping(guideKeys)) { value, name in
        try value.entries(name).map { entry in
            let place = CGFloat(try entry.value.number(entry.name))
            if let guide = horizontal.first(where: { $0.key == entry.name })?.value {
                return { AnyView($0.alignmentGuide(guide) { _ in place }) }
            }
            if let guide = vertical.first(where: { $0.key == entry.name })?.value {
                return { AnyView($0.alignmentGuide(guide) { _ in place }) }
            }
            throw InputError.unknown("alignment guide", entry.name, expected: guideKeys.map(\.name), at: entry.position)
        }
    }

    private static let horizontal: KeyValuePairs<String, HorizontalAlignment> = [
        "center": .center, "leading": .leading, "trailing": .trailing,
    ]

    private static let vertical: KeyValuePairs<String, VerticalAlignment> = [
        "bottom": .bottom, "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline, "top": .top,
    ]

    private static let guideKeys =
        horizontal.map { KeyShape($0.key, .number(), "In points from the leading edge.") }
        + vertical.map { KeyShape($0.key, .number(), "In points from the top.") }
}
