/// Reads `.xcstrings`: Xcode's string catalogs, JSON of version 1.
///
/// What Apple adds to the format later is skipped; what is not well formed, or misses what every catalog has, is an
/// error with its place.
enum XCStringsReader: CatalogReader {
    static let format = CatalogFormat(name: "xcstrings", title: "Xcode string catalog", files: "*.xcstrings")

    static func recognizes(_ source: CatalogSource) -> Bool { source.pathExtension == "xcstrings" }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        var json = try JSONReader(source.bytes(), file: source.file)
        let start = json.position()
        var language: String?
        var entries: [Catalog.Entry]?
        var warnings: [CatalogError] = []
        var unbegun: Set<String> = []
        try json.readObject("'{' of a string catalog") { (json, member) throws(CatalogError) in
            switch member.value {
            case "sourceLanguage":
                language = LocaleFallback.tag(try json.readString("a language tag in quotation marks").value)
            case "strings": entries = try readEntries(&json, warnings: &warnings, unbegun: &unbegun)
            default: try json.skipValue()
            }
        }
        try json.readEnd()
        guard let language else { throw CatalogError(.missingMember("sourceLanguage"), at: start) }
        guard let entries else { throw CatalogError(.missingMember("strings"), at: start) }
        return CatalogPart(
            entries: entries, warnings: (json.warnings + warnings).inOrderOfPlace(), sourceLanguage: language,
            localesWithoutTexts: unbegun)
    }

    private static func readEntries(
        _ json: inout JSONReader, warnings: inout [CatalogError], unbegun: inout Set<String>
    ) throws(CatalogError) -> [Catalog.Entry] {
        // The reader of JSON warns of names that come twice.
        var entries = EntryTable()
        try json.readObject("an object with a member for each key") { (json, key) throws(CatalogError) in
            entries.put(try readEntry(&json, key: key, warnings: &warnings, unbegun: &unbegun))
        }
        return entries.entries
    }

    private static func readEntry(
        _ json: inout JSONReader, key: JSONReader.Text, warnings: inout [CatalogError], unbegun: inout Set<String>
    ) throws(CatalogError) -> Catalog.Entry {
        var entry = Catalog.Entry(key: key.value, position: key.position)
        var indices: [String: Int] = [:]
        try json.readObject("the object of a key") { (json, member) throws(CatalogError) in
            switch member.value {
            case "comment": entry.comment = try json.readString("a comment in quotation marks").value
            case "extractionState":
                entry.extractionState = .init(rawValue: try json.readString("a state in quotation marks").value)
            case "shouldTranslate": entry.shouldTranslate = try json.readBool()
            case "localizations":
                try json.readObject("an object with a member for each locale") { (json, locale) throws(CatalogError) in
                    let tag = LocaleFallback.tag(locale.value)
                    let read = try LocalizationReader.read(&json, locale: tag, key: key.value, warnings: &warnings)
                    guard let read else {
                        unbegun.insert(tag)
                        return
                    }
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
