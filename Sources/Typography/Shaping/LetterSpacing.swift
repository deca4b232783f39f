/// What letter spacing does on a platform besides moving letters apart.
extension Platform {
    /// Whether letters with this spacing are no longer joined into ligatures.
    ///
    /// On most platforms any spacing has this effect (CSS Text 3, letter-spacing); on Android more than 0.03 em
    /// (Minikin, `cleanAndAddDefaultFontFeatures`).
    func partsLigatures(tracking: Double, size: Double) -> Bool {
        self == .android ? abs(tracking) > 0.03 * size : tracking != 0
    }

    /// The features that go with the ligatures: in browsers contextual alternates, too (Blink,
    /// `FontFeatureRange::FromFontDescription`).
    var featuresOfJoinedLetters: [String] { self == .web ? ["liga", "clig", "calt"] : ["liga", "clig"] }

    /// Whether anything in a run of a script is set apart.
    ///
    /// Minikin leaves scripts alone whose letters hang together (`isScriptOkForLetterspacing`).
    package func spacesLetters(of script: Script) -> Bool { self != .android || !Self.joinedOnAndroid.contains(script) }

    /// Whether spacing is added after each cluster of glyphs that HarfBuzz made, as in Blink
    /// (`ShapeResult::ApplySpacingImpl`), rather than after each grapheme: the parts of a conjunct are set apart, and what a
    /// font must join is not.
    package var spacesGlyphClusters: Bool { self == .web }

    private static let joinedOnAndroid = Set(
        [
            "Arab", "Nkoo", "Phlp", "Mand", "Mong", "Phag", "Deva", "Beng", "Guru", "Modi", "Shrd", "Sylo", "Tirh",
            "Ogam",
        ].compactMap { Script($0) })

    /// Scripts that are written joined (Blink, `Character::IsCursiveScript`).
    fileprivate static let joinedOnWeb = Set(
        ["Arab", "Mand", "Mong", "Nkoo", "Phag", "Rohg", "Syrc"].compactMap { Script($0) })
}

extension TextSession {
    /// Where the clusters of a run start that are set apart on the web, in logical order: all but those of a character
    /// without width, such as a soft hyphen; in scripts that are written joined the spaces alone. O(glyphs).
    ///
    /// Source: Blink, `ShapeResultSpacing::ComputeSpacing` and `Character::TreatAsZeroWidthSpace`; that it sets spaces apart
    /// in joined scripts, and none of their other characters, was measured in Chromium 156.
    package func spacedClusters(of glyphs: ArraySlice<Glyph>, in units: [UInt16], script: Script) -> [Int] {
        let isJoined = Platform.joinedOnWeb.contains(script)
        var places: [Int] = []
        places.reserveCapacity(glyphs.count)
        var last: Int32?
        for glyph in glyphs where glyph.cluster != last {
            last = glyph.cluster
            let place = Int(glyph.cluster)
            guard units.indices.contains(place) else { continue }
            let scalar = scalar(in: units, at: place)
            if isJoined, scalar != 0x20, scalar != 0xa0, scalar != 9 { continue }
            if !properties(of: scalar).isDefaultIgnorable, scalar != 0xfffc { places.append(place) }
        }
        return places.first ?? 0 > places.last ?? 0 ? places.reversed() : places
    }
}
