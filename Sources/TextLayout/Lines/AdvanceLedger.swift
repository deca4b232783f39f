import Typography

/// The position of the pen before each UTF-16 unit of a text that is set on one endless line, and where that line may
/// be cut without shaping it again.
///
/// A class, so that measuring a line counts no references to its arrays.
final class AdvanceLedger {
    /// Points at scale 1, with one entry more than there are units. Inside a cluster, it is the position after the
    /// cluster.
    let pen: [Double]
    /// Whether cutting before the unit changes no glyph on either side.
    let isSafe: [Bool]

    /// O(n).
    init(_ paragraph: Paragraph) {
        let advances = Advances(paragraph)
        pen = advances.pen
        isSafe = advances.isSafe
    }

    /// The first offset after `start` with more than `room` before it, or `end`. O(log n).
    func offset(exceeding room: Double, from start: Int, to end: Int) -> Int {
        var low = start + 1
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if pen[middle] - pen[start] > room { high = middle } else { low = middle + 1 }
        }
        return max(low, start + 1)
    }
}

/// A ledger in the making: what each unit adds, then their sums.
private struct Advances {
    var pen: [Double]
    var isSafe: [Bool]

    init(_ paragraph: Paragraph) {
        let shaped = paragraph.shaped
        let count = shaped.units.count
        pen = Array(repeating: 0, count: count + 1)
        // Outside of every run, at control characters, there is nothing to shape.
        isSafe = Array(repeating: true, count: count + 1)
        for run in shaped.runs {
            let factor = paragraph.size(ofStyle: run.style) * run.emPerUnit
            shaped.glyphs.withUnsafeBufferPointer { glyphs in
                add(UnsafeBufferPointer(rebasing: glyphs[run.glyphs]), of: run, factor: factor)
            }
            guard let pixels = WholePixels(paragraph.style, scale: paragraph.scale) else { continue }
            for glyph in shaped.glyphs[run.glyphs] {
                pen[Int(glyph.cluster) + 1] += pixels.excess(of: glyph, in: run.font, pointsPerUnit: factor)
            }
        }
        for offset in paragraph.session.eastAsianJoints(of: shaped) { isSafe[offset] = false }
        if paragraph.hasTracking { addTracking(paragraph) }
        pen.withUnsafeMutableBufferPointer { pen in
            for unit in 0..<count { pen[unit + 1] += pen[unit] }
        }
    }

    private mutating func add(_ glyphs: UnsafeBufferPointer<Glyph>, of run: ShapedRun, factor: Double) {
        for unit in run.range.dropFirst() { isSafe[unit] = false }
        for glyph in glyphs {
            if !glyph.isUnsafeToBreak { isSafe[Int(glyph.cluster)] = true }
            pen[Int(glyph.cluster) + 1] += Double(glyph.advance) * factor
        }
        // Of several glyphs in a cluster, any one may be unsafe.
        for glyph in glyphs where glyph.isUnsafeToBreak && Int(glyph.cluster) > run.range.lowerBound {
            isSafe[Int(glyph.cluster)] = false
        }
    }

    private mutating func addTracking(_ paragraph: Paragraph) {
        let places = paragraph.shaped.spacedPlaces(in: paragraph.session)
        for run in paragraph.shaped.runs {
            let tracking = paragraph.tracking(of: run)
            guard tracking != 0 else { continue }
            for start in places[places.indices(in: run.range)] { pen[start + 1] += tracking }
        }
    }
}

extension [Int] {
    /// The indices of the sorted offsets that are in a range. O(log n).
    func indices(in range: Range<Int>) -> Range<Int> {
        let first = partition { $0 >= range.lowerBound }
        return first..<Swift.max(first, partition { $0 >= range.upperBound })
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index, from one on, at which a condition becomes true; it must stay true from there on. O(log n).
    @inline(__always)
    func partition(from start: Int? = nil, where isFar: (Element) -> Bool) -> Int {
        var low = start ?? startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isFar(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
