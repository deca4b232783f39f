/// Fonts by coverage: the requested one, then the fallback order of a script and a locale.
extension TextSession {
    /// The first font that has a whole grapheme cluster.
    ///
    /// A cluster that no font has completely gets the first font with its base. A cluster that no font has at all gets
    /// the primary font, which draws its missing glyph.
    func firstFont(
        of cluster: Range<Int>, in text: TextView, script: Script, style: TextStyle
    ) -> SessionFont {
        if covers(style.primary, cluster, in: text) { return style.primary }
        let first = text.scalar(at: cluster.lowerBound)
        let candidates = candidates(of: style, script: script)
        return candidates.first { covers($0, cluster, in: text) }
            ?? lastResort(of: style).first { covers($0, cluster, in: text) }
            ?? ([style.primary] + candidates + lastResort(of: style)).first { $0.contains(first) }
            ?? style.primary
    }

    /// The fonts after the primary one that are tried for a script.
    func candidates(of style: TextStyle, script: Script) -> [SessionFont] {
        if let last = style.lastCandidates, last.script == script { return last.fonts }
        if let known = style.candidates[script] { return known }
        let families = fonts.fallbackFamilies(script: script, locale: style.locale, platform: platform)
        var found = parts(of: style.primary, style) + fontsOf(families, style).filter { $0 !== style.primary }
        // The system's list of fallback fonts begins with those of the locale (`CTFontCopyDefaultCascadeListForLanguages`).
        if modelsSystemFont, style.locale.isEastAsian {
            found = found.filter { $0.part == .han } + found.filter { $0.part != .han }
        }
        style.candidates[script] = found
        style.lastCandidates = (script, found)
        return found
    }

    /// The primary font and the other fonts of the default list.
    func listedFonts(of style: TextStyle) -> [SessionFont] {
        if let known = style.listedFonts { return known }
        let found = [style.primary] + parts(of: style.primary, style) + fontsOf(fonts.defaultFamilies, style)
        style.listedFonts = found
        return found
    }

    /// The listed fonts with color, then the emoji fonts.
    func emojiFonts(of style: TextStyle) -> [SessionFont] {
        if let known = style.emojiFonts { return known }
        let found =
            listedFonts(of: style).filter(\.font.face.hasColor)
            + fontsOf(fonts.emojiFamilies, style)
        style.emojiFonts = found
        return found
    }

    private func lastResort(of style: TextStyle) -> [SessionFont] {
        if let known = style.lastResort { return known }
        let found = fontsOf(fonts.families, style)
        style.lastResort = found
        return found
    }

    private func fontsOf(_ families: [String], _ style: TextStyle) -> [SessionFont] {
        families.flatMap { sessionFonts(family: $0, style.request, locale: style.locale) }
    }

    /// The other parts of a font that comes in several files.
    private func parts(of font: SessionFont, _ style: TextStyle) -> [SessionFont] {
        sessionFonts(family: font.font.face.family, style.request, locale: style.locale).filter { $0 !== font }
    }

    /// Whether some font of the collection has a scalar.
    package func hasFont(with scalar: UInt32, styledAs style: TextStyle) -> Bool {
        lastResort(of: style).contains { $0.contains(scalar) }
    }

    /// The script of a scalar.
    package func script(of scalar: UInt32) -> Script { scalarTable[scalar].script }

    /// Whether a font has every scalar of a cluster, or HarfBuzz can compose those that are missing.
    func covers(_ font: SessionFont, _ cluster: Range<Int>, in text: TextView) -> Bool {
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let properties = text.properties[offset]
            if !font.covers(text.scalar(at: offset), properties) {
                // If the base is missing, only decomposing it can help.
                if offset == cluster.lowerBound, !properties.isComposed { return false }
                return coversNormalized(font, cluster, in: text)
            }
            offset = text.offset(after: offset)
        }
        return true
    }

    /// The same question for the composed and the decomposed form, both of which HarfBuzz tries.
    private func coversNormalized(_ font: SessionFont, _ cluster: Range<Int>, in text: TextView) -> Bool {
        // A cluster that long has no composed form.
        guard cluster.count <= 16 else { return false }
        var scalars: [UInt32] = []
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            scalars.append(text.scalar(at: offset))
            offset = text.offset(after: offset)
        }
        let forms = [Normalization.composed(scalars), Normalization.decomposed(scalars)]
        return forms.contains { $0.allSatisfy { font.covers($0, scalarTable[$0]) } }
    }
}
