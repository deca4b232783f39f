internal import Foundation
package import ViewLayout

extension SceneValues {
    static let textStyles: KeyValuePairs = [
        "largeTitle": Font.TextStyle.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote,
        "caption": .caption, "caption2": .caption2,
    ]

    private static let weight = ValueForm<Font.Weight>.choice([
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])

    /// A font, and the family that it names.
    package struct NamedFont: Sendable {
        package var font: Font
        package var family: SceneReferences.Name?
    }

    /// A text style, or a mapping.
    package static let font = ValueForm.choice(textStyles).map { style, _ in NamedFont(font: .system(style)) }
        .orMapping(
            .mapping(
                MappingKey("style", .choice(textStyles), "A text style, alone or with the keys below."),
                MappingKey("name", familyName, "A family of fonts; it goes with `size`."),
                MappingKey("size", lengthInPoints(from: 0.1), "In points at the text size `large`."),
                MappingKey(
                    "relativeTo", .choice(textStyles), "The text style whose size `size` grows with; fixed by default."),
                MappingKey("weight", weight, "The weight."),
                MappingKey("italic", .bool, "Italic."),
                MappingKey("monospacedDigit", .bool, "Digits that are equally wide."),
                MappingKey("smallCaps", .bool, "Small capitals.")
            ) { value, style, family, size, relative, weight, italic, digits, smallCaps in
                var font = try base(value, style, family?.name, size, relative)
                if let weight { font = font.weight(weight) }
                if italic == true { font = font.italic() }
                if digits == true { font = font.monospacedDigit() }
                if smallCaps == true { font = font.smallCaps() }
                return NamedFont(font: font, family: family)
            }
        ).named("font", "A text style, or a mapping with a style, a size, or a name and a size.")

    private static let familyName = ValueForm.text.map { SceneReferences.Name($0, at: $1.position) }

    private static func base(
        _ value: YAMLValue, _ style: Font.TextStyle?, _ name: String?, _ size: CGFloat?, _ relative: Font.TextStyle?
    ) throws -> Font {
        switch (style, name, size) {
        case (let style?, nil, nil): return .system(style)
        case (nil, let name?, let size?):
            return relative.map { .custom(name, size: size, relativeTo: $0) } ?? .custom(name, fixedSize: size)
        case (nil, nil, let size?):
            return relative.map { Font(.named("", size: size, relativeTo: $0)) } ?? .system(size: size)
        default: throw value.wrong("font", "a style, a size, or a name and a size")
        }
    }
}
