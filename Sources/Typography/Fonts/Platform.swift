/// Whose conventions text follows: default family and the table that gives line metrics.
public enum Platform: String, Hashable, Sendable, CaseIterable, Codable {
    case ios, macos, android, web

    /// The family of a request that names none. Inter stands in for the system font of Apple's platforms, which may
    /// not be redistributed.
    public var defaultFamily: String {
        switch self {
        case .ios, .macos, .web: "Inter"
        case .android: "Roboto"
        }
    }
}
