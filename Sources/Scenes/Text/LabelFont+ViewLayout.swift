internal import Foundation
public import Labels
public import ViewLayout

extension LabelFont {
    /// The font in which a view would set its text.
    public init(_ font: Font) {
        let base: Base =
            switch font.base {
            case .style(let style): .style(FontStyle(style))
            case .system(let size): .system(size: Double(size))
            case .named(let name, let size, let style):
                .named(name, size: Double(size), relativeTo: style.map(FontStyle.init))
            }
        self.init(base, weight: font.weight.map(Weight.init))
        width = Self.cssWidth(font.width)
        isItalic = font.isItalic
        hasMonospacedDigits = font.hasMonospacedDigits
        hasSmallCaps = font.hasSmallCaps
    }

    /// The font of a run, or the body style if it has none, with the run's own attributes.
    init(_ run: TextRunStyle) {
        self.init(run.font ?? .body)
        weight = run.weight.map(Weight.init) ?? weight
        if let own = run.width { width = Self.cssWidth(own) }
        isItalic = run.isItalic ?? isItalic
        hasMonospacedDigits = run.hasMonospacedDigits ?? hasMonospacedDigits
    }

    /// Converts a trait in −1…1 to CSS.
    private static func cssWidth(_ width: Font.Width?) -> Double { 100 * (1 + Double(width?.value ?? 0)) }
}

extension LabelFont.Weight {
    fileprivate init(_ weight: Font.Weight) { self.init(css: weight.cssWeight) }
}

extension FontStyle {
    init(_ style: Font.TextStyle) {
        self =
            switch style {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
    }
}
