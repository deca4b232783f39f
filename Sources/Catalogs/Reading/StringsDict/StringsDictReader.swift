#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads `.stringsdict`: plural, width and device rules in a property list, a file a locale, beside the `.strings` of the
/// same name. Where both have a key, Foundation takes that of the `.stringsdict`.
enum StringsDictReader: CatalogReader {
    static let format = CatalogFormat(
        name: "stringsdict", title: "Apple strings dictionary", files: "*.lproj/*.stringsdict")

    static func recognizes(_ source: CatalogSource) -> Bool { source.pathExtension == "stringsdict" }

    static func place(of path: String) -> CatalogPlace { LocalizationFolder.place(of: path) }

    static var standIns: [String: any CatalogReader.Type] { ["strings": StringsReader.self] }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let dictionary = try readTable(source.bytes(), file: source.file, locale: locale)
        guard let strings = source.sibling("strings") else {
            return CatalogPart(entries: dictionary.entries, warnings: dictionary.warnings)
        }
        let table = try StringsReader.readTable(strings.bytes(), file: strings.file)
        return join(table, dictionary, locale: locale)
    }

    /// The texts of both files, in the order of the `.strings`.
    static func join(_ strings: StringsTable, _ dictionary: EntryTable, locale: String) -> CatalogPart {
        var joined = EntryTable()
        for var entry in strings.entries(locale: locale) {
            if let known = dictionary[entry.key] {
                entry.localizations = known.localizations
                entry.comment = entry.comment ?? known.comment
            }
            joined.put(entry)
        }
        for entry in dictionary.entries where joined[entry.key] == nil { joined.put(entry) }
        return CatalogPart(entries: joined.entries, warnings: strings.warnings + dictionary.warnings)
    }

    /// Reads one file. Only XML has places; other property lists are read through Foundation.
    static func readTable(_ data: [UInt8], file: String, locale: String) throws(CatalogError) -> EntryTable {
        let dictionary = StringsDictionary(locale: locale)
        if isXML(data) {
            try XML.read(data, file: file, visitor: dictionary)
        } else {
            for member in try PropertyListElement.read(data, file: file).members { dictionary.add(member) }
        }
        return dictionary.table
    }

    /// By the first character, in UTF-8 or UTF-16: marks and zeros apart.
    private static func isXML(_ data: [UInt8]) -> Bool {
        let first = data.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
        return first == nil || first == UInt8(ascii: "<")
    }
}

extension CatalogSource {
    /// The file of the same name with another extension; nil where there is none, and for a source without a file.
    func sibling(_ pathExtension: String) -> CatalogSource? {
        guard contents == nil else { return nil }
        let url = url.deletingPathExtension().appendingPathExtension(pathExtension)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        return CatalogSource(url: url, file: "\(stem).\(pathExtension)", options: options, tree: tree)
    }
}
