internal import Foundation
internal import Frames
internal import Labels
internal import TextLayout
internal import Typography
internal import ViewLayout

/// Where the text column meets the view column: answers the questions of layout about texts, with shaped text.
///
/// Belongs to one environment and one thread; what it shapes is kept by the session.
final class SceneTextMeasurer: TextMeasurer {
    let session: TextSession
    let environment: LayoutEnvironment
    private let lookups: TextLookups
    private let fontResolver: FontResolver
    private let locale: TextLocale
    private var texts: [Request: SceneText] = [:]
    /// Families that the scene names and that no font has.
    private(set) var missingFamilies: Set<String> = []

    /// The largest number of plural forms among the texts measured so far.
    private(set) var forms = 1

    private struct Request: Hashable {
        let content: TextContent
        let environment: TextEnvironment
    }

    /// - Parameter locale: The environment's.
    init(session: TextSession, environment: LayoutEnvironment, locale: TextLocale, lookups: TextLookups) {
        self.session = session
        self.environment = environment
        self.lookups = lookups
        fontResolver = FontResolver(environment: environment, fonts: session.fonts)
        self.locale = locale
    }

    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        self.text(text, in: environment).measure(proposal)
    }

    func prepared(_ text: TextContent, in environment: TextEnvironment) -> (any PreparedText)? {
        self.text(text, in: environment)
    }

    func string(of text: TextContent) -> String {
        // A verbatim text is not Markdown, and is itself made longer.
        var resolver = lookups.resolver
        resolver.hasMarkdown = false
        resolver.isTripled = false
        let string = text.runs.map { resolver.lookUp($0.source).string }.joined()
        MadeStrings.add(string, of: text, in: resolver.messages.locale.name, of: resolver.scene)
        return string
    }

    func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics {
        let style = text.runs.first?.style.merging(environment.style) ?? environment.style
        let request = request(for: style, environment)
        let font = session.style(for: request, locale: locale).primary
        let line = font.line(atSize: request.size, displayScale: Double(environment.displayScale))
        return TextLineMetrics(
            pointSize: request.size, ascender: line.ascent, descender: -line.descent,
            capHeight: font.capHeight * request.size, xHeight: font.xHeight * request.size, leading: line.lineGap)
    }

    /// The text, looked up and shaped. Of a text that varies by width, it is the widest variant that fits the proposal,
    /// or else the narrowest.
    func resolve(_ text: PlacedText, proposal: ProposedViewSize = .unspecified) -> ResolvedText {
        let ready = text.prepared as? SceneText ?? self.text(text.content, in: text.environment)
        return ready.variant(fitting: proposal)
    }

    /// The keys of all texts of the scene in its locale that were looked up so far, whether or not they show.
    var keys: Set<String> { lookups.keys }

    /// What names a text in every locale: its key, also where the program made the string of one, or else the string.
    func name(of text: TextContent.Source) -> String { lookups.resolver.name(of: text) }

    /// How many plural forms a text has, measured or not. O(1) for a text that was looked up before.
    func forms(of content: TextContent) -> Int { content.runs.reduce(1) { max($0, lookups.lookUp($1.source).forms) } }

    /// The text with its variants, each shaped once for each text of the scene.
    private func text(_ content: TextContent, in environment: TextEnvironment) -> SceneText {
        let request = Request(content: content, environment: environment)
        if let known = texts[request] { return known }
        let lookups = content.runs.map { self.lookups.lookUp($0.source) }
        let narrowest = lookups.map(\.narrower.count).max() ?? 0
        let text = SceneText(
            variants: (0...narrowest).map { index in
                shape(lookups.map { $0.variant(index) }, of: content, in: environment)
            })
        forms = max(forms, text.forms)
        texts[request] = text
        return text
    }

    private func shape(
        _ lookups: [MessageResolver.Lookup], of content: TextContent, in environment: TextEnvironment
    ) -> ResolvedText {
        var runs = zip(content.runs, lookups).flatMap { run, lookup in
            spans(of: lookup, run.source).map { span in
                var font = font(run.style.merging(environment.style).adding(span.style), environment)
                // Measured on iOS 26: a string has room between ideographs and letters, a key has none (`SystemFont.md`).
                if case .verbatim = run.source { font.spacesIdeographs = self.environment.platform == .ios }
                return StyledText.Run(cased(span.text, environment.textCase), font: font)
            }
        }
        runs.omit(environment.omittedCharacters)
        return ResolvedText(
            paragraph: session.paragraph(StyledText(runs: runs), style: ParagraphStyle(environment, locale: locale)),
            origin: lookups.lazy.compactMap(\.origin).first,
            placeholders: lookups.flatMap(\.placeholders), samples: lookups.flatMap(\.samples),
            forms: lookups.map(\.forms).max() ?? 1, textCase: environment.textCase.map(TextCase.init))
    }

    /// The text size: a factor is not limited by the scene's limits of Dynamic Type.
    private func textSize(in environment: TextEnvironment) -> Frames.TextSize {
        if case .scale = self.environment.textSize { return self.environment.textSize }
        return Frames.TextSize(environment.dynamicTypeSize)
    }

    private func request(for style: TextRunStyle, _ environment: TextEnvironment) -> FontRequest {
        fontResolver.request(
            for: LabelFont(style), tracking: (style.tracking ?? style.kerning).map { Double($0) },
            textSize: textSize(in: environment))
    }

    private func font(_ style: TextRunStyle, _ environment: TextEnvironment) -> FontRequest {
        var request = request(for: style, environment)
        request.baselineOffset = Double(style.baselineOffset ?? 0)
        if let family = request.family, fontResolver.isMissing(request) { missingFamilies.insert(family) }
        return request
    }

    /// A localized text is Markdown if the resolver says so; any other is used as it is.
    private func spans(of lookup: MessageResolver.Lookup, _ source: TextContent.Source) -> [InlineMarkdown.Span] {
        guard lookups.resolver.hasMarkdown, case .localized = source else {
            return [InlineMarkdown.Span(text: lookup.string, style: [])]
        }
        return InlineMarkdown.spans(of: lookup.string)
    }

    private func cased(_ string: String, _ textCase: Text.Case?) -> String {
        textCase.map { TextCase($0).applied(to: string, locale: environment.locale) } ?? string
    }
}

extension MessageResolver.Lookup {
    /// The text itself for 0, then its shorter versions; the narrowest for a number that is too large.
    fileprivate func variant(_ index: Int) -> MessageResolver.Lookup {
        index == 0 || narrower.isEmpty ? self : narrower[min(index, narrower.count) - 1]
    }
}

extension TextRunStyle {
    /// The style with what Markdown adds.
    fileprivate func adding(_ markdown: InlineMarkdown.Style) -> TextRunStyle {
        var style = self
        if markdown.contains(.strong) { style.weight = .bold }
        if markdown.contains(.emphasized) { style.isItalic = true }
        if markdown.contains(.code) { style.design = .monospaced }
        return style
    }
}

extension CGFloat? {
    /// The length as a limit; nil for an infinite one.
    var limit: Double? { flatMap { $0.isFinite ? Double($0) : nil } }
}
