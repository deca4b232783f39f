internal import CICU

/// One of ICU's break iterators, opened once a locale and session.
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

    /// Calls `body` with every boundary after the start, as an offset in UTF-16 units. O(n).
    func forEachBoundary(in text: [UInt16], _ body: (_ offset: Int, _ isMandatory: Bool) -> Void) {
        guard let raw, !text.isEmpty else { return }
        text.withUnsafeBufferPointer { buffer in
            guard galley_breaks_set_text(raw, buffer.baseAddress, Int32(buffer.count)) else { return }
            var mandatory = false
            while true {
                let next = galley_breaks_next(raw, &mandatory)
                guard next >= 0 else { break }
                body(Int(next), mandatory)
            }
            // The iterator must not keep the address of a text that may go away.
            _ = galley_breaks_set_text(raw, [], 0)
        }
    }
}
