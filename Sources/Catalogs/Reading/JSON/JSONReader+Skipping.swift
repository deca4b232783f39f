extension JSONReader {
    /// Goes over one value of any kind, which has to be well formed.
    package mutating func skipValue() throws(CatalogError) {
        switch next() {
        case UInt8(ascii: "{"):
            try readObject("an object") { (reader, _) throws(CatalogError) in try reader.skipValue() }
        case UInt8(ascii: "["):
            try readArray("an array") { (reader, _) throws(CatalogError) in try reader.skipValue() }
        case UInt8(ascii: "\""): _ = try scanString()
        case UInt8(ascii: "t"): try skipWord("true")
        case UInt8(ascii: "f"): try skipWord("false")
        case UInt8(ascii: "n"): try skipWord("null")
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try skipNumber()
        default: throw unexpected("a value")
        }
    }

    /// One value of any kind as it is written, on one line.
    package mutating func readRaw() throws(CatalogError) -> String {
        _ = next()
        let start = index
        try skipValue()
        // Between tokens a line feed is a space, and in a string there is none.
        let bytes = text.bytes[start..<index].map {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func skipWord(_ word: String) throws(CatalogError) {
        guard text.bytes[index...].starts(with: word.utf8) else { throw unexpected("\(word)") }
        advance(to: index + word.utf8.count)
    }

    /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
    private mutating func skipNumber() throws(CatalogError) {
        skip("-")
        if !skip("0") { try skipDigits() }
        if skip(".") { try skipDigits() }
        if skip("e") || skip("E") {
            if !skip("+") { skip("-") }
            try skipDigits()
        }
    }

    @discardableResult
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard index < text.bytes.count, text.bytes[index] == UInt8(ascii: character) else { return false }
        advance(to: index + 1)
        return true
    }

    private mutating func skipDigits() throws(CatalogError) {
        let start = index
        while index < text.bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text.bytes[index]) {
            advance(to: index + 1)
        }
        if index == start { throw unexpected("a digit") }
    }
}
