internal import CHarfBuzz

/// The names of a face that reports and matching need (OpenType `name`).
struct FontNames {
    let family: String?
    let style: String?
    let version: String?

    init(face: OpaquePointer) {
        func name(_ id: UInt32) -> String? {
            var size: UInt32 = 256
            var buffer = [CChar](repeating: 0, count: Int(size))
            hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
            guard size > 0 else { return nil }
            return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        family = name(16) ?? name(1)
        style = name(17) ?? name(2)
        version = name(5).flatMap(FontNames.shortVersion)
    }

    /// `Version 4.001;git-…` → `4.001`, with trailing zeros cut to one decimal: `4.000` → `4.0`.
    static func shortVersion(_ text: String) -> String? {
        guard let start = text.firstIndex(where: \.isWholeNumber) else { return nil }
        var version = text[start...].prefix { $0.isWholeNumber || $0 == "." }
        while version.hasSuffix("."), !version.isEmpty { version.removeLast() }
        guard let point = version.firstIndex(of: ".") else { return String(version) }
        while version.hasSuffix("0"), version.distance(from: point, to: version.endIndex) > 2 { version.removeLast() }
        return String(version)
    }
}
