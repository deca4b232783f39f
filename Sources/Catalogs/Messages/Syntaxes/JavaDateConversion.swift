/// The conversions of Java's Formatter for days and times, `%tY`, `%1$tB` (its documentation, "Date/Time Conversions"), as
/// patterns of ICU. Capitals (`%TB`) are not told from others.
enum JavaDateConversion {
    /// Goes over `t` or `T` and the letter after it; nil where they are not here, and then nothing is gone over.
    static func take(_ scanner: inout TextScanner) -> String? {
        let start = scanner.index
        guard scanner.take("t") || scanner.take("T"), let letter = scanner.peek, let pattern = patterns[letter] else {
            scanner.move(to: start)
            return nil
        }
        scanner.advance()
        return DateStyle.patternMark + pattern
    }

    private static let patterns: [Unicode.Scalar: String] = [
        "H": "HH", "I": "hh", "k": "H", "l": "h", "M": "mm", "S": "ss", "L": "SSS", "N": "SSSSSSSSS", "p": "a",
        "z": "Z", "Z": "z",
        "B": "MMMM", "b": "MMM", "h": "MMM", "A": "EEEE", "a": "EEE", "Y": "yyyy", "y": "yy", "j": "DDD", "m": "MM",
        "d": "dd", "e": "d",
        "R": "HH:mm", "T": "HH:mm:ss", "r": "hh:mm:ss a", "D": "MM/dd/yy", "F": "yyyy-MM-dd",
        "c": "EEE MMM dd HH:mm:ss z yyyy",
    ]
}
