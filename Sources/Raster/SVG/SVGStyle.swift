internal import Foundation
internal import Frames

/// How the elements of an SVG file are painted: attributes, `style`, and the rules of style sheets for classes, elements
/// and identifiers.
struct SVGStyle {
    enum Paint: Equatable {
        case none
        case color(DrawnColor)
        /// The colour of the text around, which is black in a picture.
        case current
        /// An element of the file, and the colour where there is none.
        case reference(String)
    }

    var fill = Paint.color(DrawnColor(red: 0, green: 0, blue: 0))
    var stroke = Paint.none
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    /// Of the element and of those around it.
    var opacity = 1.0
    var strokeWidth = 1.0
    var isEvenOdd = false
    var clipsEvenOdd = false
    var hasRoundCaps = false
    var hasRoundJoins = false
    var isVisible = true
    var current = DrawnColor(red: 0, green: 0, blue: 0)

    /// Adds what a property says; unknown ones and unknown values change nothing.
    mutating func set(_ name: String, _ value: String) {
        let value = value.trimming
        switch name {
        case "fill": fill = Self.paint(value) ?? fill
        case "stroke": stroke = Self.paint(value) ?? stroke
        case "color": if case .color(let color)? = Self.paint(value) { current = color }
        case "fill-opacity": fillOpacity = Self.share(value) ?? fillOpacity
        case "stroke-opacity": strokeOpacity = Self.share(value) ?? strokeOpacity
        case "opacity": opacity *= Self.share(value) ?? 1
        case "stroke-width": strokeWidth = SVGNumbers.list(value).first.map { max($0, 0) } ?? strokeWidth
        case "fill-rule": isEvenOdd = value == "evenodd"
        case "clip-rule": clipsEvenOdd = value == "evenodd"
        case "stroke-linecap": hasRoundCaps = value == "round"
        case "stroke-linejoin": hasRoundJoins = value == "round"
        case "visibility": isVisible = value == "visible"
        default: break
        }
    }

    /// From 0 to 1, also as a percentage.
    static func share(_ value: String) -> Double? {
        guard let number = SVGNumbers.list(value).first else { return nil }
        return min(max(value.hasSuffix("%") ? number / 100 : number, 0), 1)
    }

    static func paint(_ value: String) -> Paint? {
        let value = value.trimming
        if value == "none" || value == "transparent" { return Paint.none }
        if value == "currentColor" { return .current }
        if value.hasPrefix("url(") { return identifier(value).map { .reference($0) } }
        return color(value).map { .color($0) }
    }

    /// The identifier in `url(#name)`.
    static func identifier(_ value: String) -> String? {
        guard let start = value.firstIndex(of: "#") else { return nil }
        return String(value[value.index(after: start)...].prefix { !")'\"".contains($0) })
    }

    /// `#rgb`, `#rrggbb` with or without opacity, `rgb()`, `color()`, and the sixteen names of HTML with some more.
    static func color(_ value: String) -> DrawnColor? {
        if value.hasPrefix("#") {
            let digits = value.dropFirst().compactMap(\.hexDigitValue)
            guard digits.count == value.count - 1 else { return nil }
            let bytes: [Int]
            switch digits.count {
            case 3, 4: bytes = digits.map { $0 * 17 }
            case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
            default: return nil
            }
            return DrawnColor(
                red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]),
                opacity: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
        }
        if value.hasPrefix("rgb"), let start = value.firstIndex(of: "(") {
            let parts = value[value.index(after: start)...].split { ",/ )".contains($0) }
            guard parts.count >= 3 else { return nil }
            let bytes = parts.prefix(3).map { part -> Double in
                let number = SVGNumbers.list(part).first ?? 0
                return min(max(part.hasSuffix("%") ? number * 2.55 : number, 0), 255)
            }
            return DrawnColor(
                red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]),
                opacity: parts.count > 3 ? share(String(parts[3])) ?? 1 : 1)
        }
        if value.hasPrefix("color("), let start = value.firstIndex(of: "(") {
            // Drawing programs write the space of a screen, whose numbers are near those of sRGB.
            let parts = value[value.index(after: start)...].split { ",/ )".contains($0) }.dropFirst()
            guard parts.count >= 3 else { return nil }
            let bytes = parts.prefix(3).map { UInt8((min(max(SVGNumbers.list($0).first ?? 0, 0), 1) * 255).rounded()) }
            let opacity = parts.dropFirst(3).first.flatMap { share(String($0)) }
            return DrawnColor(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: opacity ?? 1)
        }
        return names[value.lowercased()].flatMap(color)
    }

    private static let names = [
        "black": "#000", "white": "#fff", "red": "#f00", "lime": "#0f0", "blue": "#00f", "yellow": "#ff0",
        "aqua": "#0ff", "cyan": "#0ff", "fuchsia": "#f0f", "magenta": "#f0f", "silver": "#c0c0c0", "gray": "#808080",
        "grey": "#808080", "maroon": "#800000", "olive": "#808000", "green": "#008000", "purple": "#800080",
        "teal": "#008080", "navy": "#000080", "orange": "#ffa500", "pink": "#ffc0cb", "brown": "#a52a2a",
        "gold": "#ffd700", "lightgray": "#d3d3d3", "darkgray": "#a9a9a9", "lightgrey": "#d3d3d3",
    ]
}

/// The rules of the style sheets of a file, by simple selectors: `.class`, `#identifier` and `element`.
struct SVGSheet {
    private var rules: [String: [(String, String)]] = [:]

    /// - Parameter text: Of all `style` elements.
    init(_ text: String) {
        let parts = text.components(separatedBy: "/*")
        let plain = parts[0] + parts.dropFirst().map { $0.components(separatedBy: "*/").dropFirst().joined() }.joined()
        for rule in plain.split(separator: "}").prefix(5000) {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let properties = Self.properties(String(parts[1]))
            for selector in parts[0].split(separator: ",").prefix(100) {
                rules[String(selector).trimming, default: []] += properties
            }
        }
    }

    /// The properties of a `style` attribute or of a rule.
    static func properties(_ text: String) -> [(String, String)] {
        text.split(separator: ";").compactMap { part in
            let pair = part.split(separator: ":", maxSplits: 1)
            return pair.count == 2 ? (String(pair[0]).trimming, String(pair[1]).trimming) : nil
        }
    }

    /// What an element says about itself, the more important later.
    func properties(of element: SVGElement) -> [(String, String)] {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let classes = (element.attributes["class"] ?? "").split(separator: " ").map { ".\($0)" }
        let selectors = [element.name] + classes + (element.attributes["id"].map { ["#\($0)"] } ?? [])
        let sheet = selectors.prefix(100).flatMap { rules[$0] ?? [] }
        return attributes + sheet + Self.properties(element.attributes["style"] ?? "")
    }
}

extension String {
    fileprivate var trimming: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
