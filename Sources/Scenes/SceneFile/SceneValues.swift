internal import Foundation
internal import Frames
package import ViewLayout

/// The values of SwiftUI's types, by the names that SwiftUI gives them.
package enum SceneValues {
    static func horizontalAlignment(_ value: YAMLValue) throws -> HorizontalAlignment {
        try value.choice("alignment", of: ["leading": .leading, "center": .center, "trailing": .trailing])
    }

    static func verticalAlignment(_ value: YAMLValue) throws -> VerticalAlignment {
        try value.choice(
            "alignment",
            of: [
                "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
                "lastTextBaseline": .lastTextBaseline,
            ])
    }

    static func alignment(_ value: YAMLValue) throws -> Alignment {
        try value.choice("alignment", of: places).alignment
    }

    static func unitPoint(_ value: YAMLValue) throws -> UnitPoint {
        try value.choice("anchor", of: places).point
    }

    private static let places: KeyValuePairs = [
        "center": (alignment: Alignment.center, point: UnitPoint.center), "leading": (.leading, .leading),
        "trailing": (.trailing, .trailing), "top": (.top, .top), "bottom": (.bottom, .bottom),
        "topLeading": (.topLeading, .topLeading), "topTrailing": (.topTrailing, .topTrailing),
        "bottomLeading": (.bottomLeading, .bottomLeading), "bottomTrailing": (.bottomTrailing, .bottomTrailing),
    ]

    static func axes(_ value: YAMLValue) throws -> Axis.Set {
        var axes: Axis.Set = []
        for item in value.listOrOne() {
            axes.formUnion(
                try item.choice("axes", of: ["horizontal": Axis.Set.horizontal, "vertical": .vertical]))
        }
        return axes
    }

    /// A number for all edges, or a mapping with `horizontal`, `vertical`, `top`, `bottom`, `leading`, `trailing`.
    static func insets(_ value: YAMLValue) throws -> EdgeInsets {
        guard value.isMapping else {
            let all = CGFloat(try value.number("padding"))
            return EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
        }
        let names = ["horizontal", "vertical", "top", "bottom", "leading", "trailing"]
        let lengths = try value.entries("padding", keys: names).mapValues { CGFloat(try $0.number("padding")) }
        func length(_ edge: String, _ axis: String) -> CGFloat { lengths[edge] ?? lengths[axis] ?? 0 }
        return EdgeInsets(
            top: length("top", "vertical"), leading: length("leading", "horizontal"),
            bottom: length("bottom", "vertical"), trailing: length("trailing", "horizontal"))
    }

    static let textStyles: KeyValuePairs = [
        "largeTitle": Font.TextStyle.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
        "caption": .caption, "caption2": .caption2,
    ]

    static let weights: KeyValuePairs = [
        "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let textSizes: KeyValuePairs = [
        "xSmall": DynamicTypeSize.xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
        "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "AX1": .accessibility1, "AX2": .accessibility2,
        "AX3": .accessibility3, "AX4": .accessibility4, "AX5": .accessibility5,
    ]

    /// A text style, or a mapping with `style`, `size`, `relativeTo`, `name`, `weight`, `italic`,
    /// `monospacedDigit`, `smallCaps`.
    package static func font(_ value: YAMLValue) throws -> Font {
        guard value.isMapping else { return .system(try value.choice("font", of: textStyles)) }
        let keys = ["style", "size", "relativeTo", "name", "weight", "italic", "monospacedDigit", "smallCaps"]
        let entries = try value.entries("font", keys: keys)
        var font = try base(entries, of: value)
        if let weight = entries["weight"] { font = font.weight(try weight.choice("weight", of: weights)) }
        if try entries["italic"]?.bool("italic") == true { font = font.italic() }
        if try entries["monospacedDigit"]?.bool("monospacedDigit") == true { font = font.monospacedDigit() }
        if try entries["smallCaps"]?.bool("smallCaps") == true { font = font.smallCaps() }
        return font
    }

    /// The family that a font names, and where.
    package static func fontFamily(_ value: YAMLValue) throws -> (String, SourcePosition)? {
        guard value.isMapping, let name = try value.entries("font").first(where: { $0.name == "name" }) else {
            return nil
        }
        return (try name.value.string("name"), name.value.position)
    }

    private static func base(_ entries: [String: YAMLValue], of value: YAMLValue) throws -> Font {
        let style = try entries["relativeTo"]?.choice("relativeTo", of: textStyles)
        let size = try entries["size"].map { CGFloat(try $0.number("size", from: 0.1)) }
        switch (entries["style"], entries["name"], size) {
        case (let name?, nil, nil): return .system(try name.choice("style", of: textStyles))
        case (nil, let name?, let size?):
            let name = try name.string("name")
            return style.map { .custom(name, size: size, relativeTo: $0) } ?? .custom(name, fixedSize: size)
        case (nil, nil, let size?):
            return style.map { Font(.named("", size: size, relativeTo: $0)) } ?? .system(size: size)
        default: throw value.wrong("font", "a style, a size, or a name and a size")
        }
    }
}
