internal import Basics
public import Catalogs
internal import Foundation
internal import Labels

/// Translations that come back from translators, before they are merged into the project.
public struct ReturnedTranslations: Sendable {
    /// The file, as messages call it.
    public var file: String
    /// What it says, a localization a key and locale.
    public var entries: [Catalog.Entry]
    /// The records of a table that have a locale and no translation.
    private(set) var empty: [EmptyReturn] = []
    /// What else the records of a table say, by the place of their translation.
    private(set) var others: [SourcePosition: [Member]] = [:]
    /// Whether the file has only texts, and not the form of their placeholders.
    let isTable: Bool

    /// A column of a table, or a member of an object, that has another name than those that are read.
    package struct Member: Sendable {
        package let name: String
        /// As a field of comma-separated values.
        package let text: String
        /// As a value of JSON.
        package let json: String
    }

    /// The names of what is read, and of what a verdict adds.
    private static let ownNames: Set<String> = [
        "key", "locale", "translation", "text", "plural", "verdict", "fewerCharacters", "message",
    ]

    /// Reads a catalog of any format, or comma-separated values with the columns `key`, `locale` and `translation`, and
    /// `plural` for one of several forms, or lines of JSON with these members. Other columns are kept for the verdicts, and
    /// records without a translation have no entry. Of a catalog with a file for each locale only this file is taken.
    ///
    /// - Parameters:
    ///   - file: The path of the file, as messages are to call it; with the ending `.csv` it is comma-separated values, with
    ///     `.jsonl` or `.ndjson` lines of JSON.
    ///   - sourceLanguage: BCP 47 tag of the project's source language, which a file that comes back by itself does not
    ///     say.
    /// - Throws: `InputError` with the place of the first fault.
    public init(file: String, sourceLanguage: String = "en") throws {
        self.file = file
        let ending = URL(filePath: file).pathExtension.lowercased()
        isTable = ["csv", "jsonl", "ndjson"].contains(ending)
        guard isTable else {
            entries = try Catalog(file: file, sourceLocale: sourceLanguage).entries.compactMap { $0.only(in: file) }
            return
        }
        let url = URL(filePath: file)
        let data = try InputFile.data(at: url, named: file)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(.unreadable, "not UTF-8", file: file)
        }
        var records: [Record]
        if ending == "csv" {
            records = try Self.records(of: CSVReader(text, file: file), file: file)
        } else {
            do {
                records = try Self.records(ofLines: [UInt8](data), file: file)
            } catch let error as CatalogError {
                throw InputError(catalog: error)
            }
        }
        (entries, empty) = try Self.read(records)
        for record in records where !record.others.isEmpty { others[record.translation.position] = record.others }
    }

    /// The locales that have a translation, sorted.
    var locales: [String] { Set(entries.flatMap(\.localizations).map(\.locale)).sorted() }

    /// A text of a table; a missing field is empty.
    private struct Record {
        var key: CSVReader.Field
        var locale: CSVReader.Field
        var translation: CSVReader.Field
        var plural: CSVReader.Field?
        var others: [Member] = []
    }

    /// The records, without the apostrophes that were added for a spreadsheet.
    private static func records(of reader: CSVReader, file: String) throws(InputError) -> [Record] {
        var reader = reader
        let header = try reader.next() ?? []
        let columns = try ["key", "locale", "translation"].map { name throws(InputError) in
            try column(name, of: header, file: file)
        }
        let plural = header.firstIndex { $0.text == "plural" }
        var records: [Record] = []
        while let record = try reader.next() {
            guard record.count == header.count else {
                let counts = "expected \(header.count) fields, as the first line has, found \(record.count)"
                throw InputError(.unreadable, counts, at: record[0].position)
            }
            let fields = columns.map { record[$0].plain }
            let others = zip(header, record).filter { !ownNames.contains($0.0.text) }
            records.append(
                Record(
                    key: fields[0], locale: fields[1], translation: fields[2], plural: plural.map { record[$0] },
                    others: try others.map { name, field throws(InputError) in try member(name.text, field.text) }))
        }
        return records
    }

    private static func member(_ name: String, _ text: String) throws(InputError) -> Member {
        guard let json = try? JSONText.part(text, depth: 0) else {
            throw InputError(.unreadable, "\(text.excerpt) cannot be written as JSON")
        }
        return Member(name: name, text: text, json: json)
    }

    /// The objects of a file with one on each line, as programs write it; `text` is another name of `translation`.
    private static func records(ofLines data: [UInt8], file: String) throws -> [Record] {
        var reader = try JSONReader(data, file: file)
        var records: [Record] = []
        while !reader.isAtEnd() {
            let start = SourcePosition(reader.position())
            var fields: [String: CSVReader.Field] = [:]
            var others: [Member] = []
            try reader.readObject("an object with key, locale and translation") { reader, name throws(CatalogError) in
                guard ownNames.contains(name.value) else {
                    let json = try reader.readRaw()
                    let text = (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
                    return others.append(Member(name: name.value, text: text, json: json))
                }
                let isNull = try reader.nextKind() == .null
                guard !isNull, ["key", "locale", "translation", "text", "plural"].contains(name.value) else {
                    return try reader.skipValue()
                }
                let value = try reader.readString("a text")
                let field = CSVReader.Field(text: value.value, position: SourcePosition(value.position))
                fields[name.value == "text" ? "translation" : name.value] = field
            }
            func field(_ name: String) throws(InputError) -> CSVReader.Field {
                guard let field = fields[name] else {
                    throw InputError(.unreadable, "the object has no \"\(name)\", a text", at: start)
                }
                return field
            }
            records.append(
                Record(
                    key: try field("key"), locale: try field("locale"), translation: try field("translation"),
                    plural: fields["plural"], others: others))
        }
        return records
    }

    private static func read(
        _ records: [Record]
    ) throws(InputError) -> (entries: [Catalog.Entry], empty: [EmptyReturn]) {
        var entries: [String: Catalog.Entry] = [:]
        var empty: [EmptyReturn] = []
        for record in records {
            let (key, locale, translation) = (record.key, record.locale, record.translation)
            guard !translation.text.isEmpty else {
                // A text that is not to be translated has no locale either.
                if !locale.text.isEmpty {
                    empty.append(
                        EmptyReturn(
                            key: key.text, locale: LocaleName.canonical(locale.text), source: translation.position))
                }
                continue
            }
            guard LocaleName.isWellFormed(locale.text) else {
                let found = "expected a BCP 47 tag such as de or pt-BR, found \"\(locale.text.prefix(40))\""
                throw InputError(.unreadable, found, at: locale.position)
            }
            let position = Catalog.Position(translation.position)
            let unit = LocalizedValue.unit(StringUnit(text: translation.text, position: position))
            let tag = LocaleName.canonical(locale.text)
            let form: PluralCategory? = if let plural = record.plural { try category(plural, of: tag) } else { nil }
            let known = entries[key.text]?[tag].flatMap { $0.text(of: form) }
            if let known {
                let first = "line \(known.position.line) has one, too; ask about them one after the other"
                throw InputError(
                    .unreadable, "a second translation of \"\(key.text.excerpt)\" into \(tag): \(first)",
                    at: translation.position)
            }
            entries[key.text, default: Catalog.Entry(key: key.text, position: Catalog.Position(key.position))]
                .add(unit, category: form, locale: tag, at: position)
        }
        return (entries.sorted { $0.key < $1.key }.map(\.value), empty)
    }

    private static func column(_ name: String, of header: [CSVReader.Field], file: String) throws(InputError) -> Int {
        if let index = header.firstIndex(where: { $0.text == name }) { return index }
        let names = header.map(\.text)
        var expected =
            "expected a column \"\(name)\" in the first line, found \(names.isEmpty ? "nothing" : names.joined(separator: ", ").excerpt)"
        let near = header.first { NearestName.find($0.text, among: [name]) != nil && !ownNames.contains($0.text) }
        if names.count == 1, names[0].contains(where: { ";\t|".contains($0) }) {
            expected += "; a comma separates columns"
        } else if let near {
            expected += "; did you mean \(name) for \(near.text)?"
        }
        let start = SourcePosition(file: file, line: 1, column: 1)
        throw InputError(.unreadable, expected, at: near?.position ?? header.first?.position ?? start)
    }

    private static func category(_ field: CSVReader.Field, of locale: String) throws(InputError) -> PluralCategory? {
        guard !field.text.isEmpty else { return nil }
        guard let category = PluralCategory(rawValue: field.text) else {
            let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
            throw InputError(
                .unreadable, "expected a plural category (\(known)), found \"\(field.text.prefix(40))\"",
                at: field.position)
        }
        if let absence = category.absence(in: locale) { throw InputError(.unreadable, absence, at: field.position) }
        return category
    }
}

