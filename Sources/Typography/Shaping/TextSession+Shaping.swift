extension TextSession {
    /// Memory that was used for the last text and is used again for the next; what is kept of a text is copied.
    struct Workspace {
        var properties: [ScalarProperties] = []
        var glyphs: [Glyph] = []
        var runs: [ShapedRun] = []
    }

    /// Itemizes a text and shapes it in font units; the result is the same for all sizes.
    ///
    /// A text that is too long, or for which there is not enough memory, counts as empty, and `fault` is set.
    package func shape(_ text: StyledText, locale: TextLocale, direction: BaseDirection = .automatic) -> ShapedText {
        let length = text.byteCount
        guard length <= Self.longestText else {
            tooLong = .tooLong(bytes: length)
            return shape(StyledText("", font: text.first.font), locale: locale, direction: direction)
        }
        let style = style(for: text.first.font, locale: locale)
        let styles = text.more.isEmpty ? TextStyles(style) : styles(of: text, first: style, locale: locale)
        let lengths = text.more.isEmpty ? [] : text.runs.enumerated().flatMap { [$1.length, styles[$0].id] }
        let key = ShapingKey(text.string, style: style.id, moreStyles: lengths, direction: direction)
        if let known = shaped.find(key) { return known }
        let result = shape(key, styles: styles, locale: locale, direction: direction)
        shaped.insert(result)
        return result
    }

    private func styles(of text: StyledText, first: TextStyle, locale: TextLocale) -> TextStyles {
        let ends = text.runs.reduce(into: []) { $0.append(($0.last ?? 0) + $1.length) }
        return TextStyles(first, text.more.map { style(for: $0.font, locale: locale) }, ends: ends)
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
            if platform.spacesGlyphClusters {
                if work.runs.contains(where: { styles[$0.style].request.tracking != 0 }) {
                    for index in work.runs.indices {
                        let run = work.runs[index]
                        work.runs[index].graphemes =
                            spacedClusters(of: work.glyphs[run.glyphs], in: text.units, script: run.script).count
                    }
                }
                return
            }
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
        // The memory for a long text is not kept for the short ones that follow.
        if work.properties.count <= 4096, work.glyphs.capacity <= 8192 { swap(&work, &workspace) }
        return result
    }

    private func shape(
        _ item: TextItem, of view: TextView, styles: TextStyles, locale: TextLocale, work: inout Workspace
    ) {
        guard let font = item.font else { return }
        let start = work.glyphs.count
        let emPerUnit = font.emPerUnit * (font.part?.widthFactor(script: item.script, locale: locale) ?? 1)
        let advance = shape(
            item.range, of: view.units, context: 0..<view.count,
            as: RunShape(
                font: font, style: styles[item.style], script: item.script, level: item.level, emPerUnit: emPerUnit,
                locale: locale), into: &work.glyphs)
        work.runs.append(
            ShapedRun(
                range: item.range, level: item.level, script: item.script, font: font, style: item.style,
                glyphs: start..<work.glyphs.count, advance: advance, emPerUnit: emPerUnit))
    }

    /// Bidi levels. ICU is not called for a left-to-right text without any character that could change a level, nor for
    /// a right-to-left text with only right-to-left letters and characters that follow their direction.
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
}
