internal import Foundation

/// The charset of a PO or MO file, which its header names in ASCII letters.
enum GettextCharset {
    /// The text in UTF-8.
    ///
    /// - Throws: `CatalogError` for an unknown charset, or for bytes that are not valid in it.
    static func decode(_ data: [UInt8], file: String) throws(CatalogError) -> SourceText {
        guard TextEncoding.detect(data) == .utf8(mark: 0), let name = charset(of: data), !isUTF8(name)
        else {
            return try SourceText(data, file: file)
        }
        guard let text = encoding(name).flatMap({ decode(data, $0) }) else {
            throw CatalogError(.badEncoding(name), file: file)
        }
        return try SourceText(Array(text.utf8), file: file)
    }

    /// The text of bytes; nil where they are not valid in that encoding.
    static func decode(_ data: some Collection<UInt8>, _ encoding: String.Encoding) -> String? {
        encoding == .utf8 ? String(validating: data, as: UTF8.self) : String(bytes: data, encoding: encoding)
    }

    /// What follows `charset=` near the beginning of the file; nil where the header names none, or has the template's
    /// placeholder `CHARSET`.
    static func charset(of data: [UInt8]) -> String? {
        let word = Array("charset=".utf8)
        let beginning = data.prefix(headerLimit)
        for start in beginning.indices where beginning[start] | 0x20 == word[0] {
            let name = beginning[start...].dropFirst(word.count)
            guard beginning[start...].prefix(word.count).map({ $0 | 0x20 }) == word.map({ $0 | 0x20 })
            else { continue }
            let text = String(decoding: name.prefix { isPartOfName($0) }, as: UTF8.self)
            return text.isEmpty || text == "CHARSET" ? nil : text
        }
        return nil
    }

    /// More bytes than a header and the comments before it have.
    private static let headerLimit = 65_536

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func isUTF8(_ name: String) -> Bool {
        ["utf8", "usascii", "ascii"].contains(plain(name))
    }

    /// The letters and digits alone: `ISO_8859-1` and `iso8859-1` are one name (UTS #22, 1.4).
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The encoding of a charset; nil for an unknown one.
    static func encoding(_ name: String) -> String.Encoding? {
        if isUTF8(name) { return .utf8 }
        let plain = plain(name)
        if let known = foundations[plain] { return known }
        return codes[plain].map { String.Encoding(rawValue: 0x8000_0000 | $0) }
    }

    private static let foundations: [String: String.Encoding] = [
        "iso88591": .isoLatin1, "latin1": .isoLatin1, "iso88592": .isoLatin2, "latin2": .isoLatin2,
        "windows1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows1251": .windowsCP1251,
        "cp1251": .windowsCP1251, "windows1252": .windowsCP1252, "cp1252": .windowsCP1252,
        "windows1253": .windowsCP1253, "cp1253": .windowsCP1253, "windows1254": .windowsCP1254,
        "cp1254": .windowsCP1254, "shiftjis": .shiftJIS, "sjis": .shiftJIS,
        "iso2022jp": .iso2022JP,
    ]

    /// The encodings of Core Foundation that have no name in Foundation (CFStringEncodingExt.h). Of the charsets in
    /// gettext's list (po-charset.c), these are the ones that Foundation can decode on Linux, which excludes EUC-JP.
    private static let codes: [String: UInt] = [
        "iso88593": 0x203, "iso88594": 0x204, "iso88595": 0x205, "iso88596": 0x206, "iso88597": 0x207,
        "iso88598": 0x208, "iso88599": 0x209, "iso885913": 0x20D, "iso885914": 0x20E,
        "iso885915": 0x20F,
        "cp1255": 0x505, "windows1255": 0x505, "cp1256": 0x506, "windows1256": 0x506, "cp1257": 0x507,
        "windows1257": 0x507, "cp1258": 0x508, "windows1258": 0x508, "koi8r": 0xA02, "koi8u": 0xA08,
        "gbk": 0x631,
        "gb18030": 0x632, "gb2312": 0x930, "euccn": 0x930, "big5": 0xA03, "euctw": 0x931,
        "euckr": 0x940,
        "tis620": 0x41D, "cp949": 0x422, "cp932": 0x420, "cp936": 0x421, "cp950": 0x423,
    ]
}
