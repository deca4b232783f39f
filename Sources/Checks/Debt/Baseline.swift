public import Frames

/// Findings that are known and not yet mended: they are not reported again.
///
/// As JSON it is a published contract, sorted so that its changes read well.
public struct Baseline: Codable, Hashable, Sendable {
    /// One known finding.
    public struct Entry: Codable, Hashable, Sendable {
        /// Which finding.
        public var finding: FindingIdentity
        /// Why it is not mended yet, where somebody has written that down.
        public var reason: String?

        /// Names a known finding.
        public init(_ finding: FindingIdentity, reason: String? = nil) {
            self.finding = finding
            self.reason = reason
        }

        private enum CodingKeys: String, CodingKey { case reason }

        public init(from decoder: any Decoder) throws {
            finding = try FindingIdentity(from: decoder)
            reason = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .reason)
        }

        public func encode(to encoder: any Encoder) throws {
            try finding.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(reason, forKey: .reason)
        }
    }

    /// The version of the contract.
    public var version: Int
    /// The libraries that the numbers came from; nil where the file does not tell.
    public var engine: EngineVersions?
    /// The known findings, in order.
    public var entries: [Entry]

    /// The version of the contract that this package writes and reads.
    public static let currentVersion = 1

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
        let kept = old?.entries.filter(isKept).map(\.finding) ?? []
        entries = Set(findings.map(\.identity)).union(kept).sorted().map { Entry($0, reason: reasons[$0] ?? nil) }
    }
}
