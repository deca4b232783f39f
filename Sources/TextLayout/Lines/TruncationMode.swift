/// Which part of a text that is too long gives way.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable, Codable {
    case head, middle, tail
}
