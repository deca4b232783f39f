internal import CHarfBuzz

/// A font request without its size, resolved for one locale of a session: primary font, fallback fonts, features.
package final class TextStyle {
    /// The request's number in the session, part of the key of shaped texts.
    let id: Int
    package let request: FontRequest
    let locale: TextLocale
    package let primary: SessionFont
    /// In memory that the style owns and that HarfBuzz reads for every run; nearly always empty.
    let features: UnsafeMutableBufferPointer<hb_feature_t>
    let language: hb_language_t?

    /// The fonts used so far, the primary one first, and their indices in that list.
    private(set) var fonts: [SessionFont]
    private var places: [ObjectIdentifier: Int] = [:]
    /// The fallback fonts by script, for the scripts that were needed.
    var candidates: [Script: [SessionFont]] = [:]
    var lastCandidates: (script: Script, fonts: [SessionFont])?
    private var choices: [Script: ScalarPages<UInt8>] = [:]
    var listedFonts: [SessionFont]?
    var emojiFonts: [SessionFont]?
    var lastResort: [SessionFont]?
    private var plans: [ShapePlan] = []
    private var lastPlan = 0

    /// What the style's fonts say about full-width punctuation, by font; nil for one that does not halve it.
    var punctuation: [ObjectIdentifier: PunctuationWidths?] = [:]

    /// - Parameter defaults: The features that the platform sets before those of the request.
    init(
        id: Int, request: FontRequest, locale: TextLocale, primary: SessionFont, language: hb_language_t?,
        defaults: [(String, UInt32)]
    ) {
        self.id = id
        self.request = request
        self.locale = locale
        self.primary = primary
        fonts = [primary]
        places = [ObjectIdentifier(primary): 0]
        self.language = language
        let features = defaults + request.features.map { ($0.tag, UInt32(clamping: $0.value)) }
        self.features = .allocate(capacity: features.count)
        for (index, feature) in features.enumerated() {
            self.features.initializeElement(
                at: index,
                to: hb_feature_t(
                    tag: hbTag(feature.0), value: feature.1, start: galley_hb_feature_global_start,
                    end: galley_hb_feature_global_end))
        }
    }

    deinit {
        features.deallocate()
        for plan in plans { hb_shape_plan_destroy(plan.raw) }
    }

    /// The features of a kind of run in their order, which HarfBuzz works out once.
    private struct ShapePlan {
        unowned(unsafe) let font: SessionFont
        let script: hb_script_t
        let isRightToLeft: Bool
        let halves: Bool
        let raw: OpaquePointer

        func isMade(for font: SessionFont, _ script: hb_script_t, _ isRightToLeft: Bool, _ halves: Bool) -> Bool {
            self.font === font && self.script == script && self.isRightToLeft == isRightToLeft && self.halves == halves
        }
    }

    /// The plan for runs of a font, script and direction in the style's language. O(1) for the plan used last, O(plans)
    /// for another, of which a style has some five; nil without memory.
    ///
    /// - Parameter halves: Some characters of the run have the feature `halt`.
    func plan(
        for font: SessionFont, _ script: hb_script_t, _ isRightToLeft: Bool, halves: Bool = false
    ) -> OpaquePointer? {
        if lastPlan < plans.count, plans[lastPlan].isMade(for: font, script, isRightToLeft, halves) {
            return plans[lastPlan].raw
        }
        lastPlan = plans.firstIndex { $0.isMade(for: font, script, isRightToLeft, halves) } ?? plans.count
        if lastPlan < plans.count { return plans[lastPlan].raw }
        var properties = hb_segment_properties_t()
        properties.direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        properties.script = script
        properties.language = language
        let features = halves ? halving(0..<1) : Array(features)
        let raw = hb_shape_plan_create(font.font.face.raw, &properties, features, UInt32(features.count), nil)
        guard let raw else { return nil }
        plans.append(
            ShapePlan(font: font, script: script, isRightToLeft: isRightToLeft, halves: halves, raw: raw))
        return raw
    }

    /// The style's features, and `halt` for some units of a buffer, in their order. Neighbours are one feature: HarfBuzz's
    /// time grows with the features.
    func halving(_ places: some Sequence<Int>) -> [hb_feature_t] {
        var ranges: [Range<Int>] = []
        for place in places {
            if let last = ranges.last, last.upperBound == place {
                ranges[ranges.count - 1] = last.lowerBound..<place + 1
            } else {
                ranges.append(place..<place + 1)
            }
        }
        return features
            + ranges.map {
                hb_feature_t(tag: hbTag("halt"), value: 1, start: UInt32($0.lowerBound), end: UInt32($0.upperBound))
            }
    }

    /// The place of a font among those in use.
    func place(of font: SessionFont) -> Int {
        if let known = places[ObjectIdentifier(font)] { return known }
        places[ObjectIdentifier(font)] = fonts.count
        fonts.append(font)
        return fonts.count - 1
    }

    /// For each scalar in a script, one more than the index of its font.
    func choices(in script: Script) -> ScalarPages<UInt8> {
        if let known = choices[script] { return known }
        let made = ScalarPages<UInt8>()
        choices[script] = made
        return made
    }
}
