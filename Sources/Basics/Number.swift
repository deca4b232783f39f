/// Rounds the numbers of reports and writes them as digits. All numbers of a report go through it.
public enum Number {
    /// The value rounded to a millionth, as in reports.
    ///
    /// A millionth of a point is far below any pixel and far above the noise of binary fractions, so a saved report
    /// reads the same everywhere, and its JSON has six decimals at most.
    public static func rounded(_ value: Double) -> Double {
        let scaled = value * 1_000_000
        guard scaled.isFinite else { return value }
        let result = scaled.rounded() / 1_000_000
        return result == 0 ? 0 : result
    }

    /// The value for people: three decimals at most, no trailing zeros, never `-0`.
    public static func text(_ value: Double) -> String {
        String(decoding: digits(value, decimals: 3), as: UTF8.self)
    }

    /// The value with this many decimals at most, where three are too many or too few.
    package static func text(_ value: Double, decimals: Int) -> String {
        String(decoding: digits(value, decimals: decimals), as: UTF8.self)
    }

    /// The value in ASCII: this many decimals at most, no trailing zeros, never `-0`; `nan`, `inf` or `-inf` where it
    /// is no number.
    package static func digits(_ value: Double, decimals: Int) -> [UInt8] {
        guard value.isFinite else { return Array((value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8) }
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        let units = (abs(value) * Double(unit)).rounded()
        guard units < 9e15 else { return Array("\(value)".utf8) }
        var rest = Int(units)
        // From right to left: decimals, the point, the whole.
        var digits: [UInt8] = []
        digits.reserveCapacity(24)
        for place in 0..<decimals {
            let digit = rest % 10
            rest /= 10
            if digit != 0 || !digits.isEmpty { digits.append(UInt8(ascii: "0") + UInt8(digit)) }
            if place == decimals - 1, !digits.isEmpty { digits.append(UInt8(ascii: ".")) }
        }
        repeat {
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        if value < 0, units != 0 { digits.append(UInt8(ascii: "-")) }
        digits.reverse()
        return digits
    }
}
