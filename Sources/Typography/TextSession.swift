internal import CHarfBuzz

/// Measures texts: owns every cache, so that nothing is shared between threads and nothing outlives the work.
///
/// Use one on one thread at a time. Memory stays bounded however many texts pass through.
public final class TextSession {
    public let fonts: FontCollection
    public let platform: Platform
    /// Whether text that names no family has the measures of the platform's system font, where that is modelled.
    public let modelsSystemFont: Bool

    let scalarTable = ScalarTable()
    let shaper = Shaper()
    private let bidi = BidiResolver()
    private var workspace = Workspace()
    private var shaped: ShapedTextCache
    private var instances: [Instance: SessionFont] = [:]
    private var styles: [StyleKey: TextStyle] = [:]
    private var recentStyles: [RecentStyle?] = Array(repeating: nil, count: 256)
    var lineBreakers: [String: BreakIterator] = [:]
    var recentLineBreaker: (locale: TextLocale, strictness: LineBreakRules.Strictness, breaker: BreakIterator)?
    var wordBreakers: [String: BreakIterator] = [:]
    let blinkLineBreaks = BlinkLineBreaks()
    var outlines: [Font: OutlineSource] = [:]

    /// - Parameters:
    ///   - cachedTexts: how many shaped texts are kept at most.
    ///   - modelsSystemFont: give Inter the measures of the platform's system font (``SystemFontModel``) where text
    ///     names no family and the project has no font of its own for it. Otherwise every font is measured as it is.
    public init(
        fonts: FontCollection, platform: Platform = .ios, cachedTexts: Int = 4096, modelsSystemFont: Bool = false
    ) {
        self.fonts = fonts
        self.platform = platform
        self.modelsSystemFont = modelsSystemFont && platform.hasModelledSystemFont && fonts.defaultFamilies.isEmpty
        shaped = ShapedTextCache(capacity: cachedTexts)
    }

    /// The style asked for last in a locale.
    private final class RecentStyle {
        let key: StyleKey
        let style: TextStyle

        init(key: StyleKey, style: TextStyle) {
            self.key = key
            self.style = style
        }
    }

    /// A font, and what it stands for in the modelled system font.
    private struct Instance: Hashable {
        var match: FontCollection.Match
        var part: SystemFontPart?
        var weight = 400.0
    }

    /// What a style depends on: a request whose tracking is 1 where it parts ligatures and 0 elsewhere, without its line
    /// height, and without its size unless some font has optical sizes.
    private struct StyleKey: Hashable {
        var request: FontRequest
        var locale: TextLocale

        /// Whether the request and locale lead to this key; copies nothing.
        func stands(for other: FontRequest, _ otherLocale: TextLocale, parts: Bool, hasSize: Bool) -> Bool {
            locale == otherLocale && (request.tracking != 0) == parts && (!hasSize || request.size == other.size)
                && request.weight == other.weight && request.width == other.width
                && request.isItalic == other.isItalic && request.allowsSyntheticBold == other.allowsSyntheticBold
                && request.family == other.family && request.features == other.features
        }
    }

    /// UTF-16 units given to HarfBuzz so far: the cost of the work, whatever the machine.
    package var shapedUnits: Int { shaper.shapedUnits }
    /// Calls of HarfBuzz so far: one for each stretch of one level, script, font and style, and one for each part that is
    /// shaped again where a line ends.
    package var shapes: Int { shaper.shapes }

    /// The longest text that is shaped, in bytes of UTF-8: far beyond any label, and a few hundred megabytes of glyphs.
    package static let longestText = 4 << 20

    /// Why some text could not be shaped; nil where all could. Once set it stays.
    package var fault: ShapingFault? { tooLong ?? (shaper.hasLackedMemory ? .outOfMemory : nil) }
    private var tooLong: ShapingFault?

    // MARK: Shaping

