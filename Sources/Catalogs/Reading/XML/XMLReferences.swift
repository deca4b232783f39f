extension XML {
    /// The grammar of references: `&name;`, `&#10;`, `&#xA;` (W3C XML 1.0, 4.1).
    enum References {
        /// The entities of every document (4.6).
        static let predefined = ["amp", "apos", "gt", "lt", "quot"]

        /// The name in a reference to an entity that begins here, and the offset of the byte after it; nil for anything
        /// else.
        static func entity(in bytes: [UInt8], at start: Int) -> (name: String, end: Int)? {
            var end = start + 1
            while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
            guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
            return (String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end + 1)
        }

        static func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."),
                UInt8(ascii: "-"), 0x80...:
                true
            default: false
            }
        }

        /// The value of an entity with the references to characters replaced, and those to entities kept (4.5).
        static func fillInCharacters(_ value: [UInt8]) -> [UInt8] {
            var filled: [UInt8] = []
            var index = 0
            while index < value.count {
                if let (scalar, end) = character(in: value, at: index) {
                    filled.append(contentsOf: String(scalar).utf8)
                    index = end
                } else {
                    filled.append(value[index])
                    index += 1
                }
            }
            return filled
        }

        private static func character(in bytes: [UInt8], at start: Int) -> (Unicode.Scalar, end: Int)? {
            guard bytes[start...].starts(with: "&#".utf8),
                let end = bytes[start...].prefix(16).firstIndex(of: UInt8(ascii: ";"))
            else { return nil }
            let digits = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
            let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let scalar = code.flatMap(Unicode.Scalar.init) else { return nil }
            return (scalar, end + 1)
        }
    }
}
