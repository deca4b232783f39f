/// Reads `.arb`, the catalogs of Flutter: one file a locale, JSON with messages of ICU (Application Resource Bundle
/// Specification; Flutter's gen_l10n).
///
/// `@@locale` names the locale; `@key` says more about `key`, mostly in the template alone; other members whose name
/// begins with `@@` are notes of tools.
struct ARBReader: CatalogReader {
    static let format = CatalogFormat(name: "arb", title: "Flutter ARB", files: "lib/l10n/*_*.arb")

    static func recognizes(_ source: CatalogSource) -> Bool { source.pathExtension == "arb" }

    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(of: path, shapes: [.suffix(after: ["_", "-"]), .fileName, .folder()])
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let usesEscaping = try FlutterConfiguration.usesEscaping(for: source)
        return try read(source, locale: locale, syntax: usesEscaping ? .escapedFlutter : .flutter)
    }

    static func read(
        _ source: CatalogSource, locale: String, syntax: MessageSyntax
    ) throws(CatalogError) -> CatalogPart {
        var json = try JSONReader(source.bytes(), file: source.file)
        var reader = ARBReader(syntax: syntax)
        try json.readObject("'{' of an object with a member for each message") { (json, name) throws(CatalogError) in
            try reader.readMember(&json, name)
        }
        try json.readEnd()
        return reader.part(locale: locale, warnings: json.warnings)
    }

    private let syntax: MessageSyntax
    private var locale: (tag: String, position: Catalog.Position)?
    private var texts: [(key: JSONReader.Text, text: JSONReader.Text)] = []
    private var notes: [String: ARBNote] = [:]
    private var warnings: [CatalogError] = []

    private init(syntax: MessageSyntax) {
        self.syntax = syntax
    }

    private mutating func readMember(_ json: inout JSONReader, _ name: JSONReader.Text) throws(CatalogError) {
        let kind = try json.nextKind()
        switch (name.value, kind) {
        case ("@@locale", .string):
            let stated = try json.readString("a locale")
            locale = (LocaleFallback.tag(stated.value), stated.position)
        case (let key, _) where key.hasPrefix("@@"): try json.skipValue()
        case (let key, .object) where key.hasPrefix("@"): notes[String(key.dropFirst())] = try ARBNote(&json)
        case (let key, _) where key.hasPrefix("@"): try json.skipValue()
        case (let key, .string):
            let text = try json.readString("a text")
            let dialect = syntax == .escapedFlutter ? ICUMessageParser.Dialect.escapedFlutter : .flutter
            let fault = ICUMessageParser.fault(in: text.value, dialect)
            if let warning = json.warning(of: fault, in: text, key: key) { warnings.append(warning) }
            texts.append((name, text))
        case (let key, _):
            warnings.append(CatalogError(.unusableValue(key: key, kind: kind.rawValue), at: json.position()))
            try json.skipValue()
        }
    }

    private func part(locale place: String, warnings others: [CatalogError]) -> CatalogPart {
        var table = EntryTable()
        for (key, text) in texts {
            let note = notes[key.value]
            let unit = StringUnit(text: text.value, syntax: syntax, position: text.position)
            let localization = Localization(locale: place, value: .unit(unit), position: unit.position)
            table.put(
                Catalog.Entry(
                    key: key.value, position: key.position, comment: note?.comment, arguments: note?.arguments ?? [:],
                    sizeLimit: note?.sizeLimit, placeOfLimit: note?.placeOfLimit,
                    localizations: [localization]))
        }
        return CatalogPart(
            entries: table.entries, warnings: (warnings + others).inOrderOfPlace(), locale: locale?.tag,
            statedLocale: locale)
    }
}
