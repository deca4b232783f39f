extension Checker {
    /// The findings to report: none where the baseline has a finding at least as bad.
    func news(_ finding: Finding, known entries: [Baseline.Entry]) -> Finding? {
        guard let outgrowth = outgrowth(of: finding, known: entries) else { return entries.isEmpty ? finding : nil }
        var finding = finding
        finding.remarks.insert(.outgrows(outgrowth), at: 0)
        return finding
    }

    /// In what way a finding is worse than in several entries; nil where it is not, or where there are none.
    private func outgrowth(of finding: Finding, known entries: [Baseline.Entry]) -> Outgrowth? {
        let measures = entries.compactMap(\.measure)
        guard measures.count == entries.count else { return .unmeasured }
        guard let first = measures.first else { return nil }
        return measures.dropFirst().reduce(first) { $0.union($1) }.outgrown(by: finding, pixel: state.tally.pixel)
    }
}
