internal import Basics

extension PictureStyle {
    /// The style sheet of SVG: dark where whatever shows the picture is.
    package static let css = """

        .galley { font: \(Number.text(PictureLook().fontSize))px system-ui, sans-serif }
        \(light.map(\.css).joined(separator: "\n"))
        @media (prefers-color-scheme: dark) {
          .galley .tf { fill: var(--d); fill-opacity: var(--o, 1) }
          .galley .ts { stroke: var(--d); stroke-opacity: var(--o, 1) }
          .galley .tc { color: var(--d) !important; opacity: var(--o) !important }
          .galley .tl { flood-color: var(--d) }
          .galley .tw { --w: var(--dw) }
          .galley .tp { stop-color: var(--d); stop-opacity: var(--o, 1) }
        \(dark.map { "  \($0.css)" }.joined(separator: "\n"))
        }

        """
}

extension StyleRule {
    fileprivate var css: String {
        let names = selectors.map { ".galley \($0.css)" }.joined(separator: ", ")
        return "\(names) { \(declarations.map(\.css).joined(separator: "; ")) }"
    }
}

extension StyleRule.Declaration {
    fileprivate var css: String {
        switch self {
        case .fill(let paint): "fill: \(paint.css)"
        case .stroke(let paint): "stroke: \(paint.css)"
        case .color(let paint): "color: \(paint.css)"
        case .strokeWidth(let width): "stroke-width: \(Self.short(width))"
        case .fillOpacity(let opacity): "fill-opacity: \(Self.short(opacity))"
        case .dashes(let lengths): "stroke-dasharray: \(lengths.map(Self.short).joined(separator: " "))"
        case .roundCaps: "stroke-linecap: round"
        case .roundJoins: "stroke-linejoin: round"
        case .fontSize(let size): "font-size: \(Self.short(size))px"
        case .fontWeight(let weight): "font-weight: \(Self.short(weight))"
        case .fixedWidth: "font-family: ui-monospace, monospace"
        case .centred: "text-anchor: middle"
        }
    }

    /// Without a zero before the point.
    private static func short(_ number: Double) -> String {
        let text = Number.text(number)
        return text.hasPrefix("0.") ? String(text.dropFirst()) : text
    }
}

extension PicturePaint {
    fileprivate var css: String {
        switch self {
        case .none: "none"
        case .current: "currentColor"
        case .color(let color): color.css
        }
    }
}
