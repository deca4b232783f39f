/// The characters that a YAML file may have (YAML 1.1, 5.1). Yams does not give the position of any other.
enum YAMLCharacters {
    /// Offset in UTF-8 of the first character that is refused; nil where there is none. O(n).
    static func firstRefused(in text: String) -> Int? {
        var offset = 0
        for scalar in text.unicodeScalars {
            if !isAllowed(scalar) { return offset }
            offset += scalar.utf8.count
        }
        return nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x85, 0x20...0x7E, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
        default: false
        }
    }
}
