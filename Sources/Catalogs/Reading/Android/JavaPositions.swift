/// The positions of placeholders, as aapt2 wants them (AOSP, `VerifyJavaStringFormat` in its `Util.cpp`).
enum JavaPositions {
    /// Whether a text has several placeholders, and one of them without a position, so that a translation could not change
    /// their order. Every `%` counts but `%%` and `%n`. O(n).
    static func areMissing(in text: String) -> Bool {
        var rest = text.utf8[...]
        var count = 0
        var isMissing = false
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[percent...].dropFirst()
            guard let byte = rest.first else { break }
            if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "n") {
                rest = rest.dropFirst()
                continue
            }
            count += 1
            let digits = rest.prefix { isDigit($0) }
            rest = rest[digits.endIndex...]
            if digits.isEmpty || rest.first != nil && rest.first != UInt8(ascii: "$") { isMissing = true }
            if digits.isEmpty, rest.first == UInt8(ascii: "<") {
                rest = rest.dropFirst()
                if rest.first == UInt8(ascii: "$") { rest = rest.dropFirst() }
            }
            rest = rest.drop { isDigit($0) || "-#+ ,(".utf8.contains($0) }
            if let letter = rest.first, lettersOfTimes.contains(letter) { return false }
        }
        return count > 1 && isMissing
    }

    /// Conversions of `Time.format` that `String.format` lacks: a text with one of them is taken for a time.
    private static let lettersOfTimes = Set("DFKMWZkmwyz".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
