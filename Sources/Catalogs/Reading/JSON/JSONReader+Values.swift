extension JSONReader {
    /// What kinds of values there are.
    package enum ValueKind: String {
        case object = "an object"
        case array = "an array"
        case string = "a string"
        case bool = "true or false"
        case null = "null"
        case number = "a number"
    }

    /// The kind of the value that is here, known by its first character.
    package mutating func nextKind() throws(CatalogError) -> ValueKind {
        switch next() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number
        default: throw unexpected("a value")
        }
    }

    /// Reads an array; `element` gets the index of each element, and reads or skips it.
    package mutating func readArray(
        _ expected: String, element: (inout JSONReader, Int) throws(CatalogError) -> Void
    ) throws(CatalogError) {
        guard next() == UInt8(ascii: "[") else { throw unexpected(expected) }
        try enter()
        if next() != UInt8(ascii: "]") {
            var count = 0
            while true {
                try element(&self, count)
                count += 1
                guard next() == UInt8(ascii: ",") else { break }
                advance(to: index + 1)
            }
        }
        guard next() == UInt8(ascii: "]") else { throw unexpected("',' or ']' after an element") }
        leave()
    }

    /// Reads a number that is valid; nil for any other value, which is skipped.
    package mutating func readNumberOrSkip(where isValid: (Double) -> Bool) throws(CatalogError) -> Double? {
        guard try nextKind() == .number else {
            try skipValue()
            return nil
        }
        guard let number = Double(try readWritten()), number.isFinite, isValid(number) else { return nil }
        return number
    }

    /// Goes over a number, `true`, `false` or `null`, and gives it as it is written.
    mutating func readWritten() throws(CatalogError) -> String {
        _ = next()
        let start = index
        try skipValue()
        return String(decoding: text.bytes[start..<index], as: UTF8.self)
    }
}
