internal import Foundation

/// Reads `.mo`: the compiled form of a PO file (GNU gettext manual, "The Format of GNU MO Files").
///
/// The hash table is skipped. A binary file has no lines: every position is its beginning.
enum MOReader: CatalogReader {
    static let format = CatalogFormat(name: "mo", title: "gettext machine objects", files: "*.mo")

    static func recognizes(_ source: CatalogSource) -> Bool {
        ["mo", "gmo"].contains(source.pathExtension)
    }

    static func place(of path: String) -> CatalogPlace { GettextPlace.place(of: path) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let file = try MOFile(source.bytes(), file: source.file)
        return GettextTable.part(
            try file.messages(), locale: locale, file: source.file,
            includesFuzzy: source.options.includesFuzzy)
    }
}

/// The tables of an MO file.
private struct MOFile {
    private let bytes: [UInt8]
    private let file: String
    private let isBigEndian: Bool

    init(_ bytes: [UInt8], file: String) throws(CatalogError) {
        self.bytes = bytes
        self.file = file
        switch bytes.prefix(4) {
        case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
        case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
        default:
            throw CatalogError(
                .unexpected(found: "other bytes", expected: "the number 950412de of MO files"),
                at: Catalog.Position(file: file))
        }
    }

    /// The messages, in the order of their table.
    func messages() throws(CatalogError) -> [GettextMessage] {
        let revision = try number(at: 4)
        guard revision >> 16 <= 1 else {
            throw damaged(found: "revision \(revision >> 16)", expected: "revision 0 or 1")
        }
        let (count, ids, translations) = (try number(at: 8), try number(at: 12), try number(at: 16))
        var pairs: [(id: ArraySlice<UInt8>, translation: ArraySlice<UInt8>)] = []
        // Texts are stored side by side. In a file where they share bytes, they could be larger than memory.
        var room = bytes.count
        for index in 0..<count {
            let pair = (try string(ids + 8 * index), try string(translations + 8 * index))
            room -= pair.0.count + pair.1.count
            guard room >= 0 else {
                throw damaged(
                    found: "text \(index) of \(count) within others", expected: "texts side by side")
            }
            pairs.append(pair)
        }
        let header = pairs.first { $0.id.isEmpty }?.translation ?? []
        let charset = GettextCharset.charset(of: Array(header)) ?? "UTF-8"
        guard let encoding = GettextCharset.encoding(charset) else {
            throw CatalogError(.badEncoding(charset), file: file)
        }
        return try pairs.map { (id, translation) throws(CatalogError) in
            guard let message = message(id, translation, encoding) else {
                throw CatalogError(.badEncoding(charset), file: file)
            }
            return message
        }
    }

    /// The parts of an id: `context EOT id NUL plural`; those of a translation: a form, NUL, the next one. nil for
    /// bytes that are not text.
    private func message(
        _ id: ArraySlice<UInt8>, _ translation: ArraySlice<UInt8>, _ encoding: String.Encoding
    ) -> GettextMessage? {
        let end = id.firstIndex(of: 4)
        let context = end.map { texts(id[..<$0], encoding) }
        guard let ids = texts(end.map { id[($0 + 1)...] } ?? id, encoding), let first = ids.first,
            let translations = texts(translation, encoding)
        else { return nil }
        return GettextMessage(
            context: context??.first, id: first, plural: ids.count > 1 ? ids[1] : nil, translations: translations)
    }

    private func texts(_ bytes: ArraySlice<UInt8>, _ encoding: String.Encoding) -> [GettextMessage.Text]? {
        var texts: [GettextMessage.Text] = []
        for part in bytes.split(separator: 0, omittingEmptySubsequences: false) {
            guard let text = GettextCharset.decode(part, encoding) else { return nil }
            texts.append(GettextMessage.Text(text: text, position: Catalog.Position(file: file)))
        }
        return texts
    }

    /// The text that an entry of a table names by its length and place.
    private func string(_ entry: Int) throws(CatalogError) -> ArraySlice<UInt8> {
        let (length, start) = (try number(at: entry), try number(at: entry + 4))
        guard start + length <= bytes.count else {
            throw damaged(
                found: "a text that ends at byte \(start + length)",
                expected: "at most \(bytes.count) bytes")
        }
        return bytes[start..<start + length]
    }

    /// An unsigned number of four bytes.
    private func number(at offset: Int) throws(CatalogError) -> Int {
        guard offset + 4 <= bytes.count else {
            throw damaged(found: "the end of the file", expected: "a number at byte \(offset)")
        }
        let number = bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Int(isBigEndian ? number : number.byteSwapped)
    }

    private func damaged(found: String, expected: String) -> CatalogError {
        CatalogError(.unexpected(found: found, expected: expected), at: Catalog.Position(file: file))
    }
}
