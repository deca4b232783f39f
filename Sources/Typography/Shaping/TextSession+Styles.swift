internal import CHarfBuzz

/// Styles and their fonts, each made once.
extension TextSession {
    /// The style asked for last in a locale.
    final class RecentStyle {
        let key: StyleKey
        let style: TextStyle

        init(key: StyleKey, style: TextStyle) {
            self.key = key
            self.style = style
        }
    }

    /// A font, and which part of the modelled system font it replaces.
    struct Instance: Hashable {
        var match: FontCollection.Match
        var part: SystemFontPart?
        var weight = 400.0
        /// Symbols that East Asian fonts have are not taken from it.
        var leavesSymbols = false
    }

    /// What a style depends on: the request with a tracking of 1 where it prevents ligatures and 0 elsewhere, without
    /// its line height, and without its size unless some font has optical sizes.
    struct StyleKey: Hashable {
        var request: FontRequest
        var locale: TextLocale

        /// Whether the request and locale have this key; nothing is copied.
        func stands(for other: FontRequest, _ otherLocale: TextLocale, parts: Bool, hasSize: Bool) -> Bool {
            locale == otherLocale && (request.tracking != 0) == parts && (!hasSize || request.size == other.size)
                && request.weight == other.weight && request.width == other.width
                && request.isItalic == other.isItalic && request.allowsSyntheticBold == other.allowsSyntheticBold
                && request.spacesIdeographs == other.spacesIdeographs
                && request.family == other.family && request.features == other.features
        }
    }

    /// The style of a request in a locale, made once. The size matters only for fonts with optical sizes.
    package func style(for request: FontRequest, locale: TextLocale) -> TextStyle {
        let partsLigatures = platform.partsLigatures(tracking: request.tracking, size: request.size)
        // A place for each locale in use avoids hashing: labels of all locales of an app come in turn.
        let place = locale.slot & (recentStyles.count - 1)
        if let recent = recentStyles[place],
            recent.key.stands(for: request, locale, parts: partsLigatures, hasSize: fonts.hasOpticalSizes)
        {
            return recent.style
        }
        var key = StyleKey(request: request, locale: locale)
        key.request.tracking = partsLigatures ? 1 : 0
        key.request.lineHeight = nil
        key.request.baselineOffset = 0
        if !fonts.hasOpticalSizes { key.request.size = 0 }
        let style = styles[key] ?? makeStyle(request, locale, partsLigatures: partsLigatures)
        styles[key] = style
        recentStyles[place] = RecentStyle(key: key, style: style)
        return style
    }

    private func makeStyle(_ request: FontRequest, _ locale: TextLocale, partsLigatures: Bool) -> TextStyle {
        TextStyle(
            id: styles.count, request: request, locale: locale, primary: primaryFont(of: request, locale: locale),
            language: hb_language_from_string(locale.identifier.isEmpty ? "und" : locale.identifier, -1),
            defaults: defaultFeatures(of: request, partsLigatures: partsLigatures))
    }

    /// What the platform turns on or off unless the request says otherwise.
    private func defaultFeatures(of request: FontRequest, partsLigatures: Bool) -> [(String, UInt32)] {
        var features = partsLigatures ? platform.featuresOfJoinedLetters.map { ($0, UInt32(0)) } : []
        if platform == .web, !request.spacesPunctuationItself { features.append(("chws", 1)) }
        return features
    }

    /// The font that a request gets before any fallback.
    private func primaryFont(of request: FontRequest, locale: TextLocale) -> SessionFont {
        let families = (request.family.map { [$0] } ?? []) + fonts.defaultFamilies
        for family in families + [platform.defaultFamily, fonts.faces[0].family] {
            if let font = sessionFonts(family: family, request, locale: locale).first { return font }
        }
        return SessionFont(Font(face: fonts.faces[0], coordinates: []), platform: platform)
    }

    /// The fonts of a family for a request: one, or the parts of one.
    func sessionFonts(family: String, _ request: FontRequest, locale: TextLocale) -> [SessionFont] {
        fonts.matches(family: family, request).map { sessionFont($0, family: family, request, locale: locale) }
    }

    private func sessionFont(
        _ match: FontCollection.Match, family: String, _ request: FontRequest, locale: TextLocale
    ) -> SessionFont {
        var instance = Instance(match: match)
        if modelsSystemFont, request.family == nil, let part = SystemFontPart(family: match.face.family) {
            instance.part = part
            instance.weight = request.weight
            instance.leavesSymbols = part == .latin && locale.isEastAsian
        }
        let other = request.family == nil ? fonts.otherWeight(than: match, family: family, request, on: platform) : nil
        if other != nil { instance.weight = request.weight }
        if let known = instances[instance] { return known }
        let blend = other.map { other in
            (font: SessionFont(Font(face: other.face, coordinates: []), platform: platform), share: other.share)
        }
        let font = SessionFont(
            Font(
                face: match.face, coordinates: match.coordinates, syntheticBold: match.syntheticBold,
                syntheticItalic: match.syntheticItalic), platform: platform, part: instance.part,
            weight: instance.weight, leavesSymbols: instance.leavesSymbols, blend: blend)
        instances[instance] = font
        return font
    }

    /// A face with the default value on all its axes.
    package func defaultFont(of face: FontFace) -> Font {
        let match = FontCollection.Match(face: face, coordinates: [], syntheticBold: false, syntheticItalic: false)
        let instance = Instance(match: match)
        if let known = instances[instance] { return known.font }
        let font = SessionFont(Font(face: face, coordinates: []), platform: platform)
        instances[instance] = font
        return font.font
    }
}