    /// Takes a text apart and shapes it in font units; the same text in other sizes is the same result.
    ///
    /// A text that is too long or that there is no memory for counts as empty, and `fault` tells.
    package func shape(_ text: StyledText, locale: TextLocale, direction: BaseDirection = .automatic) -> ShapedText {
        let length = text.byteCount
        guard length <= Self.longestText else {
            tooLong = .tooLong(bytes: length)
            return shape(StyledText("", font: text.first.font), locale: locale, direction: direction)
        }
        let styles = styles(of: text, locale: locale)
        var lengths: [Int] = []
        if !text.more.isEmpty { lengths = text.runs.enumerated().flatMap { [$1.length, styles[$0].id] } }
        let key = ShapingKey(text.string, style: styles[0].id, moreStyles: lengths, direction: direction)
        if let known = shaped.find(key) { return known }
        let result = shape(key, styles: styles, locale: locale, direction: direction)
        shaped.insert(result)
        return result
    }

    private func styles(of text: StyledText, locale: TextLocale) -> TextStyles {
        let first = style(for: text.first.font, locale: locale)
        guard !text.more.isEmpty else { return TextStyles(first) }
        let ends = text.runs.reduce(into: []) { $0.append(($0.last ?? 0) + $1.length) }
        return TextStyles(first, text.more.map { style(for: $0.font, locale: locale) }, ends: ends)
    }

    /// Memory of the last text that was shaped, used again for the next: what is kept of a text is copied out of it.
    private struct Workspace {
        var properties: [ScalarProperties] = []
        var glyphs: [Glyph] = []
        var runs: [ShapedRun] = []
    }

    /// The stages of shaping: transcode and classify; bidi levels; scripts, fonts and styles; glyphs.
    private func shape(
        _ key: ShapingKey, styles: TextStyles, locale: TextLocale, direction: BaseDirection
    ) -> ShapedText {
        var work = Workspace()
        swap(&work, &workspace)
        let text = TextUnits(key.string, table: scalarTable, scratch: &work.properties)
        let (baseLevel, levels) = resolveLevels(of: text, direction: direction, locale: locale)
        text.withView(work.properties) { view in
            Itemizer(
                session: self, text: view, levels: levels?.units, baseLevel: baseLevel, styles: styles
            ).forEachItem { item in shape(item, of: view, styles: styles, locale: locale, work: &work) }
            // Android sets letters apart in styles that are shared with texts that ask for nothing.
            if platform == .android
                || work.runs.contains(where: { $0.font.part == .latin || styles[$0.style].request.tracking != 0 })
            {
                work.runs.countGraphemes(in: view)
            }
        }
        let result = ShapedText(
            key: key, text: text, runs: work.runs.copied(), glyphs: work.glyphs.copied(), baseLevel: baseLevel,
            levels: levels, locale: locale, styles: styles)
        work.glyphs.removeAll(keepingCapacity: true)
        work.runs.removeAll(keepingCapacity: true)
        // The memory of a long text is not kept for the short ones that follow.
        if work.properties.count <= 4096, work.glyphs.capacity <= 8192 { swap(&work, &workspace) }
        return result
    }

    private func shape(
        _ item: TextItem, of view: TextView, styles: TextStyles, locale: TextLocale, work: inout Workspace
    ) {
        guard let font = item.font else { return }
        let start = work.glyphs.count
        let advance = shaper.shape(
            item.range, of: view.units, context: 0..<view.count, font: font, style: styles[item.style],
            script: item.script, isRightToLeft: item.level & 1 == 1, into: &work.glyphs)
        work.runs.append(
            ShapedRun(
                range: item.range, level: item.level, script: item.script, font: font, style: item.style,
                glyphs: start..<work.glyphs.count, advance: advance,
                emPerUnit: font.emPerUnit * (font.part?.widthFactor(script: item.script, locale: locale) ?? 1)))
    }

