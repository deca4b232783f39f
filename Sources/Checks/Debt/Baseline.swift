public import Frames

/// Findings that are known and not yet mended: they are not reported again until they get worse.
///
/// As JSON it is a published contract, sorted so that its changes read well.
public struct Baseline: Codable, Hashable, Sendable {
    /// One known finding.
    public struct Entry: Codable, Hashable, Sendable {
        /// Which finding.
        public var finding: FindingIdentity
        /// How bad it was when it was written down; nil in files of version 1, whose entries know it however bad it gets.
        public var measure: Measure?
        /// Why it is not mended yet, where somebody has written that down.
        public var reason: String?

        /// Names a known finding.
        public init(_ finding: FindingIdentity, measure: Measure? = nil, reason: String? = nil) {
            self.finding = finding
            self.measure = measure
            self.reason = reason
        }

        private enum CodingKeys: String, CodingKey { case reason, amount }

        public init(from decoder: any Decoder) throws {
            finding = try FindingIdentity(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            reason = try container.decodeIfPresent(String.self, forKey: .reason)
            measure = container.contains(.amount) ? try Measure(from: decoder) : nil
        }

        public func encode(to encoder: any Encoder) throws {
            try finding.encode(to: encoder)
            try measure?.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(reason, forKey: .reason)
        }
    }

    /// How bad a finding was when it was written down.
    public struct Measure: Codable, Hashable, Sendable {
        /// A digest of the text in the worst cell; nil where the finding has no text.
        public var text: String?
        /// What was lacking in the worst cell: points, or a number of lines, characters or words.
        public var amount: Double
        /// The worst cell, as `AX3 × 320`.
        public var worst: String
        /// Every cell in which it stood, as `AX1 AX3 × 320 393`.
        public var cells: [String]
    }

    /// The version of the contract.
    public var version: Int
    /// The libraries that the numbers came from; nil where the file does not tell.
    public var engine: EngineVersions?
    /// The known findings, in order.
    public var entries: [Entry]

    /// The version of the contract that this package writes; it reads this one and those before it.
    public static let currentVersion = 2

    /// Holds those entries.
    public init(version: Int = Self.currentVersion, engine: EngineVersions? = nil, entries: [Entry]) {
        self.version = version
        self.engine = engine
        self.entries = entries
    }

    /// Holds every finding of `findings`, with the reasons that `old` gives, and of its other entries those that
    /// `isKept` names.
    public init(
        _ findings: some Sequence<Finding>, keepingReasonsOf old: Baseline? = nil, engine: EngineVersions? = nil,
        andEntries isKept: (Entry) -> Bool = { _ in false }
    ) {
        let reasons = Dictionary((old?.entries ?? []).map { ($0.finding, $0.reason) }, uniquingKeysWith: { $0 ?? $1 })
        version = Self.currentVersion
        self.engine = engine
        let kept = Dictionary((old?.entries ?? []).filter(isKept).map { ($0.finding, $0) }) { first, _ in first }
        let found = Dictionary(
            findings.map { finding in
                let measure = Measure(finding)
                let known = kept[finding.identity]?.measure
                let entry = Entry(
                    finding.identity, measure: known.map(measure.union) ?? measure,
                    reason: reasons[finding.identity] ?? nil)
                return (finding.identity, entry)
            }
        ) { first, _ in first }
        entries = kept.merging(found) { $1 }.values.sorted { $0.finding < $1.finding }
    }
}

extension Baseline.Measure {
    /// How bad `finding` is.
    init(_ finding: Finding) {
        text = finding.text.map { Fingerprint.of([$0.string]) }
        amount = Number.rounded(finding.evidence.magnitude)
        worst = KnownExtent(Extent(cells: [finding.worst], among: [finding.worst])).lines.first ?? ""
        cells = KnownExtent(finding.extent).lines
    }

    /// The worse of both, in the cells of either: what is known after a part of the cells was looked at.
    func union(_ other: Self) -> Self {
        var union = amount < other.amount ? other : self
        union.cells = KnownExtent(lines: other.cells).union(KnownExtent(lines: cells)).lines
        return union
    }

    /// In what way `finding` is worse than this; nil where it is not.
    ///
    /// A length may grow by a pixel, which rounding explains. Where only characters or words are counted, another text
    /// has another fault.
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

/// In what way a finding is worse than the baseline knows it.
public enum Outgrowth: Hashable, Sendable {
    /// More is lacking than was.
    case amount(was: Double)
    /// It is the fault of another text.
    case text
    /// It stands in cells in which it did not.
    case cells
}
