#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Reads `messages.json` of browser extensions: one file a locale (Chrome's documentation of `chrome.i18n`).
enum WebExtensionReader: CatalogReader {
    static let format = CatalogFormat(
        name: "web-extension", title: "Messages of a browser extension", files: "_locales/*/messages.json")

    static func recognizes(_ source: CatalogSource) -> Bool {
        guard source.url.lastPathComponent == "messages.json" else { return false }
        return source.url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == "_locales"
    }

    static func place(of path: String) -> CatalogPlace { CatalogPlace(of: path, shapes: [.folder()]) }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        var json = try JSONReader(source.bytes(), file: source.file)
        var table = EntryTable()
        try json.readObject("'{' of an object with a member for each message") { (json, key) throws(CatalogError) in
            let entry = try readEntry(&json, key: key, locale: locale)
            table.put(entry)
            table.warnings += undefinedPlaceholders(of: entry)
        }
        try json.readEnd()
        return CatalogPart(entries: table.entries, warnings: (json.warnings + table.warnings).inOrderOfPlace())
    }

    /// Browsers refuse an extension in one of whose messages `$NAME$` has no `placeholders` of that name beside it.
    private static func undefinedPlaceholders(of entry: Catalog.Entry) -> [CatalogError] {
        var seen: Set<ArgumentName> = []
        return entry.localizations.flatMap { localization in
            localization.value.units.flatMap { unit in
                WebExtensionParser.parse(unit.text).placeholders.compactMap { placeholder -> CatalogError? in
                    guard case .name? = placeholder.argument, let name = placeholder.argument,
                        entry.arguments[name] == nil, seen.insert(name).inserted
                    else { return nil }
                    let fault = TranslationFault(
                        kind: .undefinedPlaceholder(placeholder.source), key: entry.key, locale: localization.locale)
                    return CatalogError(.fault(fault), at: unit.position)
                }
            }
        }
    }

    private static func readEntry(
        _ json: inout JSONReader, key: JSONReader.Text, locale: String
    ) throws(CatalogError) -> Catalog.Entry {
        let start = json.position()
        var entry = Catalog.Entry(key: key.value, position: key.position)
        var message: JSONReader.Text?
        try json.readObject("the object of a message") { (json, member) throws(CatalogError) in
            switch member.value {
            case "message": message = try json.readString("a text in quotation marks")
            case "description": entry.comment = try json.readString("a description in quotation marks").value
            case "placeholders": try readPlaceholders(&json, to: &entry)
            default: try json.skipValue()
            }
        }
        guard let message else { throw CatalogError(.missingMember("message"), at: start) }
        let unit = StringUnit(text: message.value, syntax: .webExtension, position: message.position)
        entry.localizations = [Localization(locale: locale, value: .unit(unit), position: unit.position)]
        return entry
    }

    /// What replaces `$NAME$`: its `content`, in which `$1` is the first argument; there may be an `example` of that.
    private static func readPlaceholders(
        _ json: inout JSONReader, to entry: inout Catalog.Entry
    ) throws(CatalogError) {
        try json.readObject("an object with a member for each placeholder") { (json, name) throws(CatalogError) in
            var content = ""
            var example: String?
            try json.readObject("the object of a placeholder") { (json, member) throws(CatalogError) in
                switch member.value {
                case "content": content = try json.readString("a text in quotation marks").value
                case "example": example = try json.readString("an example in quotation marks").value
                default: try json.skipValue()
                }
            }
            let argument = ArgumentName.name(name.value.lowercased())
            entry.arguments[argument] = ArgumentNote(example: shown(content, example: example))
        }
    }

    /// The content with the example in the place of its argument; nil where it has one and there is no example.
    private static func shown(_ content: String, example: String?) -> String? {
        let segments = WebExtensionParser.parse(content).segments
        let texts = segments.map { segment -> String? in
            switch segment {
            case .literal(let text), .escape(_, let text): text
            default: example
            }
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
    }
}
