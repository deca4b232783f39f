/// A column of a grid.
struct GridTrack {
    var least: Double
    /// What it needs, or its own width.
    var most: Double
    let isFixed: Bool
    /// How much of the space that is left it takes; 0 for one whose size is `auto`.
    let grow: Double

    /// The widths of tracks (CSS Grid Layout Module Level 1, 11.4 to 11.8): each gets its least first, then all as much as each other up to
    /// what they need; what is left goes to those with a factor, or to all whose size is `auto`. O(tracks²) at most.
    ///
    /// - Parameter isStretched: Whether tracks with no factor take what is left.
    static func widths(of tracks: [GridTrack], in width: Double, isStretched: Bool) -> [Double] {
        var sizes = tracks.map { $0.isFixed ? $0.most : $0.least }
        let rest = { (sizes: [Double]) in width - sizes.reduce(0, +) }
        var open = tracks.indices.filter { !tracks[$0].isFixed && tracks[$0].grow == 0 && tracks[$0].most > sizes[$0] }
        while !open.isEmpty, rest(sizes) > tolerance {
            let lacks = open.map { tracks[$0].most - sizes[$0] }
            let step = min(rest(sizes) / Double(open.count), lacks.min() ?? 0)
            for index in open { sizes[index] += step }
            open.removeAll { tracks[$0].most - sizes[$0] <= tolerance }
        }
        var flexible = tracks.indices.filter { tracks[$0].grow > 0 }
        let hasFactors = !flexible.isEmpty
        while !flexible.isEmpty {
            let space = rest(sizes) + flexible.reduce(0) { $0 + sizes[$1] }
            let part = space / max(1, flexible.reduce(0) { $0 + tracks[$1].grow })
            let enough = flexible.filter { tracks[$0].grow * part >= sizes[$0] }
            if enough.count == flexible.count {
                for index in flexible { sizes[index] = tracks[index].grow * part }
                break
            }
            flexible = enough
        }
        let takers = tracks.indices.filter { !tracks[$0].isFixed }
        let left = rest(sizes)
        if isStretched, !hasFactors, left > 0 {
            for index in takers { sizes[index] += left / Double(takers.count) }
        }
        return sizes
    }

    /// In points; sums of widths are not exact.
    private static let tolerance = 1e-6
}
