internal import CICU

/// Boundaries of a shaped text, worked out when they are first needed.
extension ShapedText {
    /// The UTF-16 offsets at which grapheme clusters start, and the end of the text (UAX #29).
    package func graphemes(in session: TextSession) -> [Int] {
        if let known = cachedGraphemes { return known }
        var scanner = GraphemeScanner()
        var starts: [Int] = []
        var offset = 0
        while offset < units.count {
            if scanner.isBoundary(before: session.scalarTable[scalar(in: units, at: offset)]) { starts.append(offset) }
            offset += unitCount(startingWith: units[offset])
        }
        starts.append(units.count)
        cachedGraphemes = starts
        return starts
    }

    /// UTF-16 offsets of the clusters after which letter spacing is added, and the end of the text: grapheme clusters, on the
    /// web those of the glyphs.
    package func spacedPlaces(in session: TextSession) -> [Int] {
        guard session.platform.spacesGlyphClusters else { return graphemes(in: session) }
        if let known = cachedSpacedPlaces { return known }
        let places =
            runs.flatMap { session.spacedClusters(of: glyphs[$0.glyphs], in: units, script: $0.script) } + [units.count]
        cachedSpacedPlaces = places
        return places
    }

    /// For every UTF-16 offset, whether a line may or must end before it: as UAX #14 has it, with ICU's dictionaries and
    /// the platform's own ways, but never within a grapheme cluster.
    package func lineBreaks(_ rules: LineBreakRules, in session: TextSession) -> [LineBreak] {
        if let known = cachedLineBreaks, known.rules == rules { return known.breaks }
        var breaks = hasWordsAlone ? breaksBetweenWords() : standardLineBreaks(rules, in: session)
        if session.platform == .web { session.blinkLineBreaks.apply(to: &breaks, of: units) }
        if session.platform == .android {
            breaks = MinikinLineBreaks(units, icu: breaks) { [table = session.scalarTable] in table[$0].isEmoji }
                .breaks()
        }
        if !isClusterPerScalar { keepClusters(in: &breaks, session) }
        keepWords(rules.wordKeeping ?? session.platform.wordKeeping, in: &breaks, session)
        cachedLineBreaks = (rules, breaks)
        return breaks
    }

    /// The same by UAX #14 alone.
    func standardLineBreaks(_ rules: LineBreakRules, in session: TextSession) -> [LineBreak] {
        let units = session.platform == .web ? session.blinkLineBreaks.asNewerICUSees(units) : units
        var breaks = session.lineBreaker(rules, locale: locale).lineBreaks(in: units)
        // The end of the text counts as mandatory only where a separator is before it.
        let isSeparated = units.last.map { session.scalarTable[UInt32($0)].isMandatoryBreak } ?? false
        if !units.isEmpty { breaks[units.count] = isSeparated ? .mandatory : .allowed }
        return breaks
    }

    /// The same for letters of class AL and spaces, which is most labels in alphabetic scripts: only rules LB3, LB7,
    /// LB18 and LB28 apply to them, and ICU is not asked.
    func breaksBetweenWords() -> [LineBreak] {
        var breaks = [LineBreak](repeating: .none, count: units.count + 1)
        var isAfterSpace = false
        for offset in units.indices {
            let isSpace = units[offset] == 0x20
            if isAfterSpace, !isSpace { breaks[offset] = .allowed }
            isAfterSpace = isSpace
        }
        if !units.isEmpty { breaks[units.count] = .allowed }
        return breaks
    }

    /// UAX #14 divides some clusters that nobody would write, such as a letter and a skin tone.
    private func keepClusters(in breaks: inout [LineBreak], _ session: TextSession) {
        var start = 0
        for border in graphemes(in: session).dropFirst() {
            for offset in start + 1..<border where border > start + 1 { breaks[offset] = .none }
            start = border
        }
    }

    /// The UTF-16 offsets of word boundaries after the start of the text (UAX #29).
    package func wordBreaks(in session: TextSession) -> [Int] {
        session.wordBreaker(LineBreakRules().icuLocale(locale)).boundaries(in: units)
    }

    /// Takes back every opportunity between two letters that are to stay together, but for those that a dictionary found:
    /// `keep-all` leaves Thai, Lao, Khmer and Burmese alone (CSS Text 3, word-break; Blink, `ShouldKeepAfterKeepAll`).
    private func keepWords(_ words: LineBreakRules.WordKeeping, in breaks: inout [LineBreak], _ session: TextSession) {
        guard words == .all || words == .hangul && hasHangul else { return }
        func isKept(_ scalar: UInt32) -> Bool {
            let properties = session.scalarTable[scalar]
            guard properties.isLetterOrDigit else { return false }
            return words == .all ? !galley_needs_dictionary(scalar) : properties.script == .hangul
        }
        for offset in units.indices.dropFirst() where breaks[offset] == .allowed {
            if isKept(scalarBefore(offset)), isKept(scalar(in: units, at: offset)) { breaks[offset] = .none }
        }
    }

    /// The scalar that ends at a UTF-16 offset.
    package func scalarBefore(_ offset: Int) -> UInt32 {
        let isPair = offset >= 2 && units[offset - 1] & 0xfc00 == 0xdc00
        return scalar(in: units, at: isPair ? offset - 2 : offset - 1)
    }

    /// The number of scalars before a UTF-16 offset. O(1); O(n) the first time in a text with surrogates.
    package func scalarOffset(_ offset: Int) -> Int {
        guard hasSurrogates else { return offset }
        if let known = cachedScalarOffsets { return known[offset] }
        var offsets = [0]
        offsets.reserveCapacity(units.count + 1)
        // Inside a pair, the scalar of the pair counts as before the offset.
        for unit in units { offsets.append(offsets[offsets.count - 1] + (unit & 0xfc00 == 0xdc00 ? 0 : 1)) }
        cachedScalarOffsets = offsets
        return offsets[offset]
    }

    /// The UTF-16 offset of every scalar.
    package var scalarStarts: [Int] { units.indices.filter { units[$0] & 0xfc00 != 0xdc00 } }
}

extension TextSession {
    package func properties(of scalar: UInt32) -> ScalarProperties { scalarTable[scalar] }

    /// Whether a line that starts with a hyphen does not end right after it: browsers ask about each line by itself.
    package func joinsHyphen(at start: Int, of units: [UInt16]) -> Bool {
        platform == .web && blinkLineBreaks.joinsHyphen(at: start, of: units)
    }

    func lineBreaker(_ rules: LineBreakRules, locale: TextLocale) -> BreakIterator {
        if let recent = recentLineBreaker, recent.locale == locale, recent.strictness == rules.strictness {
            return recent.breaker
        }
        let name = rules.icuLocale(locale)
        let breaker = lineBreakers[name] ?? BreakIterator(.line, locale: name)
        lineBreakers[name] = breaker
        recentLineBreaker = (locale, rules.strictness, breaker)
        return breaker
    }

    func wordBreaker(_ locale: String) -> BreakIterator {
        if let known = wordBreakers[locale] { return known }
        let breaker = BreakIterator(.word, locale: locale)
        wordBreakers[locale] = breaker
        return breaker
    }
}
