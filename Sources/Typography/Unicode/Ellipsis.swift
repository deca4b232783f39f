internal import CICU

/// Which part of a text that is too long gives way.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable, Codable {
    case head, middle, tail
}

extension TextLocale {
    /// What stands for the part that was cut, as the locale's CLDR pattern has it: nearly always `…`.
    package func ellipsis(_ mode: TruncationMode) -> String {
        let kind: Int32 =
            switch mode {
            case .tail: 0
            case .middle: 1
            case .head: 2
            }
        var buffer = [UInt16](repeating: 0, count: 64)
        let length = Int(galley_ellipsis_pattern(icuName, kind, &buffer, 64))
        let pattern = String(decoding: buffer.prefix(length), as: UTF16.self)
        // Only what the pattern puts beside its placeholders counts.
        let inner = pattern.drop { $0 != "}" }.dropFirst()
        let mark = mode == .head ? pattern.prefix { $0 != "{" } : inner.prefix { $0 != "{" }
        return mark.isEmpty ? "…" : String(mark)
    }
}
