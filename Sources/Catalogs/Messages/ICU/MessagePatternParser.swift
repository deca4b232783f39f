internal import CICU

/// Parses messages, one after the other; making one costs about a microsecond.
final class MessagePatternParser {
    // nil where there is not enough memory; then no text counts as a message.
    private let parser = galley_message_open()

    deinit { galley_message_close(parser) }

    /// Takes a text apart. O(n).
    ///
    /// - Throws: What is wrong and where, also for more than 500 braces inside each other.
    func parse(
        _ text: String, apostrophes: MessagePattern.Apostrophes
    ) throws(MessagePattern.Problem) -> MessagePattern {
        let units = Array(text.utf16)
        guard apostrophes == .literal, units.contains(Self.apostrophe) else {
            return MessagePattern(units: units, parts: try parts(of: units, apostrophes) { $0 })
        }
        // ICU has no such mode, so it gets every apostrophe twice, which means one apostrophe in each of its modes.
        let (doubled, places) = Self.doublingApostrophes(units)
        let parts = try parts(of: doubled, .quoteBeforeSyntax) { places[$0] }
        return MessagePattern(units: units, parts: parts.filter { $0.kind != .skippedSyntax })
    }

    /// - Parameter place: The place of a unit in the text as written.
    private func parts(
        of units: [UInt16], _ apostrophes: MessagePattern.Apostrophes, place: (Int) -> Int
    ) throws(MessagePattern.Problem) -> [MessagePattern.Part] {
        guard let parser, let length = Int32(exactly: units.count) else { throw .init(reason: .tooLong, offset: 0) }
        var offset: Int32 = 0
        let count = units.withUnsafeBufferPointer { units in
            galley_message_parse(parser, units.baseAddress, length, Self.code(apostrophes), &offset)
        }
        guard count >= 0 else { throw .init(reason: .init(code: count), offset: place(Int(offset))) }
        return (0..<count).compactMap { index in
            let part = galley_message_part_at(parser, index)
            guard let kind = MessagePattern.Part.Kind(part) else { return nil }
            return MessagePattern.Part(
                kind: kind, range: place(Int(part.index))..<place(Int(part.index + part.length)))
        }
    }

    private static let apostrophe = UInt16(UInt8(ascii: "'"))

    /// The text with every apostrophe twice, and for each unit, and for the end, where it was.
    private static func doublingApostrophes(_ units: [UInt16]) -> (doubled: [UInt16], places: [Int]) {
        var doubled: [UInt16] = []
        var places: [Int] = []
        for (place, unit) in units.enumerated() {
            let count = unit == apostrophe ? 2 : 1
            doubled.append(contentsOf: repeatElement(unit, count: count))
            places.append(contentsOf: repeatElement(place, count: count))
        }
        return (doubled, places + [units.count])
    }

    private static func code(_ apostrophes: MessagePattern.Apostrophes) -> Int32 {
        switch apostrophes {
        case .quoteBeforeSyntax, .literal: Int32(GALLEY_APOSTROPHE_DOUBLE_OPTIONAL)
        case .quoteAlways: Int32(GALLEY_APOSTROPHE_DOUBLE_REQUIRED)
        }
    }
}
