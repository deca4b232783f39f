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
    private var lastStyle: (request: FontRequest, locale: TextLocale, style: TextStyle)?
    var lineBreakers: [String: BreakIterator] = [:]
    var wordBreakers: [String: BreakIterator] = [:]
    var outlines: [Font: OutlineSource] = [:]
    private var languages: [TextLocale: hb_language_t] = [:]

    /// - Parameter cachedTexts: how many shaped texts are kept at least; twice as many at most.
    public init(fonts: FontCollection, platform: Platform = .ios, cachedTexts: Int = 4096) {
        self.fonts = fonts
        self.platform = platform
        shaped = RecentCache(capacity: cachedTexts)
    }

    private struct ShapingKey: Hashable {
        var string: String
        var style: Int
        var moreStyles: [Int]
        var direction: BaseDirection
    }

    private struct StyleKey: Hashable {
        var request: FontRequest
        var locale: TextLocale
    }

    // MARK: Shaping

    /// Takes a text apart and shapes it in font units; the same text in other sizes is the same result.
    package func shape(_ text: StyledText, locale: TextLocale, direction: BaseDirection = .automatic) -> ShapedText {
        let first = style(for: text.runs[0].font, locale: locale)
        var styles = [first]
        if text.runs.count > 1 { styles += text.runs.dropFirst().map { style(for: $0.font, locale: locale) } }
        let string = text.string
        var key = ShapingKey(string: string, style: first.id, moreStyles: [], direction: direction)
        if text.runs.count > 1 {
            key.moreStyles = zip(text.runs, styles).flatMap { [$0.text.utf16.count, $1.id] }
        }
        if let known = shaped[key] { return known }
        let units = TextUnits(string, table: scalarTable)
        var ends = [units.units.count]
        if text.runs.count > 1 {
            ends = text.runs.reduce(into: []) { $0.append(($0.last ?? 0) + $1.text.utf16.count) }
        }
        let result = shape(string, units, styles: styles, styleEnds: ends, direction: direction)
        shaped.insert(result, for: key, cost: units.units.count)
        return result
    }

    private func shape(
        _ string: String, _ text: TextUnits, styles: [TextStyle], styleEnds: [Int], direction: BaseDirection
    ) -> ShapedText {
        let locale = styles[0].locale
        let (baseLevel, levels) = resolveLevels(of: text, direction: direction, locale: locale)
        let items = Itemizer(
            session: self, text: text, levels: levels?.units, baseLevel: baseLevel, styleEnds: styleEnds,
            styles: styles
        ).items()
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.units.count)
        var runs: [ShapedRun] = []
        runs.reserveCapacity(items.count)
        let language = language(of: locale)
        text.units.withUnsafeBufferPointer { units in
            for item in items {
                guard let font = item.font else { continue }
                let start = glyphs.count
                let advance = shaper.shape(
                    item.range, of: units, context: 0..<units.count,
                    item: ShapingItem(
                        font: font, style: styles[item.style], script: item.script,
                        isRightToLeft: item.level & 1 == 1, language: language),
                    into: &glyphs)
                runs.append(
                    ShapedRun(
                        range: item.range, level: item.level, script: item.script, font: font, style: item.style,
                        glyphs: start..<glyphs.count, advance: advance))
            }
        }
        return ShapedText(
            string: string, text: text, runs: runs, glyphs: glyphs, baseLevel: baseLevel, levels: levels,
            locale: locale, styles: styles, styleEnds: styleEnds)
    }

    /// Step 2: bidi levels, skipped for a left-to-right text without any character that could change one.
    private func resolveLevels(
        of text: borrowing TextUnits, direction: BaseDirection, locale: TextLocale
    ) -> (base: UInt8, levels: (units: [UInt8], paragraphs: [UInt8])?) {
        if text.units.isEmpty {
            return (direction == .rightToLeft || direction == .automatic && locale.isRightToLeft ? 1 : 0, nil)
        }
        let mayBeRightToLeft = direction == .rightToLeft || (direction == .automatic && locale.isRightToLeft)
        guard text.summary.needsBidi || mayBeRightToLeft else { return (0, nil) }
        let resolved = bidi.resolve(
            text.units, base: direction.icuLevel(locale), hasEmbedding: text.summary.hasEmbedding)
        return (resolved.paragraphLevels.first ?? 0, (resolved.levels, resolved.paragraphLevels))
    }

    // MARK: Fonts

    /// The style of a request in a locale, made once. Its size counts only for fonts with optical sizes.
    package func style(for request: FontRequest, locale: TextLocale) -> TextStyle {
        if let last = lastStyle, last.request == request, last.locale == locale { return last.style }
        var key = StyleKey(request: request, locale: locale)
        key.request.tracking = request.tracking == 0 ? 0 : 1
        if !fonts.hasOpticalSizes { key.request.size = 0 }
        let style =
            styles[key]
            ?? TextStyle(id: styles.count, request: request, locale: locale, primary: primaryFont(of: request))
        styles[key] = style
        lastStyle = (request, locale, style)
        return style
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

    func language(of locale: TextLocale) -> hb_language_t? {
        if let known = languages[locale] { return known }
        guard let language = hb_language_from_string(locale.identifier.isEmpty ? "und" : locale.identifier, -1) else {
            return nil
        }
        languages[locale] = language
        return language
    }
}
