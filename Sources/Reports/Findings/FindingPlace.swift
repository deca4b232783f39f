internal import Basics
package import Checks

extension Finding {
    /// Where to show the finding; formats that need a file get a fallback.
    ///
    /// The path has no `./` before it, as GitLab and GitHub compare paths as strings.
    func place(_ options: ReportOptions) -> SourcePosition { options.place(source) }

    /// "Localizable.xcstrings:41:7: error: truncated-text: …".
    func line(widthNames: [Double: String]) -> String {
        let place = source.map { "\(Prose.oneLine("\($0)")): " } ?? ""
        return "\(place)\(severity): \(rule): \(Prose.message(self, widthNames: widthNames))"
    }
}

extension UnfinishedPart {
    /// Its name in formats where each entry has a rule.
    static let kind = "unfinished"

    /// Where to show it, like a finding.
    func place(_ options: ReportOptions) -> SourcePosition { options.place(position) }
}

extension ReportOptions {
    fileprivate func place(_ source: SourcePosition?) -> SourcePosition {
        var place = source ?? SourcePosition(file: fallbackFile, line: 1, column: 1)
        while place.file.hasPrefix("./") { place.file.removeFirst(2) }
        (place.line, place.column) = (max(1, place.line), max(1, place.column))
        return place
    }
}

extension CheckResult {
    /// Errors before warnings, and of each the largest shortage first, in percent of the room.
    var worstFirst: [Finding] { Self.worstFirst(findings) { $0 } }

    /// The first of these. O(findings).
    var worst: Finding? {
        var worst: Finding?
        for finding in findings where worst.map({ finding.isWorse(than: $0) }) ?? true { worst = finding }
        return worst
    }

    /// The faults, with one block for locales that share one, sorted by their worst findings.
    package var worstBlocksFirst: [FindingBlock] { Self.worstFirst(Array(blocks), by: \.worst) }

    private static func worstFirst<Item>(_ items: [Item], by finding: (Item) -> Finding) -> [Item] {
        items.enumerated().map { (place: $0, item: $1, finding: finding($1)) }.sorted { first, second in
            if first.finding.isWorse(than: second.finding) { return true }
            return !second.finding.isWorse(than: first.finding) && first.place < second.place
        }.map(\.item)
    }
}

extension Finding {
    fileprivate func isWorse(than other: Finding) -> Bool {
        severity == other.severity ? percentShort > other.percentShort : severity > other.severity
    }

    private var percentShort: Double { evidence.shortage?.percent ?? 0 }
}

extension CheckResult {
    /// The lines below the worst finding of a fault.
    func details(_ block: FindingBlock) -> [String] {
        Prose.details(block, widthNames: widthNames)
    }
}
