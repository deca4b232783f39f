internal import CICU

/// Which way a paragraph runs.
public enum BaseDirection: Hashable, Sendable {
    /// Level 0, whatever the characters.
    case leftToRight
    /// Level 1, whatever the characters.
    case rightToLeft
    /// The direction of the first strong character; that of the locale where there is none (UAX #9, rules P2 and P3).
    case automatic
}

/// ICU's implementation of the bidirectional algorithm (UAX #9), opened once.
struct BidiResolver: ~Copyable {
    private let raw: OpaquePointer?

    init() { raw = galley_bidi_open() }
    deinit { if let raw { galley_bidi_close(raw) } }

    /// The level of every UTF-16 unit, and that of the paragraph it is in.
    func resolve(
        _ text: [UInt16], base: UInt8, hasEmbedding: Bool
    ) -> (levels: [UInt8], paragraphLevels: [UInt8]) {
        let result = levels(of: text, base: base)
        guard hasEmbedding, result.levels.allSatisfy({ $0 == result.paragraphLevels[0] }) else { return result }
        // ICU skips embeddings in a text of one direction. A paragraph of two directions at its end prevents that.
        let mixed: [UInt16] = [0x2029, 0x61, 0x5d0]
        let longer = levels(of: text + mixed, base: base)
        return (Array(longer.levels.prefix(text.count)), Array(longer.paragraphLevels.prefix(text.count)))
    }

    private func levels(of text: [UInt16], base: UInt8) -> (levels: [UInt8], paragraphLevels: [UInt8]) {
        var levels = [UInt8](repeating: base & 1, count: text.count)
        var paragraphLevels = levels
        guard let raw, !text.isEmpty else { return (levels, paragraphLevels) }
        let isResolved = text.withUnsafeBufferPointer { text in
            levels.withUnsafeMutableBufferPointer { levels in
                paragraphLevels.withUnsafeMutableBufferPointer { paragraphs in
                    galley_bidi_resolve(
                        raw, text.baseAddress, Int32(text.count), base, levels.baseAddress, paragraphs.baseAddress)
                }
            }
        }
        guard isResolved else {
            let plain = [UInt8](repeating: base & 1, count: text.count)
            return (plain, plain)
        }
        return (levels, paragraphLevels)
    }
}

extension BaseDirection {
    /// The level for ICU: fixed, or detected with the locale's direction as the default.
    func icuLevel(_ locale: TextLocale) -> UInt8 {
        switch self {
        case .leftToRight: UInt8(GALLEY_BIDI_LTR)
        case .rightToLeft: UInt8(GALLEY_BIDI_RTL)
        case .automatic:
            UInt8(locale.isRightToLeft ? GALLEY_BIDI_AUTO_RTL : GALLEY_BIDI_AUTO_LTR)
        }
    }
}

/// The visual order of items with these levels: `result[visual]` is the logical index (UAX #9, rule L2).
package func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    galley_bidi_reorder(levels, Int32(levels.count), &order)
    return order.map(Int.init)
}
