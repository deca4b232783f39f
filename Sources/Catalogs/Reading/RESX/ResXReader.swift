/// Reads the resources of .NET: `Messages.resx` with `Messages.de.resx` beside it, and `.resw` in folders of a locale
/// (Microsoft, "Work with .resx files programmatically").
enum ResXReader: CatalogReader {
    static let format = CatalogFormat(name: "resx", title: ".NET resources", files: "*.resx, */*.resw")

    static func recognizes(_ source: CatalogSource) -> Bool { ["resx", "resw"].contains(source.pathExtension) }

    static func place(of path: String) -> CatalogPlace {
        CatalogPlace(of: path, shapes: [.suffix(after: ["."], hasBase: !path.hasSuffix(".resw")), .folder()])
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        let resources = ResXResources(locale: locale)
        try XML.read(source.bytes(), file: source.file, visitor: resources)
        return CatalogPart(entries: resources.table.entries, warnings: resources.table.warnings)
    }
}

/// Goes through the `data` elements of a file. Those of other types than strings are reported; those that a designer
/// keeps for itself (`>>button.Name`) are skipped.
private final class ResXResources: XML.Visitor {
    private(set) var table = EntryTable()
    private let locale: String

    init(locale: String) { self.locale = locale }

    func start(_ element: XML.Element, depth: Int) throws(CatalogError) -> XML.Content {
        switch (depth, element.name) {
        case (0, "root"): return .elements
        case (0, _): throw unexpected(element, expected: "<root>")
        case (_, "data"): return .whole
        default: return .nothing
        }
    }

    func visit(_ element: XML.Element) throws(CatalogError) {
        guard let name = element["name"] else {
            throw CatalogError(
                .unexpected(found: "\(element.tag) without this attribute", expected: "an attribute 'name'"),
                at: element.position)
        }
        if name.hasPrefix(">>") { return }
        if let type = element["mimetype"] ?? element["type"], !type.hasPrefix("System.String") {
            table.warnings.append(CatalogError(.unusableValue(key: name, kind: type), at: element.position))
            return
        }
        guard let value = element.first("value") else {
            table.warnings.append(CatalogError(.oddText(key: name, detail: "it has no <value>"), at: element.position))
            return
        }
        let unit = StringUnit(text: value.text, syntax: .braces, position: value.contentPosition)
        if let fault = BraceParser.fault(in: unit.text) {
            table.warnings.append(CatalogError(.oddText(key: name, detail: fault.reason), at: unit.position))
        }
        let comment = element.first("comment").map(\.text)
        table.add(
            Catalog.Entry(
                key: name, position: element.position, comment: comment,
                localizations: [Localization(locale: locale, value: .unit(unit), position: unit.position)]))
    }
}
