internal import CICU

/// Where Blink breaks lines otherwise than UAX #14: after any white space, and between two characters of Latin-1 by a
/// table that knows nothing but the two.
///
/// Source: Chromium, `third_party/blink/renderer/platform/text/text_break_iterator.cc` (`NextBreakablePosition`,
/// `ShouldBreakFast`) and `character_property_data_generator.cc` (`LineBreakData`). In ASCII the table breaks after `-`
/// and `?`, before an opening bracket and nowhere else, so a path is not broken at a slash. Firefox and WebKit have
/// their own tables.
final class BlinkLineBreaks {
    private let icu = BreakIterator(.line, locale: "en")
    /// ICU's answers for pairs that are not both ASCII, by the two units.
    private var latin1: [UInt16: Bool] = [:]

    /// A text for an ICU with the rules of Unicode 15.0, which does then what those of 16.0 do: quotation marks between East
    /// Asian characters are brackets (LB19a). Chromium's ICU has these rules.
    func asNewerICUSees(_ units: [UInt16]) -> [UInt16] {
        guard units.contains(where: { (0x2018...0x201d).contains($0) }) else { return units }
        var seen = units
        for offset in units.indices.dropFirst().dropLast() {
            guard galley_is_east_asian(UInt32(units[offset - 1])), galley_is_east_asian(UInt32(units[offset + 1]))
            else {
                continue
            }
            switch units[offset] {
            case 0x2018, 0x201c: seen[offset] = 0x300c
            case 0x2019, 0x201d: seen[offset] = 0x300d
            default: break
            }
        }
        return seen
    }

    /// Replaces what UAX #14 says about all offsets that Blink decides by itself; where a line must end stays. O(n).
    func apply(to breaks: inout [LineBreak], of units: [UInt16]) {
        for offset in units.indices.dropFirst() where breaks[offset] != .mandatory {
            let left = units[offset - 1]
            let right = units[offset]
            if Self.isSpace(right) {
                breaks[offset] = .none
            } else if Self.isSpace(left) {
                breaks[offset] = .allowed
            } else if isInHebrewWord(offset, of: units) {
                breaks[offset] = .allowed
            } else if offset == 1 || Self.isSpace(units[offset - 2]), joinsHyphen(at: offset - 1, of: units) {
                breaks[offset] = .none
            } else if let canBreak = canBreak(left, right, before: offset > 1 ? units[offset - 2] : 0) {
                breaks[offset] = canBreak ? .allowed : .none
            }
        }
    }

    /// Whether a hyphen at the start of a word or of a line holds to the letter after it, as since Unicode 15.1 (LB20a). Before
    /// a letter of ASCII the table decides.
    func joinsHyphen(at offset: Int, of units: [UInt16]) -> Bool {
        guard offset + 1 < units.count, units[offset] == Self.hyphen || units[offset] == 0x2010 else { return false }
        let next = units[offset + 1]
        return next > 0x7f && (ScalarProperties(of: UInt32(next)).isAlphabetic || Self.isHebrewLetter(next))
    }

    /// After a hyphen between two Hebrew letters a line may end since Unicode 16.0 (LB21a).
    private func isInHebrewWord(_ offset: Int, of units: [UInt16]) -> Bool {
        let hyphens: Set<UInt16> = [Self.hyphen, 0x05be, 0x2010]
        return offset > 1 && hyphens.contains(units[offset - 1]) && Self.isHebrewLetter(units[offset])
            && Self.isHebrewLetter(units[offset - 2])
    }

    /// The table's answer; nil where UAX #14 decides.
    private func canBreak(_ left: UInt16, _ right: UInt16, before: UInt16) -> Bool? {
        guard left >= Self.first, right >= Self.first else { return false }
        if left == Self.hyphen {
            if right > 0x7f { return nil }
            // A minus sign, unless a letter or a digit is before it, as in a long address.
            if Self.isDigit(right) { return Self.isAlphanumeric(before) }
        }
        guard left <= 0xff, right <= 0xff else { return nil }
        if left <= 0x7f, right <= 0x7f { return Self.canBreakASCII(left, right) }
        let pair = left << 8 | right
        if let known = latin1[pair] { return known }
        let found = icu.lineBreaks(in: [left, right])[1] != .none
        latin1[pair] = found
        return found
    }

    // MARK: ASCII

    private static func canBreakASCII(_ left: UInt16, _ right: UInt16) -> Bool {
        if holdingBefore.contains(right) { return false }
        if left == hyphen { return right != UInt16(UInt8(ascii: "$")) }
        if left == question { return !quotes.contains(right) }
        return opening.contains(right) && !isAlphanumeric(left) && !holdingAfter.contains(left)
    }

    private static let first = UInt16(UInt8(ascii: "!"))
    private static let hyphen = UInt16(UInt8(ascii: "-"))
    private static let question = UInt16(UInt8(ascii: "?"))
    private static let quotes = Set("\"'".utf16)
    private static let opening = Set("(<[{".utf16)
    /// Lines do not start with one of these.
    private static let holdingBefore = Set("!),./:;?]}".utf16)
    /// Lines do not end after one of these, not even before an opening bracket.
    private static let holdingAfter = Set("$'(/<@[^_`{\u{7f}".utf16)

    private static func isHebrewLetter(_ unit: UInt16) -> Bool {
        (0x05d0...0x05f2).contains(unit) || (0xfb1d...0xfb4f).contains(unit)
    }
    private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x0a }
    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        isDigit(unit) || (0x41...0x5a).contains(unit & ~0x20)
    }
}
