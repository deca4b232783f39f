/// What letter spacing does on a platform besides setting letters apart.
extension Platform {
    /// Whether letters that are set so far apart are no longer joined into ligatures.
    ///
    /// Everywhere any spacing parts them (CSS Text 3, letter-spacing); on Android more than 0.03 em
    /// (Minikin, `cleanAndAddDefaultFontFeatures`).
    func partsLigatures(tracking: Double, size: Double) -> Bool {
        self == .android ? abs(tracking) > 0.03 * size : tracking != 0
    }

    /// Whether letters of a script are set apart at all.
    ///
    /// Minikin leaves scripts alone whose letters hang together (`isScriptOkForLetterspacing`).
    package func spacesLetters(of script: Script) -> Bool { self != .android || !Self.joined.contains(script) }

    private static let joined = Set(
        [
            "Arab", "Nkoo", "Phlp", "Mand", "Mong", "Phag", "Deva", "Beng", "Guru", "Modi", "Shrd", "Sylo", "Tirh",
            "Ogam",
        ].compactMap { Script($0) })
}
