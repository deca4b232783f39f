internal import Foundation
internal import Frames
internal import TextLayout
internal import ViewLayout

/// From the font that a view describes to the request that a font file answers.
struct FontResolver {
    let environment: LayoutEnvironment
    let fonts: FontCollection

    /// The request of a run of text.
    ///
    /// - Parameter textSize: The text size that holds for the text, after caps.
    func request(for style: TextRunStyle, textSize: Frames.TextSize) -> FontRequest {
        let font = style.font ?? .body
        let scale = TextScale(platform: environment.platform, textSize: textSize)
        var request = FontRequest(family: font.family, features: features(of: style, font))
        var weight = 400.0
        switch font.base {
        case .style(let style):
            let style = FontStyle(style)
            weight = style.design(on: environment.platform).weight
            request.size = scale.size(of: style)
            request.lineHeight = scale.lineHeight(of: style)
            request.tracking = scale.tracking(of: style)
        case .system(let size):
            request.size = scale.size(fixed: size, relativeTo: nil)
        case .named(_, let size, let style):
            request.size = scale.size(fixed: size, relativeTo: style.map(FontStyle.init))
        }
        request.weight = style.weight?.cssWeight ?? font.weight?.cssWeight ?? weight
        request.width = 100 * (1 + Double((style.width ?? font.width)?.value ?? 0))
        request.isItalic = style.isItalic ?? font.isItalic
        if let tracking = style.tracking ?? style.kerning { request.tracking = Double(tracking) }
        return request
    }

    /// The families that a scene names and the collection lacks.
    func isMissing(_ request: FontRequest) -> Bool {
        request.family.map { !fonts.contains(family: $0) } ?? false
    }

    private func features(of style: TextRunStyle, _ font: ViewLayout.Font) -> [FontFeature] {
        var features: [FontFeature] = []
        if style.hasMonospacedDigits ?? font.hasMonospacedDigits { features.append(FontFeature("tnum")) }
        if font.hasSmallCaps { features += [FontFeature("smcp"), FontFeature("c2sc")] }
        return features
    }
}

extension FontStyle {
    init(_ style: ViewLayout.Font.TextStyle) {
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

extension Frames.TextSize {
    init(_ size: DynamicTypeSize) {
        self = Self.dynamicTypeSizes[size.rawValue]
    }
}

extension DynamicTypeSize {
    /// The size of that name; a plain factor leaves the default one.
    init(_ size: Frames.TextSize) {
        self = Frames.TextSize.dynamicTypeSizes.firstIndex(of: size).flatMap(DynamicTypeSize.init) ?? .large
    }
}
