/// Which scalars a font has; answers are remembered.
final class Coverage {
    private let answers = ScalarPages<UInt8>()
    private let font: Font
    private let hasSubstitutes: Bool
    private let leavesSymbols: Bool

    /// - Parameters:
    ///   - hasSubstitutes: what HarfBuzz makes of another character's glyph counts too.
    ///   - leavesSymbols: those of East Asian fonts are not taken from this font though it has them.
    init(_ font: Font, hasSubstitutes: Bool, leavesSymbols: Bool) {
        self.font = font
        self.hasSubstitutes = hasSubstitutes
        self.leavesSymbols = leavesSymbols
    }

    /// O(1); a look-up in the font's `cmap` the first time.
    @inline(__always)
    func contains(_ scalar: UInt32) -> Bool {
        let answer = answers[scalar]
        return answer != 0 ? answer == 2 : ask(scalar)
    }

    @inline(never)
    private func ask(_ scalar: UInt32) -> Bool {
        let isThere =
            !(leavesSymbols && SystemFontModel.isEastAsianSymbol(scalar))
            && (font.glyph(of: scalar) != nil
                || hasSubstitutes && substitute(for: scalar).map { font.glyph(of: $0) != nil } == true)
        answers[scalar] = isThere ? 2 : 1
        return isThere
    }
}
