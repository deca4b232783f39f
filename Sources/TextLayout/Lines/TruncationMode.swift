/// Which part of a text that is too long is cut off.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable, Codable {
    /// Where the ellipsis is.
    case head, middle, tail
}
