package import Frames
package import Typography

/// Converts the description of a font to a request for a font file.
package struct FontResolver {
    private let environment: LayoutEnvironment
    private let fonts: FontCollection

    /// A resolver for the platform of an environment.
    package init(environment: LayoutEnvironment, fonts: FontCollection) {
        self.environment = environment
        self.fonts = fonts
    }

    /// The request of a run of text; numbers that no text can be set in are replaced.
    ///
    /// - Parameters:
    ///   - tracking: Points after every character; nil for those of the text style.
    ///   - textSize: The text size of the text, after limits.
    package func request(
        for font: LabelFont, tracking: Double? = nil, textSize: Frames.TextSize
    ) -> FontRequest {
        let font = font.usable
        let scale = TextScale(platform: environment.platform, textSize: textSize)
        var request = FontRequest(family: font.family, features: features(of: font))
        var weight = LabelFont.Weight.regular
        switch font.base {
        case .style(let style):
            weight = LabelFont.Weight(css: style.design(on: environment.platform).weight)
            request.size = scale.size(of: style)
            request.lineHeight = scale.lineHeight(of: style)
            request.tracking = scale.tracking(of: style)
        case .watch(let style):
            // A headline is semibold on both.
            weight = LabelFont.Weight(css: style.design(on: .ios).weight)
            request.size = WatchDynamicType.size(of: style, at: textSize)
        case .system(let size):
            request.size = scale.size(fixed: size, relativeTo: nil)
        case .named(_, let size, let style):
            request.size = scale.size(fixed: size, relativeTo: style)
        }
        request.weight = (font.weight ?? weight).css
        request.width = font.width
        request.isItalic = font.isItalic
        if let tracking, tracking.isFinite { request.tracking = tracking }
        return request
    }

    /// Whether the request names a family that the collection lacks.
    package func isMissing(_ request: FontRequest) -> Bool {
        request.family.map { !fonts.contains(family: $0) } ?? false
    }

    private func features(of font: LabelFont) -> [FontFeature] {
        var features: [FontFeature] = []
        if font.hasMonospacedDigits { features.append(FontFeature("tnum")) }
        if font.hasSmallCaps { features += [FontFeature("smcp"), FontFeature("c2sc")] }
        return features
    }
}
