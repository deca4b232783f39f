/// Goes through an XLIFF file down to its units: `xliff`, `file`, `body`, `group`.
final class XLIFFDocument: XML.Visitor {
    private var table = XLIFFTable()
    private var targetLanguage: String?
    private let placeLocale: String

    private var isVersion2 = false
    private var file = File()
    /// The scopes of the elements that are open, the innermost last.
    private var scopes = [XLIFFScope()]

    private struct File {
        var original = ""
        var source = ""
        var target: String?
        var position = Catalog.Position(file: "")
    }

    /// - Parameter locale: That of the file's name, for files that do not say what they are translated into.
    init(locale: String) { placeLocale = locale }

    func part() -> CatalogPart {
        CatalogPart(
            entries: table.entries, warnings: table.warnings, sourceLanguage: table.sourceLanguage,
            locale: targetLanguage)
    }

    func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        switch (depth, element.name) {
        case (0, "xliff"):
            try begin(element)
            return .elements
        case (0, _): throw unexpected(element, expected: "<xliff>")
        case (1, "file"):
            try beginFile(element)
            return enter(element)
        case (_, "body") where !isVersion2, (_, "group"): return enter(element)
        case (_, "trans-unit") where !isVersion2, (_, "unit") where isVersion2: return .whole
        case (2, "profiles") where isVersion2:
            scopes[scopes.count - 1].sizeProfile = element["generalProfile"]
            scopes[scopes.count - 1].storageProfile = element["storageProfile"]
            return .nothing
        default: return .nothing
        }
    }

    func visit(_ element: XML.Element) throws(CatalogError) {
        let scope = scopes[scopes.count - 1]
        let unit = isVersion2 ? XLIFFUnit(version2: element, in: scope) : XLIFFUnit(version1: element, in: scope)
        guard let id = unit.id else {
            throw CatalogError(
                .unexpected(found: "\(element.tag) without this attribute", expected: "an attribute 'id'"),
                at: element.position)
        }
        // Xcode exports an empty key, which an empty text in a view leaves behind.
        guard !id.isEmpty || unit.source?.text.isEmpty == false else { return }
        guard let target = file.target ?? (unit.target == nil ? file.source : nil) else {
            let name = isVersion2 ? "trgLang" : "target-language"
            throw CatalogError(
                .unexpected(found: "translations without this attribute", expected: "an attribute '\(name)'"),
                at: file.position)
        }
        table.add(unit, id: id, original: file.original, source: file.source, target: target)
    }

    func end(_ element: XML.Element) throws(CatalogError) {
        if element.name != "xliff" { scopes.removeLast() }
    }

    private func enter(_ element: XML.Element) -> XML.Content {
        var scope = scopes[scopes.count - 1]
        if element.name == "file" { scope.syntax = XLIFFScope.syntax(ofOriginal: file.original) }
        scope.enter(element)
        scopes.append(scope)
        return .elements
    }

    private func begin(_ element: XML.Element) throws(CatalogError) {
        let version = element["version"] ?? ""
        guard ["1.0", "1.1", "1.2"].contains(version) || version.hasPrefix("2.") else {
            throw CatalogError(
                .unknownName(kind: "version", name: version, known: ["1.2", "2.0", "2.1"]), at: element.position)
        }
        isVersion2 = version.hasPrefix("2.")
        file.source = element["srcLang"].map(LocaleFallback.tag) ?? ""
        file.target = element["trgLang"].map(LocaleFallback.tag)
        file.position = element.position
    }

    private func beginFile(_ element: XML.Element) throws(CatalogError) {
        file.original = element["original"] ?? ""
        if !isVersion2 {
            file.source = element["source-language"].map(LocaleFallback.tag) ?? ""
            file.target = element["target-language"].map(LocaleFallback.tag)
            file.position = element.position
        }
        if file.target == nil, !placeLocale.isEmpty { file.target = placeLocale }
        targetLanguage = targetLanguage ?? file.target
        guard !file.source.isEmpty else {
            let name = isVersion2 ? "srcLang" : "source-language"
            throw CatalogError(
                .unexpected(found: "\(element.tag) without this attribute", expected: "an attribute '\(name)'"),
                at: file.position)
        }
    }
}
