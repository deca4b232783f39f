/// Finds the name that a person most likely meant.
public enum NearestName {
    /// The candidate with the fewest edits from `name`, case aside; nil when even that one differs in more than a third
    /// of its letters. O(n × m) in letters a candidate.
    public static func find(_ name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased())
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            let distance = edits(wanted, letters)
            guard distance <= max(1, max(wanted.count, letters.count) / 3) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// Insertions, deletions, substitutions and swaps of neighbours from `first` to `second` (optimal string alignment).
    static func edits(_ first: [Character], _ second: [Character]) -> Int {
        var before = [Int](repeating: 0, count: second.count + 1)
        var previous = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            row.reserveCapacity(second.count + 1)
            for j in second.indices {
                var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, before[j - 1] + 1)
                }
                row.append(cost)
            }
            (before, previous) = (previous, row)
        }
        return previous[second.count]
    }
}
