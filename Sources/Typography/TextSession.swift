internal import CHarfBuzz

/// Measures texts: owns every cache, so that nothing is shared between threads and nothing outlives the work.
///
/// Use one on one thread at a time. Memory stays bounded however many texts pass through.
public final class TextSession {
    public let fonts: FontCollection
    public let platform: Platform

    let scalarTable = ScalarTable()
    let shaper = Shaper()
    private let bidi = BidiResolver()
    private var shaped: RecentCache<ShapingKey, ShapedText>
    private var instances: [FontCollection.Match: SessionFont] = [:]
    private var styles: [StyleKey: TextStyle] = [:]
    private var recentStyles: [(request: FontRequest, locale: TextLocale, style: TextStyle)] = []
    var lineBreakers: [String: BreakIterator] = [:]
    var wordBreakers: [String: BreakIterator] = [:]
    var outlines: [Font: OutlineSource] = [:]

    /// - Parameter cachedTexts: how many shaped texts are kept at least; twice as many at most.
    public init(fonts: FontCollection, platform: Platform = .ios, cachedTexts: Int = 4096) {
        self.fonts = fonts
        self.platform = platform
        shaped = RecentCache(capacity: cachedTexts)
    }

    private struct StyleKey: Hashable {
        var request: FontRequest
        var locale: TextLocale
    }

    /// UTF-16 units given to HarfBuzz so far: the cost of the work, whatever the machine.
    package var shapedUnits: Int { shaper.shapedUnits }

    // MARK: Shaping

    /// Takes a text apart and shapes it in font units; the same text in other sizes is the same result.
    package func shape(_ text: StyledText, locale: TextLocale, direction: BaseDirection = .automatic) -> ShapedText {
        let styles = styles(of: text, locale: locale)
        let string = text.string
        let lengths = text.runs.count == 1 ? [] : text.runs.indices.flatMap { [text.runs[$0].length, styles[$0].id] }
        let key = ShapingKey(string, style: styles[0].id, moreStyles: lengths, direction: direction)
        if let known = shaped[key] { return known }
        let result = shape(string, styles: styles, locale: locale, direction: direction)
        shaped.insert(result, for: key, cost: result.units.count)
        return result
    }

    private func styles(of text: StyledText, locale: TextLocale) -> TextStyles {
        let first = style(for: text.runs[0].font, locale: locale)
        guard text.runs.count > 1 else { return TextStyles(first) }
        let ends = text.runs.reduce(into: []) { $0.append(($0.last ?? 0) + $1.length) }
        return TextStyles(first, text.runs.dropFirst().map { style(for: $0.font, locale: locale) }, ends: ends)
    }

    /// The stages of shaping: transcode and classify; bidi levels; scripts, fonts and styles; glyphs.
    private func shape(
        _ string: String, styles: TextStyles, locale: TextLocale, direction: BaseDirection
    ) -> ShapedText {
        let text = TextUnits(string, table: scalarTable)
        let (baseLevel, levels) = resolveLevels(of: text, direction: direction, locale: locale)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.units.count)
        var runs: [ShapedRun] = []
        text.withView { view in
            Itemizer(
                session: self, text: view, levels: levels?.units, baseLevel: baseLevel, styles: styles
            ).forEachItem { item in
                guard let font = item.font else { return }
                let start = glyphs.count
                let shapingItem = ShapingItem(
                    font: font, style: styles[item.style], script: item.script,
                    isRightToLeft: item.level & 1 == 1)
                let advance = shaper.shape(
                    item.range, of: view.units, context: 0..<view.count, item: shapingItem, into: &glyphs)
                runs.append(
                    ShapedRun(
                        range: item.range, level: item.level, script: item.script, font: font, style: item.style,
                        glyphs: start..<glyphs.count, advance: advance))
            }
        }
        return ShapedText(
            string: string, text: text, runs: runs, glyphs: glyphs, baseLevel: baseLevel, levels: levels,
            locale: locale, styles: styles)
    }

    /// Bidi levels, skipped for a left-to-right text without any character that could change one.
    private func resolveLevels(
        of text: borrowing TextUnits, direction: BaseDirection, locale: TextLocale
    ) -> (base: UInt8, levels: (units: [UInt8], paragraphs: [UInt8])?) {
        let mayBeRightToLeft = direction == .rightToLeft || (direction == .automatic && locale.isRightToLeft)
        if text.units.isEmpty { return (mayBeRightToLeft ? 1 : 0, nil) }
        guard text.summary.needsBidi || mayBeRightToLeft else { return (0, nil) }
        let resolved = bidi.resolve(
            text.units, base: direction.icuLevel(locale), hasEmbedding: text.summary.hasEmbedding)
        let base = resolved.paragraphLevels[0]
        let isUniform = resolved.levels.allSatisfy { $0 == base } && resolved.paragraphLevels.allSatisfy { $0 == base }
        return (base, isUniform ? nil : (resolved.levels, resolved.paragraphLevels))
    }

    // MARK: Fonts

    /// The style of a request in a locale, made once. Its size counts only for fonts with optical sizes.
    package func style(for request: FontRequest, locale: TextLocale) -> TextStyle {
        for recent in recentStyles where recent.locale == locale && recent.request == request { return recent.style }
        var key = StyleKey(request: request, locale: locale)
        key.request.tracking = request.tracking == 0 ? 0 : 1
        if !fonts.hasOpticalSizes { key.request.size = 0 }
        let style = styles[key] ?? makeStyle(request, locale)
        styles[key] = style
        // A few at hand spare the hashing: labels in turn of all the locales of an app.
        if recentStyles.count == 32 { recentStyles.removeFirst(16) }
        recentStyles.append((request, locale, style))
        return style
    }

    private func makeStyle(_ request: FontRequest, _ locale: TextLocale) -> TextStyle {
        TextStyle(
            id: styles.count, request: request, locale: locale, primary: primaryFont(of: request),
            language: hb_language_from_string(locale.identifier.isEmpty ? "und" : locale.identifier, -1))
    }

    /// The font that a request gets before any fallback.
    private func primaryFont(of request: FontRequest) -> SessionFont {
        let families = [request.family, fonts.defaultFamily, platform.defaultFamily].compactMap { $0 }
        for family in families + [fonts.faces[0].family] {
            if let font = sessionFont(family: family, request) { return font }
        }
        return SessionFont(Font(face: fonts.faces[0], coordinates: []), platform: platform)
    }

    func sessionFont(family: String, _ request: FontRequest) -> SessionFont? {
        guard let match = fonts.match(family: family, request) else { return nil }
        if let known = instances[match] { return known }
        let font = SessionFont(
            Font(
                face: match.face, coordinates: match.coordinates, syntheticBold: match.syntheticBold,
                syntheticItalic: match.syntheticItalic), platform: platform)
        instances[match] = font
        return font
    }

    /// A face at the standard place on all its axes.
    package func defaultFont(of face: FontFace) -> Font {
        let match = FontCollection.Match(face: face, coordinates: [], syntheticBold: false, syntheticItalic: false)
        if let known = instances[match] { return known.font }
        let font = SessionFont(Font(face: face, coordinates: []), platform: platform)
        instances[match] = font
        return font.font
    }
}
