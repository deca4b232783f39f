/// The one way from a number of a report to its digits.
public enum Number {
    /// The value to a millionth: what a report holds.
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
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let thousandths = (abs(value) * 1000).rounded()
        guard thousandths < 9e15 else { return "\(value)" }
        let whole = Int64(thousandths)
        let sign = value < 0 && whole != 0 ? "-" : ""
        let fraction = whole % 1000
        guard fraction != 0 else { return "\(sign)\(whole / 1000)" }
        var digits = String(1000 + fraction).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole / 1000).\(digits)"
    }
}
