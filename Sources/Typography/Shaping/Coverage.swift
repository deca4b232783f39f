/// Which scalars a font has, remembered as they are asked for.
final class Coverage {
    private let answers = ScalarPages<UInt8>()
    private let font: Font

    init(_ font: Font) { self.font = font }

    /// O(1); a look-up in the font's `cmap` the first time.
    @inline(__always)
    func contains(_ scalar: UInt32) -> Bool {
        let answer = answers[scalar]
        return answer != 0 ? answer == 2 : ask(scalar)
    }

    @inline(never)
    private func ask(_ scalar: UInt32) -> Bool {
        let isThere = font.glyph(of: scalar) != nil
        answers[scalar] = isThere ? 2 : 1
        return isThere
    }
}
