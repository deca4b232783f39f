/// The platform whose conventions apply to text: the default family, and the table with line metrics.
public enum Platform: String, Hashable, Sendable, CaseIterable, Codable {
    /// The name that scene files, `galley.yml` and `--platform` have for it.
    case ios, macos, android, web

    /// The family of a request that names none. Inter replaces the system font of Apple's platforms, which may not be
    /// redistributed.
    public var defaultFamily: String {
        switch self {
        case .ios, .macos, .web: "Inter"
        case .android: "Roboto"
        }
    }

    /// Whether ``SystemFontModel`` models the font of text that names no family. Not on macOS: its tracking is that of
    /// iOS, but no width in its font is known, and its line metrics differ.
    var hasModelledSystemFont: Bool { self == .ios }
}
