/// The text of a file in UTF-8, without a byte order mark, with positions.
struct SourceText {
    let file: String
    /// Valid UTF-8.
    let bytes: [UInt8]

    // How far lines have been counted: places are asked for in the order of the text, so that all together cost one pass.
    private var counted = 0
    private var line = 1
    private var column = 1

    /// Decodes UTF-8, or UTF-16 by its byte order mark or by the zeros of its first characters.
    init(_ data: [UInt8], file: String) throws(CatalogError) {
        self.file = file
        switch TextEncoding.detect(data) {
        case .utf8(let mark):
            bytes = mark == 0 ? data : Array(data[mark...])
            if let place = Self.invalidPlace(bytes) {
                throw CatalogError(.badEncoding("UTF-8"), at: position(at: place))
            }
        case .utf16(let mark, let isBigEndian):
            guard let decoded = TextEncoding.decodeUTF16(data[mark...], isBigEndian: isBigEndian) else {
                throw CatalogError(.badEncoding("UTF-16"), file: file)
            }
            bytes = decoded
        case .utf32: throw CatalogError(.badEncoding("UTF-8 or UTF-16"), file: file)
        }
    }

    /// Line and column of a byte. Constant time on average where places are asked for in the order of the text.
    mutating func position(at offset: Int) -> Catalog.Position {
        if offset < counted { (counted, line, column) = (0, 1, 1) }
        while counted < min(offset, bytes.count) {
            switch bytes[counted] {
            case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
            case UInt8(ascii: "\r") where counted + 1 == bytes.count || bytes[counted + 1] != UInt8(ascii: "\n"):
                (line, column) = (line + 1, 1)
            case 0x80...0xBF: break  // the rest of a scalar
            default: column += 1
            }
            counted += 1
        }
        return Catalog.Position(file: file, line: line, column: column)
    }

    /// What is at a byte, in words for a message.
    func found(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") { return "the end of the line" }
        let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
        guard let scalar, scalar.properties.generalCategory != .control else {
            return "the control character \(bytes[offset])"
        }
        return "'\(scalar)'"
    }

    /// The first byte that belongs to no scalar.
    private static func invalidPlace(_ bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var place = 0
        while case .valid(let scalar) = decoder.parseScalar(from: &rest) { place += scalar.count }
        return place
    }
}
