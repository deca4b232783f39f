/// Extended grapheme clusters, scalar by scalar (UAX #29 of Unicode 15.0, rules GB3…GB999).
///
/// Written out here rather than asked of ICU because itemizing needs the answer for every label, and the properties
/// are at hand.
package struct GraphemeScanner {
    private var previous: ScalarProperties?
    /// GB12, GB13: regional indicators just before, odd or even.
    private var regionalIndicators = 0
    /// GB11: an extended pictograph, then only Extend.
    private var isAfterPictograph = false
    /// GB11: … and then a joiner.
    private var isAfterPictographAndJoiner = false

    package init() {}

    /// Whether a cluster starts at the next scalar.
    @inline(__always)
    package mutating func isBoundary(before next: ScalarProperties) -> Bool {
        defer { advance(over: next) }
        guard let previous else { return true }
        let left = previous.graphemeBreak
        let right = next.graphemeBreak
        // GB999, for nearly every pair of letters; a pictograph has the value Other too, and matters only for GB11.
        if left == .other, right == .other { return true }
        if left == .cr, right == .lf { return false }
        if left.isControl || right.isControl { return true }
        if left == .l, right == .l || right == .v || right == .lv || right == .lvt { return false }
        if left == .lv || left == .v, right == .v || right == .t { return false }
        if left == .lvt || left == .t, right == .t { return false }
        if right == .extend || right == .zwj || right == .spacingMark { return false }
        if left == .prepend { return false }
        if isAfterPictographAndJoiner, next.isExtendedPictographic { return false }
        if left == .regionalIndicator, right == .regionalIndicator { return regionalIndicators.isMultiple(of: 2) }
        return true
    }

    @inline(__always)
    private mutating func advance(over next: ScalarProperties) {
        let value = next.graphemeBreak
        regionalIndicators = value == .regionalIndicator ? regionalIndicators + 1 : 0
        isAfterPictographAndJoiner = isAfterPictograph && value == .zwj
        isAfterPictograph = next.isExtendedPictographic || (isAfterPictograph && value == .extend)
        previous = next
    }
}

extension GraphemeBreak {
    fileprivate var isControl: Bool { self == .control || self == .cr || self == .lf }
}
