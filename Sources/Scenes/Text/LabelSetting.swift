internal import Frames
internal import TextLayout
internal import ViewLayout

/// What a label's style asks for in an environment, in the words of the text column.
struct LabelSetting {
    let font: FontRequest
    let paragraph: ParagraphStyle

    init(_ style: LabelTypesetting, in environment: LayoutEnvironment, fonts: FontCollection) {
        let values = style.environment(EnvironmentValues(environment))
        var font = FontResolver(environment: environment, fonts: fonts)
            .request(for: values.style, textSize: environment.textSize)
        font.family = style.family ?? font.family
        font.features += style.features.map { FontFeature($0.tag, value: $0.value) }
        font.allowsSyntheticBold = style.allowsSyntheticBold
        var paragraph = ParagraphStyle(values, locale: TextLocale(environment.locale))
        paragraph.direction = BaseDirection(style.direction)
        paragraph.lineBreaks.strictness = LineBreakRules.Strictness(style.lineBreak)
        self.font = font
        self.paragraph = paragraph
    }
}

extension BaseDirection {
    init(_ direction: TextDirection) {
        self =
            switch direction {
            case .ltr: .leftToRight
            case .rtl: .rightToLeft
            case .auto: .automatic
            }
    }
}

extension LineBreakRules.Strictness {
    fileprivate init(_ strictness: LineBreakStrictness) {
        self =
            switch strictness {
            case .auto: .automatic
            case .loose: .loose
            case .normal: .normal
            case .strict: .strict
            }
    }
}
