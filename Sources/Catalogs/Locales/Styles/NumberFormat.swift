internal import CICU

/// One way in which a locale writes numbers.
///
/// `@unchecked` because a pointer is not `Sendable` by itself: ICU's formatters never change after they are opened, and
/// any number of threads may write with one at once.
final class NumberFormat: @unchecked Sendable {
    private let format: OpaquePointer

    /// - Parameters:
    ///   - locale: BCP 47 tag.
    ///   - skeleton: A number skeleton of UTS #35, such as `percent scale/100`.
    /// - Returns: nil for a skeleton that ICU does not know.
    init?(locale: String, skeleton: String) {
        let units = Array(skeleton.utf16)
        guard let format = galley_number_open(locale, units, Int32(clamping: units.count)) else { return nil }
        self.format = format
    }

    /// - Parameter pattern: A pattern of ICU's and Java's DecimalFormat, such as `#,##0.00`.
    /// - Returns: nil for a pattern that ICU does not know.
    init?(locale: String, pattern: String) {
        let units = Array(pattern.utf16)
        guard let format = galley_number_open_pattern(locale, units, Int32(clamping: units.count)) else { return nil }
        self.format = format
    }

    deinit { galley_number_close(format) }

    /// A number as it is written; nil for one of more than 511 characters.
    func string(_ number: Int) -> String? {
        String(capacity: 512) { galley_number_write_integer(format, Int64(number), $0, $1) }
    }

    /// A number as it is written; nil for one of more than 511 characters.
    func string(_ number: Double) -> String? {
        String(capacity: 512) { galley_number_write(format, number, $0, $1) }
    }

    /// A number with its unit.
    struct Measure {
        let text: String
        /// Where the number is in the text, in UTF-16 units; empty where no number is written.
        let number: Range<Int>
        /// The number, in the unit that is written.
        let value: Double
        /// Whether there are two numbers, of two units: the place and the value are of the last.
        var isMixed: Bool {
            text.utf16.prefix(number.lowerBound).contains { Unicode.Scalar($0)?.properties.numericType != nil }
        }
    }

    /// A number with its unit, by a skeleton that has one; nil for one of more than 511 characters.
    func measure(_ number: Double) -> Measure? {
        var (start, end): (Int32, Int32) = (0, 0)
        var value = 0.0
        let text = String(capacity: 512) { galley_measure_write(format, number, $0, $1, &start, &end, &value) }
        return text.map { Measure(text: $0, number: Int(start)..<Int(end), value: value) }
    }

    /// The ISO 4217 code of the currency of a locale's region, or of the likely region of its language; `XXX`, which
    /// means no currency, where there is none.
    static func currency(of locale: String) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4) { buffer in
            guard let start = buffer.baseAddress, galley_currency(locale, start) == 3 else { return "XXX" }
            return String(cString: start)
        }
    }
}

extension String {
    /// The text that a function of ICU writes in UTF-16; nil where it has no room or no text.
    init?(capacity: Int, write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) {
        let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer -> String? in
            let length = Int(write(buffer.baseAddress, Int32(clamping: capacity)))
            guard 0...capacity ~= length else { return nil }
            return String(decoding: buffer[..<length], as: UTF16.self)
        }
        guard let text else { return nil }
        self = text
    }
}
