internal import Frames
internal import TextLayout
internal import Typography

/// What a label's style asks for in an environment, in the types of TextLayout.
struct LabelSetting {
    let font: FontRequest
    let paragraph: ParagraphStyle

    init(_ style: LabelTypesetting, in environment: LayoutEnvironment, fonts: FontCollection) {
        var font = FontResolver(environment: environment, fonts: fonts)
            .request(
                for: style.font, tracking: style.tracking == 0 ? nil : style.tracking, textSize: environment.textSize)
        font.family = style.family ?? font.family
        font.features += style.features.map { FontFeature($0.tag, value: $0.value) }
        if let lineHeight = style.lineHeight { font.lineHeight = lineHeight * font.size }
        font.allowsSyntheticBold = style.allowsSyntheticBold
        font.spacesIdeographs = style.toolkit == .uiKit && environment.platform == .ios
        self.font = font
        paragraph = ParagraphStyle(style, in: environment)
    }
}

extension ParagraphStyle {
    fileprivate init(_ style: LabelTypesetting, in environment: LayoutEnvironment) {
        self.init(
            locale: TextLocale(environment.locale), direction: BaseDirection(style.direction),
            isInterfaceRightToLeft: environment.layoutDirection == .rightToLeft, alignment: Alignment(style.alignment),
            lineLimit: style.lineLimit.map { max($0, 1) },
            reservedLines: style.reservesSpace ? style.lineLimit.map { max($0, 1) } ?? 0 : 0,
            truncation: TextLayout.TruncationMode(style.truncationMode),
            minimumScaleFactor: style.minimumScaleFactor.isNaN ? 1 : min(max(style.minimumScaleFactor, 0), 1),
            allowsTightening: style.allowsTightening,
            lineSpacing: style.lineSpacing.isFinite ? style.lineSpacing : 0,
            lineBreaks: LineBreakRules(
                strictness: LineBreakRules.Strictness(style.lineBreak),
                wordKeeping: style.keepsWords.map { $0 ? .all : .none }, avoidsOrphans: style.avoidsOrphans,
                strategy: LineBreakRules.Strategy(style, on: environment.platform)),
            displayScale: environment.displayScale,
            roundsAdvances: style.toolkit == .textView && environment.platform == .android)
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

extension ParagraphStyle.Alignment {
    fileprivate init(_ alignment: LabelTypesetting.Alignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}

extension TextLayout.TruncationMode {
    fileprivate init(_ mode: LabelTypesetting.TruncationMode) {
        self =
            switch mode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}

extension LineBreakRules.Strategy {
    fileprivate init(_ style: LabelTypesetting, on platform: Frames.Platform) {
        guard platform == .android else {
            self = .simple
            return
        }
        self =
            switch style.breakStrategy ?? (style.toolkit == .textView ? .highQuality : .simple) {
            case .simple: .simple
            case .highQuality: .highQuality
            case .balanced: .balanced
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
