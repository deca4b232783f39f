/// Extended grapheme clusters, scalar by scalar (UAX #29, rules GB3…GB999 of Unicode 15.1, with ICU's properties).
///
/// All cluster boundaries come from here: those of itemizing, tracking, truncation and of words broken for lack of
/// room. It does not call ICU because itemizing needs the answer for every label, and the properties are available.
/// Rule GB9c came with Unicode 15.1. The platforms kept conjuncts whole before (CLDR's root rules, which browsers use,
/// and Android's Minikin), and no case of 15.0's test file contradicts it.
package struct GraphemeScanner {
    private var previous: ScalarProperties?
    /// GB12, GB13: regional indicators just before, odd or even.
    private var regionalIndicators = 0
    /// GB11: an extended pictograph, then only Extend.
    private var isAfterPictograph = false
    /// GB11: … and then a joiner.
    private var isAfterPictographAndJoiner = false
    /// GB9c: a consonant, then only Extend, joiners and linkers.
    private var isAfterConsonant = false
    /// GB9c: … and a linker among them.
    private var isAfterLinker = false

    package init() {}

    /// Whether a cluster starts at the next scalar.
    @inline(__always)
    package mutating func isBoundary(before next: ScalarProperties) -> Bool {
        defer { advance(over: next) }
        guard let previous else { return true }
        let left = previous.graphemeBreak
        let right = next.graphemeBreak
        // GB999, for nearly every pair of letters. A pictograph has the value Other too, and matters only for GB11.
        if left.isLetter, right.isLetter { return true }
        if left == .cr, right == .lf { return false }
        if left.isControl || right.isControl { return true }
        if left == .l, right == .l || right == .v || right == .lv || right == .lvt { return false }
        if left == .lv || left == .v, right == .v || right == .t { return false }
        if left == .lvt || left == .t, right == .t { return false }
        if next.extendsGrapheme { return false }
        if left == .prepend { return false }
        if isAfterLinker, right == .consonant { return false }
        if isAfterPictographAndJoiner, next.isExtendedPictographic { return false }
        if left == .regionalIndicator, right == .regionalIndicator { return regionalIndicators.isMultiple(of: 2) }
        return true
    }

    @inline(__always)
    private mutating func advance(over next: ScalarProperties) {
        let value = next.graphemeBreak
        regionalIndicators = value == .regionalIndicator ? regionalIndicators + 1 : 0
        isAfterPictographAndJoiner = isAfterPictograph && value == .zwj
        isAfterPictograph = next.isExtendedPictographic || (isAfterPictograph && value.isExtend)
        let mayJoin = isAfterConsonant && (value == .extend || value == .linker || value == .zwj)
        isAfterLinker = mayJoin && (isAfterLinker || value == .linker)
        isAfterConsonant = mayJoin || value == .consonant
        previous = next
    }
}

extension GraphemeBreak {
    fileprivate var isLetter: Bool { self == .other || self == .consonant }
    fileprivate var isControl: Bool { self == .control || self == .cr || self == .lf }
}
