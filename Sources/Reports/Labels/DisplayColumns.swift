/// How many columns of a terminal a text takes.
enum DisplayColumns {
    /// The columns of a text on one line. O(n); an estimate where terminals differ, as for ligatures of emoji.
    static func count(_ text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The text, or as much of it as fits with an ellipsis into this number of columns. O(limit).
    static func cut(_ text: String, to limit: Int) -> String {
        guard mostColumns(of: text) > limit else { return text }
        var columns = 0
        var end = text.startIndex
        for index in text.indices {
            columns += self.columns(of: text[index])
            if columns > limit { return text[..<end] + "…" }
            if columns < limit { end = text.index(after: index) }
        }
        return text
    }

    /// An upper limit for a text: no character below U+1000, where bytes of E1 and more begin, is wide.
    private static func mostColumns(of text: String) -> Int {
        text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xE1 ? 1 : 2) }
    }

    /// One for a character, two for a wide one, none for one that has only marks and format controls.
    private static func columns(of character: Character) -> Int {
        var columns = 0
        for scalar in character.unicodeScalars where !isZeroWidth(scalar) {
            columns = max(columns, isWide(scalar) ? 2 : 1)
        }
        return columns
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return true
        default: return false
        }
    }

    /// Blocks of characters of the East Asian widths W and F (UAX #11), and emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
