internal import CHarfBuzz

/// A font request without its size, resolved for one locale of a session: primary font, fallbacks, features.
package final class TextStyle {
    /// The request's number in the session, part of the key of shaped texts.
    let id: Int
    let request: FontRequest
    let locale: TextLocale
    package let primary: SessionFont
    let features: [hb_feature_t]
    let language: hb_language_t?

    /// Fonts in use so far, the primary one first, and their places in that list.
    private(set) var fonts: [SessionFont]
    private var places: [ObjectIdentifier: Int] = [:]
    /// Fallback fonts by script, as far as they were needed.
    var candidates: [Script: [SessionFont]] = [:]
    var lastCandidates: (script: Script, fonts: [SessionFont])?
    private var choices: [Script: ScalarPages<UInt8>] = [:]
    var listedFonts: [SessionFont]?
    var emojiFonts: [SessionFont]?
    var lastResort: [SessionFont]?

    /// - Parameter partsLigatures: Letters are set so far apart that optional ligatures are off.
    init(
        id: Int, request: FontRequest, locale: TextLocale, primary: SessionFont, language: hb_language_t?,
        partsLigatures: Bool
    ) {
        self.id = id
        self.request = request
        self.locale = locale
        self.primary = primary
        fonts = [primary]
        places = [ObjectIdentifier(primary): 0]
        self.language = language
        var features = request.features.map { ($0.tag, UInt32(clamping: $0.value)) }
        if partsLigatures {
            features = [("liga", 0), ("clig", 0)] + features
        }
        self.features = features.map { tag, value in
            hb_feature_t(
                tag: hbTag(tag), value: value, start: galley_hb_feature_global_start, end: galley_hb_feature_global_end)
        }
    }

    /// The place of a font among those in use.
    func place(of font: SessionFont) -> Int {
        if let known = places[ObjectIdentifier(font)] { return known }
        places[ObjectIdentifier(font)] = fonts.count
        fonts.append(font)
        return fonts.count - 1
    }

    /// For each scalar met in a script, one more than the place of its font.
    func choices(in script: Script) -> ScalarPages<UInt8> {
        if let known = choices[script] { return known }
        let made = ScalarPages<UInt8>()
        choices[script] = made
        return made
    }
}
