/// Goes through the messages of a file: `TS`, `context`, `message` (Qt, `ts.cpp` of qttools).
final class QtDocument: XML.Visitor {
    private var table = EntryTable()
    private var context = ""
    private let placeLocale: String
    private var language: String?
    /// English where the file does not say, as for Qt's tools.
    private var sourceLanguage = "en"
    private var numerus = QtNumerus(locale: "en")
    private var position = Catalog.Position(file: "")

    init(locale: String) { placeLocale = locale }

    func part() -> CatalogPart {
        CatalogPart(
            entries: table.entries, warnings: table.warnings, sourceLanguage: sourceLanguage, locale: language)
    }

    func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        switch (depth, element.name) {
        case (0, "TS"):
            position = element.position
            if let source = element["sourcelanguage"], !source.isEmpty { sourceLanguage = LocaleFallback.tag(source) }
            let stated = element["language"].flatMap { $0.isEmpty ? nil : LocaleFallback.tag($0) }
            language = stated ?? (placeLocale.isEmpty ? nil : placeLocale)
            numerus = QtNumerus(locale: language ?? sourceLanguage)
            return .elements
        case (0, _): throw unexpected(element, expected: "<TS>")
        case (_, "context"):
            context = ""
            return .elements
        case (_, "name"), (_, "message"): return .whole
        default: return .nothing
        }
    }

    func visit(_ element: XML.Element) throws(CatalogError) {
        if element.name == "name" {
            context = element.text
            return
        }
        let message = QtMessage(element, context: context)
        guard !message.isFormer else { return }
        var entry = message.entry
        if let target = message.target(numerus: numerus) {
            guard let language else {
                throw CatalogError(
                    .unexpected(found: "translations without this attribute", expected: "an attribute 'language'"),
                    at: position)
            }
            let isSource = language == sourceLanguage
            entry.localizations.insert(target.localization(locale: isSource ? "" : language), at: 0)
            // The file of the source language has the texts that are shown, with their plural forms.
            if isSource { entry.localizations.removeLast() }
            table.warnings += target.faults.map {
                CatalogError(.oddText(key: entry.key, detail: $0), at: message.entry.position)
            }
        }
        if let language, language != sourceLanguage, entry[language] == nil {
            entry.untranslated[language] = message.translationPosition
        }
        table.add(entry)
    }
}
