internal import Foundation
internal import ViewLayout

/// The values of SwiftUI's types, by the names that SwiftUI gives them.
package enum SceneValues {
    static let horizontalAlignment = ValueForm<HorizontalAlignment>.choice(
        as: "alignment", ["leading": .leading, "center": .center, "trailing": .trailing])

    static let verticalAlignment = ValueForm<VerticalAlignment>.choice(
        as: "alignment",
        [
            "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline,
        ])

    static let alignment = places.map { place, _ in place.alignment }.named("alignment", "A place in a frame.")

    static let unitPoint = ValueForm.choice(as: "anchor", placeNames).map { place, _ in place.point }

    private static let places = ValueForm.choice(as: "alignment", placeNames)

    private static let placeNames: KeyValuePairs = [
        "center": (alignment: Alignment.center, point: UnitPoint.center), "leading": (.leading, .leading),
        "trailing": (.trailing, .trailing), "top": (.top, .top), "bottom": (.bottom, .bottom),
        "topLeading": (.topLeading, .topLeading), "topTrailing": (.topTrailing, .topTrailing),
        "bottomLeading": (.bottomLeading, .bottomLeading), "bottomTrailing": (.bottomTrailing, .bottomTrailing),
    ]

    static let axes = ValueForm.choice(as: "axes", ["horizontal": Axis.Set.horizontal, "vertical": .vertical])
        .listOrOne.map { axes, _ in axes.reduce(into: Axis.Set()) { $0.formUnion($1) } }
        .named("axes", "An axis, or a list of axes.")

    static let lengthInPoints = ValueForm.number.map { number, _ in CGFloat(number) }

    static func lengthInPoints(from bound: Double) -> ValueForm<CGFloat> {
        ValueForm.number(from: bound).map { number, _ in CGFloat(number) }
    }

    /// A number for all edges, or a mapping.
    static let insets = lengthInPoints.map { all, _ in
        EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }.orMapping(
        .mapping(
            MappingKey("horizontal", lengthInPoints, "At both sides, in points."),
            MappingKey("vertical", lengthInPoints, "At the top and the bottom, in points."),
            MappingKey("top", lengthInPoints, "At the top, in points."),
            MappingKey("bottom", lengthInPoints, "At the bottom, in points."),
            MappingKey("leading", lengthInPoints, "Where lines begin, in points."),
            MappingKey("trailing", lengthInPoints, "Where lines end, in points.")
        ) { _, horizontal, vertical, top, bottom, leading, trailing in
            EdgeInsets(
                top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0, bottom: bottom ?? vertical ?? 0,
                trailing: trailing ?? horizontal ?? 0)
        }
    ).named("insets", "Points at all edges, or at each.")

    static let textSizes: KeyValuePairs = [
        "xSmall": DynamicTypeSize.xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
        "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "AX1": .accessibility1, "AX2": .accessibility2,
        "AX3": .accessibility3, "AX4": .accessibility4, "AX5": .accessibility5,
    ]
}
