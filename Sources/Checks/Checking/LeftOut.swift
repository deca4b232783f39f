/// What a check left out because nothing that it depends on has changed since a commit.
public struct LeftOut: Codable, Hashable, Sendable {
    /// How many scenes were laid out in no locale.
    public var scenes: Int
    /// How many labels of budgets were measured in no locale.
    public var labels: Int
    /// The keys of a budget's labels that were measured in a locale where other labels were not: by budget, then by
    /// locale.
    package var measuredKeys: [String: [String: Set<String>]]

    /// Makes a value.
    package init(scenes: Int, labels: Int, measuredKeys: [String: [String: Set<String>]] = [:]) {
        self.scenes = scenes
        self.labels = labels
        self.measuredKeys = measuredKeys
    }

    /// Whether the label of a finding was left out of a budget that was measured in part. O(1).
    package func leavesOut(_ finding: FindingIdentity) -> Bool {
        guard let keys = measuredKeys[finding.scene]?[finding.locale] else { return false }
        return !keys.contains(finding.key ?? "")
    }

    // Sets have no order, and the same value must be written in the same way.

    private enum CodingKeys: String, CodingKey { case scenes, labels, measuredKeys }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(scenes, forKey: .scenes)
        try container.encode(labels, forKey: .labels)
        try container.encode(measuredKeys.mapValues { $0.mapValues { $0.sorted() } }, forKey: .measuredKeys)
    }

    /// What two checks of different projects left out.
    package func union(_ other: LeftOut) -> LeftOut {
        let keys = measuredKeys.merging(other.measuredKeys) { first, second in
            first.merging(second) { $0.union($1) }
        }
        return LeftOut(scenes: scenes + other.scenes, labels: labels + other.labels, measuredKeys: keys)
    }
}