    /// Bidi levels. ICU is not asked about a left-to-right text without any character that could change a level, nor
    /// about a right-to-left one of nothing but right-to-left letters and what goes with them.
    private func resolveLevels(
        of text: borrowing TextUnits, direction: BaseDirection, locale: TextLocale
    ) -> (base: UInt8, levels: (units: [UInt8], paragraphs: [UInt8])?) {
        let summary = text.summary
        let mayBeRightToLeft = direction == .rightToLeft || (direction == .automatic && locale.isRightToLeft)
        if text.units.isEmpty { return (mayBeRightToLeft ? 1 : 0, nil) }
        guard summary.needsBidi || mayBeRightToLeft else { return (0, nil) }
        if summary.isRightToLeftAlone, mayBeRightToLeft || direction == .automatic && summary.hasRightToLeftLetters {
            return (1, nil)
        }
        let resolved = bidi.resolve(
            text.units, base: direction.icuLevel(locale), hasEmbedding: summary.hasEmbedding)
        let base = resolved.paragraphLevels[0]
        let isUniform = resolved.levels.allSatisfy { $0 == base } && resolved.paragraphLevels.allSatisfy { $0 == base }
        return (base, isUniform ? nil : (resolved.levels, resolved.paragraphLevels))
    }

    // MARK: Fonts

    /// The style of a request in a locale, made once. Its size counts only for fonts with optical sizes.
    package func style(for request: FontRequest, locale: TextLocale) -> TextStyle {
        let partsLigatures = platform.partsLigatures(tracking: request.tracking, size: request.size)
        // One place for each locale in use spares the hashing: labels come in turn of all the locales of an app.
        let place = locale.slot & (recentStyles.count - 1)
        if let recent = recentStyles[place],
            recent.key.stands(for: request, locale, parts: partsLigatures, hasSize: fonts.hasOpticalSizes)
        {
            return recent.style
        }
        var key = StyleKey(request: request, locale: locale)
        key.request.tracking = partsLigatures ? 1 : 0
        key.request.lineHeight = nil
        if !fonts.hasOpticalSizes { key.request.size = 0 }
        let style = styles[key] ?? makeStyle(request, locale, partsLigatures: partsLigatures)
        styles[key] = style
        recentStyles[place] = RecentStyle(key: key, style: style)
        return style
    }

    private func makeStyle(_ request: FontRequest, _ locale: TextLocale, partsLigatures: Bool) -> TextStyle {
        TextStyle(
            id: styles.count, request: request, locale: locale, primary: primaryFont(of: request),
            language: hb_language_from_string(locale.identifier.isEmpty ? "und" : locale.identifier, -1),
            partsLigatures: partsLigatures)
    }

    /// The font that a request gets before any fallback.
    private func primaryFont(of request: FontRequest) -> SessionFont {
        let families = (request.family.map { [$0] } ?? []) + fonts.defaultFamilies
        for family in families + [platform.defaultFamily, fonts.faces[0].family] {
            if let font = sessionFont(family: family, request) { return font }
        }
        return SessionFont(Font(face: fonts.faces[0], coordinates: []), platform: platform)
    }

    func sessionFont(family: String, _ request: FontRequest) -> SessionFont? {
        guard let match = fonts.match(family: family, request) else { return nil }
        var instance = Instance(match: match)
        if modelsSystemFont, request.family == nil, let part = SystemFontPart(family: match.face.family) {
            instance.part = part
            instance.weight = request.weight
        }
        if let known = instances[instance] { return known }
        let font = SessionFont(
            Font(
                face: match.face, coordinates: match.coordinates, syntheticBold: match.syntheticBold,
                syntheticItalic: match.syntheticItalic), platform: platform, part: instance.part,
            weight: instance.weight)
        instances[instance] = font
        return font
    }

    /// A face at the standard place on all its axes.
    package func defaultFont(of face: FontFace) -> Font {
        let match = FontCollection.Match(face: face, coordinates: [], syntheticBold: false, syntheticItalic: false)
        let instance = Instance(match: match)
        if let known = instances[instance] { return known.font }
        let font = SessionFont(Font(face: face, coordinates: []), platform: platform)
        instances[instance] = font
        return font.font
    }
}
