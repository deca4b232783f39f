import Frames

extension Baseline: Codable {
    private enum CodingKeys: String, CodingKey { case version, engine, entries }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decode(Int.self, forKey: .version)
        engine = try container.decodeIfPresent(EngineVersions.self, forKey: .engine)
        entries =
            version < 3
            ? try container.decode([FormerEntry].self, forKey: .entries).map(\.entry)
            : try container.decode([Entry].self, forKey: .entries)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encodeIfPresent(engine, forKey: .engine)
        try container.encode(entries, forKey: .entries)
    }
}

extension Baseline.Entry: Codable {
    private enum CodingKeys: String, CodingKey { case reason, amount, path }

    public init(from decoder: any Decoder) throws {
        finding = try FindingIdentity(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        formerView = try container.decodeIfPresent(String.self, forKey: .path)
        reason = try container.decodeIfPresent(String.self, forKey: .reason)
        measure = container.contains(.amount) ? try Baseline.Measure(from: decoder) : nil
    }

    public func encode(to encoder: any Encoder) throws {
        try finding.encode(to: encoder)
        try measure?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(formerView, forKey: .path)
        try container.encodeIfPresent(reason, forKey: .reason)
    }
}

/// An entry of version 1 or 2: every finding has a view there, by name or path.
private struct FormerEntry: Decodable {
    let entry: Baseline.Entry

    private enum CodingKeys: String, CodingKey { case rule, scene, view, key, locale }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var entry = try Baseline.Entry(from: decoder)
        entry.finding.subject = FindingSubject(key: try container.decodeIfPresent(String.self, forKey: .key))
        entry.formerView = try container.decode(String.self, forKey: .view)
        self.entry = entry
    }
}
