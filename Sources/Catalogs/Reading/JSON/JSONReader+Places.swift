extension JSONReader {
    /// The position in the file of something inside a string, which may have escapes before it. O(length of the
    /// string).
    ///
    /// - Parameter unit: The place in the value, in UTF-16 units.
    mutating func position(in string: Text, at unit: Int) -> Catalog.Position {
        var index = string.offset + 1
        var units = 0
        while units < unit, index < text.bytes.count {
            switch text.bytes[index] {
            case UInt8(ascii: "\\"):
                let isUnicode = index + 1 < text.bytes.count && text.bytes[index + 1] == UInt8(ascii: "u")
                index += isUnicode ? 6 : 2
                units += 1
            case 0xF0...:
                index += 4
                units += 2
            case let byte:
                index += 1
                // One for the first byte of a scalar.
                units += byte & 0xC0 == 0x80 ? 0 : 1
            }
        }
        while index < text.bytes.count, text.bytes[index] & 0xC0 == 0x80 { index += 1 }
        return position(at: min(index, text.bytes.count))
    }
}