extension CSVReader.Field {
    /// The field without what keeps spreadsheets from running it.
    fileprivate var plain: Self { Self(text: SpreadsheetText.plain(text), position: position) }
}

extension Catalog.Position {
    fileprivate init(_ position: SourcePosition) {
        self.init(file: position.file, line: position.line, column: position.column)
    }
}

extension Localization {
    /// The text, or its form of a category.
    fileprivate func text(of category: PluralCategory?) -> StringUnit? {
        switch (value, category) {
        case (.plural(let forms), let category?): forms[category]?.units.first
        default: value.units.first
        }
    }
}

extension Catalog.Entry {
    /// What a file, or the files of a folder such as a localization catalog, have of the entry; nil where it is nothing.
    fileprivate func only(in file: String) -> Catalog.Entry? {
        var entry = self
        let path = URL(filePath: file).standardizedFileURL.path
        entry.localizations.removeAll { localization in
            localization.value.units.allSatisfy { unit in
                let own = URL(filePath: unit.position.file).standardizedFileURL.path
                return own != path && !own.hasPrefix("\(path)/")
            }
        }
        return entry.localizations.isEmpty ? nil : entry
    }

    /// Adds a translation, or one of its plural forms.
    fileprivate mutating func add(
        _ unit: LocalizedValue, category: PluralCategory?, locale: String, at position: Catalog.Position
    ) {
        var value = unit
        let known = localizations.firstIndex { $0.locale == locale }
        if let category {
            var forms: [PluralCategory: LocalizedValue] = [:]
            if let known, case .plural(let others) = localizations[known].value { forms = others }
            forms[category] = unit
            value = .plural(forms)
        }
        let localization = Localization(locale: locale, value: value, position: position)
        if let known {
            localizations[known] = localization
        } else {
            localizations.append(localization)
        }
    }
}
