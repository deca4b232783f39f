/// Which scalars a font has, remembered as they are asked for.
struct Coverage {
    private var pages: [UInt32: [UInt8]] = [:]
    /// The page asked for last: a label stays within one or two.
    private var page: [UInt8] = []
    private var pageNumber = UInt32.max

    /// O(1); a look-up in the font's `cmap` the first time.
    mutating func contains(_ scalar: UInt32, in font: Font) -> Bool {
        let number = scalar >> 8
        if number != pageNumber {
            if pageNumber != .max { pages[pageNumber] = page }
            page = pages.removeValue(forKey: number) ?? [UInt8](repeating: 0, count: 256)
            pageNumber = number
        }
        let place = Int(scalar & 0xff)
        if page[place] == 0 { page[place] = font.glyph(of: scalar) == nil ? 1 : 2 }
        return page[place] == 2
    }
}
