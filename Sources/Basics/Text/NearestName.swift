/// Finds the name that a person most likely meant.
public enum NearestName {
    /// The longest name; names that people write are shorter.
    private static let longest = 200

    /// The candidate with the fewest edits from `name`, case aside; nil when even that one differs in more than a third
    /// of its letters, and for names of more than two hundred. Lengths are compared first: O(n × m) in letters for the
    /// candidates that are about as long.
    public static func find(_ name: String, among candidates: [String]) -> String? {
        guard name.utf8.count <= longest * 4 else { return nil }
        let wanted = Array(name.lowercased())
        guard wanted.count <= longest else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate.utf8.count <= longest * 4 {
            let letters = Array(candidate.lowercased())
            let limit = min(max(1, max(wanted.count, letters.count) / 3), (best?.distance ?? .max) - 1)
            guard abs(wanted.count - letters.count) <= limit else { continue }
            let distance = edits(wanted, letters, limit: limit)
            if distance <= limit { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// What a message says after an unknown name: the name that was most likely meant, or else the known names.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - candidates: The known names, in the order to list them in.
    ///   - page: The command that lists them, for where they are too many for a message.
    public static func hint(for name: String, among candidates: [String], listedBy page: String? = nil) -> String {
        if candidates.isEmpty { return "there is none at all" }
        if let near = find(name, among: candidates) { return "did you mean \"\(near.excerpt)\"?" }
        var room = 1000
        let listed = candidates.prefix {
            room -= $0.utf8.count + 2
            return room >= 0
        }
        let rest = candidates.count - listed.count
        if rest > 0, let page { return "\(page) lists the \(candidates.count) there are" }
        return "expected \(listed.count > 1 ? "one of " : "")\(listed.joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more" : "")
    }

    /// The candidates with the nearest first; equally near ones stay in their order. O(n × m) in letters for each.
    public static func sorted(_ candidates: [String], by name: String) -> [String] {
        let wanted = Array(name.lowercased().prefix(longest))
        let distances = candidates.map { edits(wanted, Array($0.lowercased().prefix(longest))) }
        return candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { candidates[$0] }
    }

    /// Insertions, deletions, substitutions and swaps of neighbours from `first` to `second` (optimal string alignment);
    /// some number above `limit` where there are more of them than that.
    static func edits(_ first: [Character], _ second: [Character], limit: Int = .max) -> Int {
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
            // Every way to the end leads through this row, or swaps across it from the one before.
            if (row.min() ?? 0) > limit, (previous.min() ?? 0) >= limit { return limit + 1 }
            (before, previous) = (previous, row)
        }
        return previous[second.count]
    }
}
