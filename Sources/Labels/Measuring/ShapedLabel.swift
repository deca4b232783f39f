internal import Basics
internal import Frames
internal import TextLayout
internal import Typography

/// A label of a sweep with its shorter versions, shaped once for all text sizes where possible.
///
/// Texts are shaped at the default text size, whatever the matrix has, so that the numbers of a cell do not depend on
/// which other cells are measured.
struct ShapedLabel {
    private let session: TextSession
    private let lookups: [MessageResolver.Lookup]
    /// The font at the default text size.
    private let font: FontRequest
    private var common: [ResolvedText] = []
    private var own: (font: FontRequest, texts: [ResolvedText])?

    /// - Parameters:
    ///   - lookups: The text, then its shorter versions, the widest first.
    ///   - font: At the default text size.
    init(_ lookups: [MessageResolver.Lookup], font: FontRequest, session: TextSession) {
        self.lookups = lookups
        self.font = font
        self.session = session
    }

    /// The label with its shorter versions, and the scale at which they have the size of a setting.
    mutating func variants(for setting: LabelSetting) -> (texts: [ResolvedText], scale: Double) {
        // Fonts with optical sizes are shaped again for each size.
        if font.isProportional(to: setting.font), !session.fonts.hasOpticalSizes {
            if common.isEmpty { common = shape(in: font, setting.paragraph) }
            return (common, setting.font.size / font.size)
        }
        if let own, own.font == setting.font { return (own.texts, 1) }
        let texts = shape(in: setting.font, setting.paragraph)
        own = (setting.font, texts)
        return (texts, 1)
    }

    private func shape(in font: FontRequest, _ style: ParagraphStyle) -> [ResolvedText] {
        lookups.map { lookup in
            ResolvedText(
                paragraph: session.paragraph(lookup.string, font: font, style: style), origin: lookup.origin,
                placeholders: lookup.placeholders, samples: lookup.samples, forms: lookup.forms,
                textCase: lookup.textCase)
        }
    }
}

extension FontRequest {
    /// Whether a font differs from another only by a factor. Letter spacing may grow differently from the size, as it
    /// does on Android.
    fileprivate func isProportional(to other: FontRequest) -> Bool {
        func agree(_ length: Double?, _ otherLength: Double?) -> Bool {
            guard let length, let otherLength else { return length == nil && otherLength == nil }
            return abs(length * other.size - otherLength * size) < 1e-9
        }
        return agree(tracking, other.tracking) && agree(lineHeight, other.lineHeight)
    }
}
