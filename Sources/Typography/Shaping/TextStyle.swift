internal import CHarfBuzz

/// A font request without its size, resolved for one locale of a session: primary font, fallbacks, features.
package final class TextStyle {
    /// The request's number in the session, part of the key of shaped texts.
    let id: Int
    let request: FontRequest
    let locale: TextLocale
    package let primary: SessionFont
    let features: [hb_feature_t]

    /// Fallback fonts by script, and the choice for single scalars, as far as they were needed.
    var candidates: [Script: [SessionFont]] = [:]
    var choices: [ChoiceKey: SessionFont] = [:]
    var lastCandidates: (script: Script, fonts: [SessionFont])?
    var emojiFonts: [SessionFont]?
    var lastResort: [SessionFont]?

    struct ChoiceKey: Hashable {
        var scalar: UInt32
        var script: Script
    }

    init(id: Int, request: FontRequest, locale: TextLocale, primary: SessionFont) {
        self.id = id
        self.request = request
        self.locale = locale
        self.primary = primary
        var features = request.features.map { ($0.tag, UInt32(clamping: $0.value)) }
        if request.tracking != 0 {
            // Letters that are set apart cannot be joined into one glyph (CSS Text 3, letter-spacing).
            features = [("liga", 0), ("clig", 0)] + features
        }
        self.features = features.map { tag, value in
            hb_feature_t(
                tag: hbTag(tag), value: value, start: galley_hb_feature_global_start, end: galley_hb_feature_global_end)
        }
    }
}
