internal import CICU

/// One of ICU's break iterators, opened once for each locale and session.
final class BreakIterator {
    enum Kind: Int32 {
        case word = 1
        case line = 2
    }

    private let raw: OpaquePointer?

    init(_ kind: Kind, locale: String) {
        raw = galley_breaks_open(kind.rawValue, locale) ?? galley_breaks_open(kind.rawValue, "en")
    }

    deinit { if let raw { galley_breaks_close(raw) } }

    /// Where lines may or must end: one entry more than there are units, the last for the end of the text. O(n).
    func lineBreaks(in text: [UInt16]) -> [LineBreak] {
        [LineBreak](unsafeUninitializedCapacity: text.count + 1) { breaks, count in
            count = text.count + 1
            breaks.initialize(repeating: .none)
            guard let raw, !text.isEmpty else { return }
            text.withUnsafeBufferPointer { text in
                breaks.withMemoryRebound(to: UInt8.self) { codes in
                    _ = galley_breaks_mark(raw, text.baseAddress, Int32(text.count), codes.baseAddress)
                }
            }
        }
    }

    /// The boundaries after the start, as offsets in UTF-16 units. O(n).
    func boundaries(in text: [UInt16]) -> [Int] {
        let breaks = lineBreaks(in: text)
        return breaks.indices.dropFirst().filter { breaks[$0] != .none }
    }
}
