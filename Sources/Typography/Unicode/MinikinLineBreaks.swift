/// Where Android's Minikin breaks lines otherwise than ICU, as its `WordBreaker.cpp` has it.
///
/// It leaves hyphens, soft ones too, to its hyphenator, which is off unless an app turns it on; and it breaks addresses of the web
/// and of mail as the Chicago Manual of Style advises, where a line has no better place to end.
struct MinikinLineBreaks {
    private let units: [UInt16]
    /// ICU's answers.
    private let icu: [LineBreak]
    private let isEmoji: (UInt32) -> Bool

    init(_ units: [UInt16], icu: [LineBreak], isEmoji: @escaping (UInt32) -> Bool) {
        self.units = units
        self.icu = icu
        self.isEmoji = isEmoji
    }

    /// For every offset, whether a line may or must end before it. O(n).
    func breaks() -> [LineBreak] {
        var result = icu.map { $0 == .mandatory ? LineBreak.mandatory : .none }
        let end = units.count
        var offset = 0
        var scanned = 0
        var isInAddress = false
        while offset < end {
            if offset >= scanned { (scanned, isInAddress) = address(from: offset) }
            let next = isInAddress ? breakInAddress(after: offset, to: scanned) : nextBreak(after: offset)
            let isWithin = isInAddress && next < scanned
            if result[next] != .mandatory { result[next] = isWithin ? .reluctant : .allowed }
            offset = next
        }
        return result
    }

    private func nextBreak(after offset: Int) -> Int {
        var next = boundary(after: offset)
        while !isValid(next) { next = boundary(after: next) }
        return next
    }

    private func boundary(after offset: Int) -> Int {
        var next = offset + 1
        while next < units.count, icu[next] == .none { next += 1 }
        return min(next, units.count)
    }

    /// `isValidBreak`, without what UAX #29 has already.
    private func isValid(_ offset: Int) -> Bool {
        if offset == units.count || icu[offset] == .mandatory { return true }
        let before = units[offset - 1]
        return !Self.hyphens.contains(before) && before != Self.myanmarVirama
            && !(before == Self.joiner && isEmoji(scalar(in: units, at: offset)))
    }

    // MARK: Addresses

    /// Where the ASCII without spaces that starts at an offset ends, up to the next boundary, and whether it is an address:
    /// `@` or `://` is in it.
    private func address(from start: Int) -> (end: Int, isAddress: Bool) {
        var slashes: Int?
        var isAddress = false
        var end = start
        while end < units.count, (0x21...0x7e).contains(units[end]) {
            let unit = units[end]
            end += 1
            if isAddress { continue }
            if let seen = slashes {
                slashes = unit == Self.slash ? seen + 1 : nil
                isAddress = slashes == 2
            } else if unit == Self.at {
                isAddress = true
            } else if unit == Self.colon {
                slashes = 0
            }
        }
        if isAddress, end < units.count, end > start, icu[end] == .none { end = boundary(after: end) }
        return (end, isAddress)
    }

    /// `findNextBreakInEmailOrUrl`.
    private func breakInAddress(after start: Int, to end: Int) -> Int {
        var last = units[start]
        var offset = start + 1
        while offset < end {
            let unit = units[offset]
            if Self.breakingAfter.contains(last) { return offset }
            if last == Self.slash, offset >= start + 2, units[offset - 2] == Self.slash { return offset }
            if last != Self.hyphen {
                if Self.breakingBefore.contains(unit) { return offset }
                let isSingle = !(offset + 1 < end && units[offset + 1] == Self.slash)
                if unit == Self.slash, last != Self.slash, isSingle { return offset }
            }
            last = unit
            offset += 1
        }
        return end
    }

    private static let slash = UInt16(UInt8(ascii: "/"))
    private static let at = UInt16(UInt8(ascii: "@"))
    private static let colon = UInt16(UInt8(ascii: ":"))
    private static let hyphen = UInt16(UInt8(ascii: "-"))
    private static let breakingAfter = Set(":=&".utf16)
    private static let breakingBefore = Set("~.,-_?#%=&".utf16)
    /// `Hyphenator::isLineBreakingHyphen`, and the soft hyphen.
    private static let hyphens: Set<UInt16> = [
        0x2d, 0xad, 0x58a, 0x5be, 0x1400, 0x2010, 0x2013, 0x2027, 0x2e17, 0x2e40,
    ]
    private static let myanmarVirama: UInt16 = 0x1039
    private static let joiner: UInt16 = 0x200d
}
