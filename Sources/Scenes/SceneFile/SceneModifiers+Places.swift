internal import Foundation
internal import ViewLayout

extension SceneModifiers {
    /// Modifiers that add views to a view, or move it.
    static let places = ModifierSection("Modifiers of place and surroundings") { places in
        places.modifier("aspectRatio", "A ratio of width to height, or `fit` or `fill`.", aspectRatio) {
            AnyView($0.aspectRatio($1.0, contentMode: $1.1))
        }
        places.modifier("overlay", "A view in front of the view.", layer) { reader, view, layer in
            let content = try layer.content(reader)
            return AnyView(view.overlay(alignment: layer.alignment) { content })
        }
        places.modifier("background", "A view behind the view.", layer) { reader, view, layer in
            let content = try layer.content(reader)
            // A single colour is a style, which fills the unsafe areas too.
            if layer.isColorAlone { return AnyView(view.background { content.ignoresSafeArea() }) }
            return AnyView(view.background(alignment: layer.alignment) { content })
        }
        places.modifier("offset", "Draws the view elsewhere, in points from its place.", point) {
            AnyView($0.offset(x: $1.0, y: $1.1))
        }
        places.modifier("position", "Where the middle of the view is, in points from the top left.", point) {
            AnyView($0.position(x: $1.0, y: $1.1))
        }
        places.modifier("alignmentGuide", "Where an alignment is, in points from the top or leading edge.", guides) {
            $1.reduce($0) { view, guide in guide(view) }
        }
        places.modifier("gridCellColumns", "How many columns of a grid the cell takes.", columns) {
            AnyView($0.gridCellColumns($1))
        }
        places.modifier("gridColumnAlignment", "How a column is aligned.", SceneValues.horizontalAlignment) {
            AnyView($0.gridColumnAlignment($1))
        }
        places.modifier("gridCellUnsizedAxes", "Axes in which the cell asks for no room.", SceneValues.axes) {
            AnyView($0.gridCellUnsizedAxes($1))
        }
        places.modifier("gridCellAnchor", "Where the view is in its cell.", SceneValues.unitPoint) {
            AnyView($0.gridCellAnchor($1))
        }
        places.modifier("buttonStyle", "How buttons are drawn.", buttonStyle) {
            AnyView($0.environment(\.builtInButtonStyle, $1))
        }
        places.modifier("environment", "What views take from their surroundings.", environment) { view, direction in
            direction.map { AnyView(view.environment(\.layoutDirection, $0)) } ?? view
        }
    }

    private static let buttonStyle = ValueForm<BuiltInButtonStyle>.choice([
        "automatic": .automatic, "plain": .plain, "borderless": .borderless, "bordered": .bordered,
        "borderedProminent": .borderedProminent,
    ])

    private static let columns = ValueForm<Int>.integer(from: 1, to: 1000)

    private static let contentMode = ValueForm<ContentMode>.choice(["fit": .fit, "fill": .fill])

    private typealias Aspect = (CGFloat?, ContentMode)

    private static let aspectRatio = SceneValues.lengthInPoints(from: 0)
        .map { ratio, _ -> Aspect in (ratio, .fit) }
        .or("fit") { (nil, .fit) }.or("fill") { (nil, .fill) }
        .orMapping(
            .mapping(
                MappingKey(
                    "ratio", SceneValues.lengthInPoints(from: 0), "Width divided by height; by default the view's own."),
                MappingKey("contentMode", contentMode, usual: "fit", "Whether it fits the room or fills it.")
            ) { ($1, $2) })

    private static let point = ValueForm<(CGFloat, CGFloat)>.mapping(
        MappingKey("x", SceneValues.lengthInPoints, usual: "0", "To the right, in points."),
        MappingKey("y", SceneValues.lengthInPoints, usual: "0", "Downwards, in points.")
    ) { ($1, $2) }

    private static let direction = ValueForm<ViewLayout.LayoutDirection>.choice([
        "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ])

    private static let environment = ValueForm<ViewLayout.LayoutDirection?>.mapping(
        MappingKey(
            "layoutDirection", direction,
            "The direction in which views follow each other.")
    ) { $1 }
}
