/// Glyphs of short runs that occur in many texts: words between spaces that are in a different font from the spaces, as
/// in Arabic, Hebrew, Hindi and Korean, and those spaces themselves.
///
/// The result is exactly HarfBuzz's: the surroundings of a run matter only if letters join with it, and only runs that
/// nothing can join are kept. 4,096 runs of at most 24 units, with newer ones in place of older ones: less than 3 MB,
/// as long as the session.
struct ShapedRunCache {
    private struct Entry {
        var plan: OpaquePointer?
        var units: [UInt16] = []
        /// Clusters are counted from the beginning of the run.
        var glyphs: [Glyph] = []
        var advance = 0
    }

    private var entries: [Entry] = []
    private static var capacity: Int { 4096 }
    private static var longestRun: Int { 24 }

    /// Whether a run's glyphs can be kept: the run is short and a part of its text, and no letter before or after it
    /// can join with it (Joining_Type of ASCII is Non_Joining).
    static func keeps(_ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, context: Range<Int>) -> Bool {
        guard range.count <= longestRun, range.count < context.count else { return false }
        let isFreeBefore = range.lowerBound == context.lowerBound || units[range.lowerBound - 1] < 0x80
        let isFreeAfter = range.upperBound == context.upperBound || units[range.upperBound] < 0x80
        return isFreeBefore && isFreeAfter || range.allSatisfy { units[$0] < 0x80 }
    }

    /// Appends the glyphs of a run that was shaped before with the same plan, and returns the sum of their advances;
    /// nil for a run that is not kept. O(n).
    func find(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, plan: OpaquePointer, into glyphs: inout [Glyph]
    ) -> Int? {
        guard !entries.isEmpty else { return nil }
        return entries.withUnsafeBufferPointer { entries -> Int? in
            let place = Self.place(of: range, in: units, plan)
            guard entries[place].plan == plan, entries[place].units.elementsEqual(units[range]) else { return nil }
            let start = Int32(truncatingIfNeeded: range.lowerBound)
            for glyph in entries[place].glyphs { glyphs.append(glyph.moved(by: start)) }
            return entries[place].advance
        }
    }

    mutating func insert(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, plan: OpaquePointer, glyphs: ArraySlice<Glyph>,
        advance: Int
    ) {
        if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.capacity) }
        let start = Int32(truncatingIfNeeded: range.lowerBound)
        entries[Self.place(of: range, in: units, plan)] = Entry(
            plan: plan, units: Array(units[range]), glyphs: glyphs.map { $0.moved(by: -start) }, advance: advance)
    }

    private static func place(
        of range: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ plan: OpaquePointer
    ) -> Int {
        var hash = UInt64(UInt(bitPattern: plan))
        for offset in range {
            hash = (hash ^ UInt64(units[offset])) &* 0x9e37_79b9_7f4a_7c15
            // Otherwise words that end alike share a place far more often than others.
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 52)
    }
}

extension Glyph {
    fileprivate func moved(by units: Int32) -> Glyph {
        Glyph(
            id: id, cluster: cluster &+ units, advance: advance, xOffset: xOffset, yOffset: yOffset,
            isUnsafeToBreak: isUnsafeToBreak)
    }
}
