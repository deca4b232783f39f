/// The gap that an ellipsis fills, in UTF-16 offsets.
struct TruncationCut: Hashable {
    var headEnd: Int
    var tailStart: Int

    /// A gap in the middle of a line's width that takes one grapheme after the other, from the last cut to the first,
    /// so that head and tail have the same width, and not the same number of letters.
    ///
    /// This is Pango's algorithm (`find_initial_span` and `remove_one_span` in pango-ellipsize.c): of the two graphemes
    /// beside the gap, that whose far edge is nearer to the middle is removed. The widths of head and tail then differ
    /// by at most the widest grapheme. O(graphemes).
    ///
    /// - Parameters:
    ///   - borders: where the line's graphemes start, and its end.
    ///   - pen: the pen's place before every unit, on one endless line.
    /// - Returns: the cut for every number of graphemes kept.
    static func balanced(_ borders: ArraySlice<Int>, pen: [Double]) -> [TruncationCut] {
        guard let start = borders.first, let end = borders.last else { return [] }
        let middle = (pen[start] + pen[end]) / 2
        // The gap opens before the grapheme that contains the middle, and that grapheme is removed first.
        var head = borders.lastIndex { pen[$0] <= middle } ?? borders.startIndex
        if head == borders.endIndex - 1, head > borders.startIndex { head -= 1 }
        var tail = head
        var cuts = [TruncationCut(headEnd: borders[head], tailStart: borders[tail])]
        cuts.reserveCapacity(borders.count)
        while cuts.count < borders.count {
            let isHeadNearer =
                tail == borders.endIndex - 1
                || (head > borders.startIndex && tail > head
                    && middle - pen[borders[head - 1]] < pen[borders[tail + 1]] - middle)
            if isHeadNearer { head -= 1 } else { tail += 1 }
            cuts.append(TruncationCut(headEnd: borders[head], tailStart: borders[tail]))
        }
        return cuts.reversed()
    }
}
