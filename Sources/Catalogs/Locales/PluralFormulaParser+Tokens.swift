extension PluralFormulaParser {
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == text.count || text[index] == UInt8(ascii: ";") || text[index] == UInt8(ascii: "\n")
        }
    }

    var nextOperator: PluralFormula.Operator? {
        mutating get {
            skipSpace()
            return PluralFormula.Operator.allCases.first { text[index...].starts(with: $0.rawValue.utf8) }
        }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// A decimal number, which wraps around where it is too large.
    mutating func takeNumber() -> UInt64? {
        var number: UInt64?
        while index < text.count, let digit = HexadecimalDigit.value(text[index]), digit < 10 {
            number = (number ?? 0) &* 10 &+ UInt64(digit)
            index += 1
        }
        return number
    }

    mutating func skipSpace() {
        while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") { index += 1 }
    }

    /// The place after the first occurrence of a word.
    func end(of word: String) -> Int? {
        text.indices.first { text[$0...].starts(with: word.utf8) }.map { $0 + word.utf8.count }
    }
}
