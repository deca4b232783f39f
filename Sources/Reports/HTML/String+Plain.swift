extension String {
    /// The string with only letters, digits, points and hyphens of ASCII and some other kept characters. Other bytes of
    /// its UTF-8 are written as two hexadecimal digits after a mark, such as `%3d`. O(n).
    func plain(escapedBy mark: String, keeping kept: String = "") -> String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                _ where kept.utf8.contains(byte):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += mark + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return result
    }
}
