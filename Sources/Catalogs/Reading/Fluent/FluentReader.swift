/// Reads Fluent: `locales/de/app.ftl`, `de.ftl` (projectfluent.org, Syntax 1.0).
///
/// Attributes have keys of their own, `message.attribute`. Terms (`-brand`) are parts of other texts. What is not well
/// formed is skipped up to the next entry, as Fluent does, with a warning. Of two messages with one name the first counts,
/// with all its attributes (fluent.js, `FluentBundle.addResource` without `allowOverrides`).
enum FluentReader: CatalogReader {
    static let format = CatalogFormat(name: "fluent", title: "Fluent resource", files: "*.ftl")

    static func recognizes(_ source: CatalogSource) -> Bool { source.pathExtension == "ftl" }

    static func place(of path: String) -> CatalogPlace {
        let deep = LocaleShape.deepFolder(of: path).map { [$0] } ?? []
        return CatalogPlace(of: path, shapes: [.fileName, .folder(), .suffix(after: [".", "_", "-"])] + deep)
    }

    static func read(_ source: CatalogSource, locale: String) throws(CatalogError) -> CatalogPart {
        var text = try SourceText(source.bytes(), file: source.file)
        var parser = FluentResourceParser(text.bytes)
        var table = EntryTable()
        var messages: [String: FirstMessage] = [:]
        while let item = parser.next() {
            switch item {
            case .entry(let entry):
                let position = text.position(at: entry.start)
                if let first = messages[entry.message.name], first.start != entry.message.start {
                    guard first.warned != entry.message.start else { continue }
                    messages[entry.message.name]?.warned = entry.message.start
                    let problem = CatalogError.Problem.duplicateKey(
                        entry.message.name, firstLine: first.line, firstCounts: true)
                    table.warnings.append(CatalogError(problem, at: position))
                    continue
                }
                if messages[entry.message.name] == nil {
                    messages[entry.message.name] = FirstMessage(start: entry.message.start, line: position.line)
                }
                table.add(
                    Catalog.Entry(entry, locale: locale, key: position) { text.position(at: entry.pattern.start) })
            case .junk(let start, let fault):
                _ = text.position(at: start)
                // A copy, as the next entry may begin before the place of the error.
                var text = text
                let problem = CatalogError.Problem.skipped(
                    found: text.found(at: fault.offset), expected: fault.expected)
                table.warnings.append(CatalogError(problem, at: text.position(at: fault.offset)))
            }
        }
        return CatalogPart(entries: table.entries, warnings: table.warnings, isBlank: table.entries.isEmpty)
    }
}

/// Of several messages with one name, the one that is used.
private struct FirstMessage {
    /// In bytes.
    let start: Int
    let line: Int
    /// The start of the message that the last warning was about: one warning a message, however many attributes it has.
    var warned: Int?
}

extension Catalog.Entry {
    fileprivate init(
        _ entry: FluentEntry, locale: String, key position: Catalog.Position, text: () -> Catalog.Position
    ) {
        let place = text()
        let unit = StringUnit(text: entry.pattern.text, syntax: .fluent, position: place)
        self.init(
            key: entry.key, position: position, comment: entry.comment, isPart: entry.key.hasPrefix("-"),
            localizations: [Localization(locale: locale, value: .unit(unit), position: place)])
    }
}
