internal import Basics
public import Frames

/// Findings that are known and not yet fixed: they are not reported again until they get worse.
///
/// Its JSON is a published contract, sorted so that its changes are easy to read.
public struct Baseline: Hashable, Sendable {
    /// One known finding.
    public struct Entry: Hashable, Sendable {
        /// Which finding.
        public var finding: FindingIdentity
        /// The name or path of the view, by which files before version 3 identify a finding without a subject; nil in
        /// others.
        package var formerView: String?
        /// How bad it was when it was written; nil in files of version 1, whose entries hide nothing, since it is not
        /// known whether a finding has become worse.
        public var measure: Measure?
        /// Why it is not fixed yet, where someone has written that down.
        public var reason: String?

        /// Names a known finding.
        public init(_ finding: FindingIdentity, measure: Measure? = nil, reason: String? = nil) {
            self.finding = finding
            self.measure = measure
            self.reason = reason
        }
    }

    /// How bad a finding was when it was written down.
    public struct Measure: Codable, Hashable, Sendable {
        /// A digest of the text in the worst cell; nil where the finding has no text.
        public var text: String?
        /// The shortage in the worst cell: points, or a number of lines, characters or words.
        public var amount: Double
        /// The worst cell, as `AX3 × 320`.
        public var worst: String
        /// Every cell in which it occurred, as `AX1 AX3 × 320 393`.
        public var cells: [String]
    }

    /// The version of the contract.
    public var version: Int
    /// The libraries that the numbers came from; nil where the file does not say.
    public var engine: EngineVersions?
    /// The known findings, in order.
    public var entries: [Entry]

    /// The version of the contract that this package writes; it reads this and earlier versions.
    public static let currentVersion = 3

    /// Makes a baseline of entries.
    public init(version: Int = Self.currentVersion, engine: EngineVersions? = nil, entries: [Entry]) {
        self.version = version
        self.engine = engine
        self.entries = entries
    }

    /// Makes a baseline of every finding in `findings`, with the reasons that `old` has, and of those other entries of
    /// `old` that `isKept` selects.
    public init(
        _ findings: some Sequence<Finding>, keepingReasonsOf old: Baseline? = nil, engine: EngineVersions? = nil,
        andEntries isKept: (Entry) -> Bool = { _ in false }
    ) {
        version = Self.currentVersion
        self.engine = engine
        let findings = Array(findings)
        let known = BaselineMatch(old, among: findings)
        let found = findings.map { finding in
            let entries = known.entries(of: finding)
            let measure = entries.filter(isKept).compactMap(\.measure).reduce(Measure(finding)) { $0.union($1) }
            return Entry(finding.identity, measure: measure, reason: entries.lazy.compactMap(\.reason).first)
        }
        let kept = known.unanswered.filter(isKept)
        entries = Dictionary((found + kept).map { (EntryName($0), $0) }) { first, _ in first }.values.sorted()
    }
}

/// What distinguishes the entries of a baseline from each other.
private struct EntryName: Hashable {
    let finding: FindingIdentity
    let formerView: String?

    init(_ entry: Baseline.Entry) { (finding, formerView) = (entry.finding, entry.formerView) }
}

extension Baseline.Entry: Comparable {
    /// By finding; entries of files before version 3 by the view.
    public static func < (first: Baseline.Entry, second: Baseline.Entry) -> Bool {
        first.finding == second.finding
            ? first.formerView ?? "" < second.formerView ?? "" : first.finding < second.finding
    }
}

extension Baseline.Measure {
    /// How bad `finding` is.
    init(_ finding: Finding) {
        text = finding.text.map(Self.digest)
        amount = Number.rounded(finding.evidence.magnitude)
        worst = KnownExtent(Extent(cells: [finding.worst], among: [finding.worst])).lines.first ?? ""
        cells = KnownExtent(finding.extent).lines
    }

    /// The digest of a text.
    static func digest(_ text: TextReference) -> String { Digest.of([text.string]) }

    /// The worse of both, with the cells of both: what is known after only some of the cells were checked.
    func union(_ other: Self) -> Self {
        // Of equals the other, so that an entry changes only where it has to.
        var union = amount < other.amount || amount == other.amount && text == other.text ? other : self
        union.cells = KnownExtent(lines: other.cells).union(KnownExtent(lines: cells)).lines
        return union
    }

    /// In what way `finding` is worse than this; nil where it is not.
    ///
    /// A length may grow by a pixel, which can be the result of rounding. Where only characters or words are counted, a
    /// different text has a different fault.
    ///
    /// - Parameter pixel: In points.
    func outgrown(by finding: Finding, pixel: Double) -> Outgrowth? {
        let now = Self(finding)
        let isLength = finding.evidence.isLength
        if now.amount > amount + (isLength ? pixel : 0) + 1e-6 { return .amount(was: amount) }
        if !isLength, finding.evidence.dependsOnText, now.text != text { return .text }
        return KnownExtent(lines: cells).holds(finding.extent) ? nil : .cells
    }
}

/// In what way a finding is worse than in the baseline, or why that is not known.
public enum Outgrowth: Hashable, Sendable {
    /// The baseline does not say how bad it was.
    case unmeasured
    /// More is lacking than was.
    case amount(was: Double)
    /// It is the fault of a different text.
    case text
    /// It is in cells in which it was not before.
    case cells
}
