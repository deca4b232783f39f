internal import CICU

extension Unicode.Scalar {
    /// The character's name, such as `LATIN SMALL LETTER A`, or a description such as `<private use area-E000>`.
    package var unicodeName: String {
        var buffer = [CChar](repeating: 0, count: 160)
        let length = Int(galley_scalar_name(value, &buffer, 160))
        return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
