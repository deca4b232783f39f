internal import Foundation
internal import ViewLayout

extension SceneModifiers {
    /// Modifiers that change sizes and places.
    static let layout = ModifierSection("Modifiers of size") { layout in
        layout.modifier("frame", "A width and a height, or bounds of them, in points.", frame) { view, change in
            change(view)
        }
        layout.modifier(
            "padding", "Space around the view; by default the platform's.",
            SceneValues.insets.map { insets, _ in Optional(insets) }.orNothing { nil }
        ) { view, insets in
            insets.map { AnyView(view.padding($0)) } ?? AnyView(view.padding())
        }
        layout.modifier("fixedSize", "Keeps the ideal size in both axes, or in those that are named.", fixedSize) {
            AnyView($0.fixedSize(horizontal: $1.contains(.horizontal), vertical: $1.contains(.vertical)))
        }
        layout.modifier("layoutPriority", "Views of a higher priority get their room first.", .number) {
            AnyView($0.layoutPriority($1))
        }
        layout.modifier("controlSize", "How large controls are.", controlSize) { AnyView($0.controlSize($1)) }
        layout.modifier("clipped", "Whether what leaves the frame is not drawn.", .flag) { view, isClipped in
            isClipped ? AnyView(view.clipped()) : view
        }
        layout.modifier("rank", "The place in a ranking, for RadialLayout; 1 is the best.", .integer) {
            AnyView($0.rank($1))
        }
    }

    private static let controlSize = ValueForm<ControlSize>.choice([
        "mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge,
    ])

    /// true, nothing, the axes, or SwiftUI's labels: `fixedSize: horizontal`, `fixedSize: { horizontal: true }`.
    private static let fixedSize = SceneValues.axes
        .orMapping(
            .mapping(
                MappingKey("horizontal", .bool, usual: "false", "Whether it keeps its ideal width."),
                MappingKey("vertical", .bool, usual: "false", "Whether it keeps its ideal height.")
            ) { _, isHorizontal, isVertical in
                (isHorizontal ? Axis.Set.horizontal : []).union(isVertical ? .vertical : [])
            }
        )
        .or("true") { [.horizontal, .vertical] }
        .orNothing { [.horizontal, .vertical] }

    private static let side = SceneValues.lengthInPoints(from: 0)
    // Only ideal and maximum lengths may be infinite in SwiftUI.
    private static let boundless = ValueForm.length.map { length, _ in CGFloat(length) }

    private static let frame = ValueForm<(AnyView) -> AnyView>.mapping(
        MappingKey("alignment", SceneValues.alignment, usual: "center", "Where the view is in a larger frame."),
        MappingKey("width", side, "The width."),
        MappingKey("height", side, "The height."),
        MappingKey("minWidth", side, "The least width."),
        MappingKey("idealWidth", boundless, "The width where nothing is proposed."),
        MappingKey("maxWidth", boundless, "The greatest width; `infinity` takes all there is."),
        MappingKey("minHeight", side, "The least height."),
        MappingKey("idealHeight", boundless, "The height where nothing is proposed."),
        MappingKey("maxHeight", boundless, "The greatest height; `infinity` takes all there is.")
    ) { value, alignment, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight in
        let hasBounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
        guard width != nil || height != nil else {
            guard hasBounds else { throw value.wrong("frame", "at least one length") }
            return { view in
                AnyView(
                    view.frame(
                        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
            }
        }
        guard !hasBounds else {
            throw value.wrong("frame", "width and height, or minimum, ideal and maximum lengths, as SwiftUI does")
        }
        return { AnyView($0.frame(width: width, height: height, alignment: alignment)) }
    }
}
