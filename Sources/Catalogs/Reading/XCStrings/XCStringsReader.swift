/// Reads `.xcstrings`: Xcode's string catalogs, JSON of version 1.
///
/// What Apple adds to the format later is skipped; what is not well formed, or misses what every catalog has, is an
/// error with its place.
enum XCStringsReader {
    static func read(_ source: CatalogSource) throws(CatalogError) -> Catalog {
        try read(source.bytes(), name: source.name, file: source.file)
    }

    static func read(_ data: [UInt8], name: String, file: String) throws(CatalogError) -> Catalog {
        var json = try JSONReader(data, file: file)
        let start = json.position()
        var language: String?
        var entries: [Catalog.Entry]?
        var warnings: [CatalogError] = []
        try json.readObject("'{' of a string catalog") { (json, member) throws(CatalogError) in
            switch member.value {
            case "sourceLanguage":
                language = LocaleFallback.tag(try json.readString("a language tag in quotation marks").value)
            case "strings": entries = try readEntries(&json, warnings: &warnings)
            default: try json.skipValue()
            }
        }
        try json.readEnd()
        guard let language else { throw CatalogError(.missingMember("sourceLanguage"), at: start) }
        guard var entries else { throw CatalogError(.missingMember("strings"), at: start) }
        for index in entries.indices { entries[index].sourceLanguage = language }
        return Catalog(
            name: name, sourceLanguage: language, entries: entries,
            warnings: (json.warnings + warnings).sorted {
                ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0)
            })
    }

    private static func readEntries(
        _ json: inout JSONReader, warnings: inout [CatalogError]
    ) throws(CatalogError) -> [Catalog.Entry] {
        var entries: [Catalog.Entry] = []
        try json.readObject("an object with a member a key") { (json, key) throws(CatalogError) in
            entries.append(try readEntry(&json, key: key, warnings: &warnings))
        }
        return entries
    }

    private static func readEntry(
        _ json: inout JSONReader, key: JSONReader.Text, warnings: inout [CatalogError]
    ) throws(CatalogError) -> Catalog.Entry {
        var entry = Catalog.Entry(key: key.value, position: key.position, sourceLanguage: "")
        var indices: [String: Int] = [:]
        try json.readObject("the object of a key") { (json, member) throws(CatalogError) in
            switch member.value {
            case "comment": entry.comment = try json.readString("a comment in quotation marks").value
            case "extractionState":
                entry.extractionState = .init(rawValue: try json.readString("a state in quotation marks").value)
            case "shouldTranslate": entry.shouldTranslate = try json.readBool()
            case "localizations":
                try json.readObject("an object with a member a locale") { (json, locale) throws(CatalogError) in
                    let read = try LocalizationReader.read(
                        &json, locale: LocaleFallback.tag(locale.value), key: key.value, warnings: &warnings)
                    guard let read else { return }
                    if let index = indices[read.locale] {
                        entry.localizations[index] = read
                    } else {
                        indices[read.locale] = entry.localizations.count
                        entry.localizations.append(read)
                    }
                }
            default: try json.skipValue()
            }
        }
        return entry
    }
}
