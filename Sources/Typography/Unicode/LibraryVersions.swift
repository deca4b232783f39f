internal import CFreeType
internal import CHarfBuzz
internal import CICU

/// The versions of the libraries in this process, as they report them.
package enum LibraryVersions {
    /// Such as `10.2.0`.
    package static var harfBuzz: String { String(cString: hb_version_string()) }

    /// Such as `2.13.3`.
    package static let freeType: String = {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }()

    /// Such as `76.1`.
    package static var icu: String { version(galley_icu_version) }
    /// Of the Unicode Character Database in ICU, such as `16.0`.
    package static var unicode: String { version(galley_unicode_version) }

    private static func version(_ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
        var buffer = [CChar](repeating: 0, count: Int(GALLEY_VERSION_LENGTH))
        write(&buffer)
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
