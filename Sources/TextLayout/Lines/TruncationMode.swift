/// Which part of a text that is too long gives way.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable, Codable {
    /// Where the ellipsis stands.
    case head, middle, tail
}
