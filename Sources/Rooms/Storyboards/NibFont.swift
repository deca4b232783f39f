internal import Catalogs
internal import Foundation

/// The fonts of `<fontDescription>`.
enum NibFont {
    /// - Parameter size: The size where the file has none.
    static func font(_ description: XML.Element?, default size: Double) -> RoomFont {
        guard let description else { return RoomFont(size: size) }
        if let style = description["style"], let known = styles[style] {
            var font = RoomFont(size: known.size)
            font.textStyle = known.name
            font.weight = known.weight
            return font
        }
        var font = RoomFont(size: description.number("pointSize").map { $0 > 0 ? $0 : Self.nothing } ?? size)
        // How a style that is not in the table grows is not known: a check names it.
        font.textStyle = description["style"]
        if let name = description["name"], !name.hasPrefix(".") {
            font.families = [description["family"] ?? name.split(separator: "-").first.map(String.init) ?? name]
            let face = name.split(separator: "-").dropFirst().joined(separator: "-")
            font.weight = weight(ofFace: face)
            if face.contains("Italic") || face.contains("Oblique") { font.isItalic = true }
        }
        switch description["type"] {
        case "boldSystem": font.weight = 700
        case "italicSystem": font.isItalic = true
        default: break
        }
        if let weight = description["weight"].flatMap({ weights[$0.lowercased()] }) { font.weight = weight }
        return font
    }

    /// What UIKit makes of a size of 0, as the frames in files show.
    private static let nothing = 12.0

    /// The style that a name of UIKit has at the text size Large (Apple, Human Interface Guidelines, Typography).
    private static let styles: [String: (name: String, size: Double, weight: Double?)] = [
        "UICTFontTextStyleTitle0": ("largeTitle", 34, nil), "UICTFontTextStyleTitle1": ("title", 28, nil),
        "UICTFontTextStyleTitle2": ("title2", 22, nil), "UICTFontTextStyleTitle3": ("title3", 20, nil),
        "UICTFontTextStyleHeadline": ("headline", 17, 600), "UICTFontTextStyleBody": ("body", 17, nil),
        "UICTFontTextStyleCallout": ("callout", 16, nil), "UICTFontTextStyleSubhead": ("subheadline", 15, nil),
        "UICTFontTextStyleFootnote": ("footnote", 13, nil), "UICTFontTextStyleCaption1": ("caption", 12, nil),
        "UICTFontTextStyleCaption2": ("caption2", 11, nil),
    ]

    private static let weights: [String: Double] = [
        "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    private static func weight(ofFace face: String) -> Double? {
        let face = face.lowercased()
        for name in [
            "ultralight", "semibold", "demibold", "extrabold", "medium", "light", "thin", "heavy", "black", "bold",
        ]
        where face.contains(name) {
            return weights[name] ?? (name == "demibold" ? 600 : 800)
        }
        return nil
    }

    /// The font of an attributed text: that of its first part.
    static func font(ofAttributed text: XML.Element, default size: Double) -> RoomFont {
        let attributes = text.elements.lazy.compactMap { $0.child(key: "attributes") }.first
        guard let font = attributes?.child("font", key: "NSFont") else { return RoomFont(size: size) }
        var room = RoomFont(size: font.number("size").map { $0 > 0 ? $0 : Self.nothing } ?? size)
        if let name = font["name"], !name.hasPrefix(".") {
            room.families = [name.split(separator: "-").first.map(String.init) ?? name]
            room.weight = weight(ofFace: name)
        } else if font["metaFont"]?.lowercased().contains("bold") == true {
            room.weight = 700
        }
        return room
    }
}
