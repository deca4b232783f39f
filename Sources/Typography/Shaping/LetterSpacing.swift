/// What letter spacing does on a platform besides moving letters apart.
extension Platform {
    /// Whether letters with this spacing are no longer joined into ligatures.
    ///
    /// On most platforms any spacing has this effect (CSS Text 3, letter-spacing); on Android more than 0.03 em
    /// (Minikin, `cleanAndAddDefaultFontFeatures`).
    func partsLigatures(tracking: Double, size: Double) -> Bool {
        self == .android ? abs(tracking) > 0.03 * size : tracking != 0
    }

    /// Whether letter spacing applies to a script at all.
    ///
    /// Minikin does not apply it to scripts whose letters are joined (`isScriptOkForLetterspacing`).
    package func spacesLetters(of script: Script) -> Bool { self != .android || !Self.joined.contains(script) }

    private static let joined = Set(
        [
            "Arab", "Nkoo", "Phlp", "Mand", "Mong", "Phag", "Deva", "Beng", "Guru", "Modi", "Shrd", "Sylo", "Tirh",
            "Ogam",
        ].compactMap { Script($0) })
}
