internal import Catalogs
internal import Foundation
internal import Frames
internal import Labels
internal import TextLayout
internal import ViewLayout

/// Where the text column meets the view column: answers layout's questions about texts with shaped text.
///
/// Belongs to one environment and one thread; what it shapes is kept by the session.
final class SceneTextMeasurer: TextMeasurer {
    let session: TextSession
    let environment: LayoutEnvironment
    let resolver: TextResolver
    private let fontResolver: FontResolver
    private let locale: TextLocale
    private var resolved: [Request: [ResolvedText]] = [:]
    /// Families that the scene names and no font bears.
    private(set) var missingFamilies: Set<String> = []

    /// The most plural forms that any text has that was measured so far.
    var forms: Int { resolved.values.joined().reduce(1) { max($0, $1.forms) } }

    private struct Request: Hashable {
        let content: TextContent
        let environment: TextEnvironment
    }

    init(session: TextSession, environment: LayoutEnvironment, resolver: TextResolver) {
        self.session = session
        self.environment = environment
        self.resolver = resolver
        fontResolver = FontResolver(environment: environment, fonts: session.fonts)
        locale = TextLocale(environment.locale)
    }

    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        let layout = resolve(text, in: environment, proposal: proposal).paragraph.layout(
            width: proposal.width.limit, height: proposal.height.limit)
        return TextMeasurement(
            size: CGSize(width: layout.size.width, height: layout.size.height), firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline)
    }

    func string(of text: TextContent) -> String {
        // A text that shows the string is no Markdown, and is made longer itself.
        var resolver = resolver
        resolver.hasMarkdown = false
        resolver.isTripled = false
        return text.runs.map { resolver.lookUp($0.source).string }.joined()
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

    /// The text, looked up and shaped; of a text that varies by width the widest that fits the proposal, or else the
    /// narrowest.
    func resolve(
        _ content: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize = .unspecified
    ) -> ResolvedText {
        let variants = variants(of: content, in: environment)
        let fitting = variants.dropLast().first { variant in
            variant.paragraph.layout(width: proposal.width.limit, height: proposal.height.limit).showsWhole
        }
        return fitting ?? variants[variants.count - 1]
    }

    /// The text and, where it varies by width, those of fewer words, the widest first; each shaped once for each text of
    /// the scene. Never empty.
    private func variants(of content: TextContent, in environment: TextEnvironment) -> [ResolvedText] {
        let request = Request(content: content, environment: environment)
        if let known = resolved[request] { return known }
        let lookups = content.runs.map { resolver.lookUp($0.source) }
        let narrowest = lookups.map(\.narrower.count).max() ?? 0
        let texts = (0...narrowest).map { index in
            shape(lookups.map { $0.variant(index) }, of: content, in: environment)
        }
        resolved[request] = texts
        return texts
    }

    private func shape(
        _ lookups: [MessageResolver.Lookup], of content: TextContent, in environment: TextEnvironment
    ) -> ResolvedText {
        let runs = zip(content.runs, lookups).flatMap { run, lookup in
            spans(of: lookup, run.source).map { span in
                StyledText.Run(
                    cased(span.text, environment.textCase),
                    font: font(run.style.merging(environment.style).adding(span.style), environment))
            }
        }
        return ResolvedText(
            paragraph: session.paragraph(StyledText(runs: runs), style: ParagraphStyle(environment, locale: locale)),
            origin: lookups.lazy.compactMap(\.origin).first,
            placeholders: lookups.flatMap(\.placeholders),
            forms: lookups.map(\.forms).max() ?? 1)
    }

    /// The text size that holds: a plain factor is not capped by the scene's Dynamic Type limits.
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
        let request = request(for: style, environment)
        if let family = request.family, fontResolver.isMissing(request) { missingFamilies.insert(family) }
        return request
    }

    /// A localized text is Markdown where the resolver says so; another stands as it is.
    private func spans(of lookup: MessageResolver.Lookup, _ source: TextContent.Source) -> [InlineMarkdown.Span] {
        guard resolver.hasMarkdown, case .localized = source else {
            return [InlineMarkdown.Span(text: lookup.string, style: [])]
        }
        return InlineMarkdown.spans(of: lookup.string)
    }

    private func cased(_ string: String, _ textCase: Text.Case?) -> String {
        switch textCase {
        case .uppercase: string.uppercased(with: Locale(identifier: environment.locale))
        case .lowercase: string.lowercased(with: Locale(identifier: environment.locale))
        case nil: string
        }
    }
}

extension MessageResolver.Lookup {
    /// The text itself for 0, then those of fewer words; the narrowest for a number that is too large.
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
    /// The length as a limit; an infinite one is none.
    var limit: Double? { flatMap { $0.isFinite ? Double($0) : nil } }
}
