/// Reads the texts of a JSON file whose objects and arrays nest, as web apps have it.
struct NestedTexts {
    /// A text and the path to it.
    struct Leaf {
        /// The names on the way, joined with points; elements of arrays are numbers, from 0.
        var key: String
        var keyPosition: Catalog.Position
        var text: JSONReader.Text
        /// The name of the member of the file that the text is, or is in; of a file of Nextcloud that of the member of `translations`.
        var root: String
    }

    /// In the order of the file.
    private(set) var leaves: [Leaf] = []
    private(set) var warnings: [CatalogError] = []
    /// Whether the names of the members are the texts of the source language, which programs show where a translation is missing.
    private(set) var keysAreTexts = false
    /// For each text whether a later value of the same name is in its place, as for `JSON.parse`.
    private var isReplaced: [Bool] = []
    private let fault: (String) -> MessageFault?

    /// Reads a file.
    ///
    /// - Parameter fault: What is wrong with a text in its syntax; nil for a valid text.
    /// - Throws: `CatalogError` for a text that is not JSON. O(n).
    init(_ source: CatalogSource, fault: @escaping (String) -> MessageFault?) throws(CatalogError) {
        self.fault = fault
        var json = try JSONReader(source.bytes(), file: source.file)
        try readMembers(&json, path: "", root: nil, expected: "'{' of an object of texts")
        try json.readEnd()
        warnings += json.warnings
        leaves = zip(leaves, isReplaced).filter { !$0.1 }.map(\.0)
        if leaves.contains(where: { $0.key.hasPrefix("\(Self.ofNextcloud).") }) {
            leaves.removeAll { $0.key == "pluralForm" }
        }
        keysAreTexts = Self.areTexts(Set(leaves.map(\.root)))
    }

    /// The member that has all texts in files of Nextcloud and ownCloud; `pluralForm` is beside it.
    private static let ofNextcloud = "translations"

    /// Whether keys are texts: names have no spaces, and of texts for people many have one. O(n).
    private static func areTexts(_ names: Set<String>) -> Bool {
        names.count { $0.contains(" ") } * 4 > names.count
    }

    private mutating func readMembers(
        _ json: inout JSONReader, path: String, root: String?, expected: String
    ) throws(CatalogError) {
        var ranges: [String: Range<Int>] = [:]
        try json.readObject(expected) { (json, name) throws(CatalogError) in
            let key = path.isEmpty ? name.value : "\(path).\(name.value)"
            let start = leaves.count
            try readValue(
                &json, key: key, root: root ?? (key == Self.ofNextcloud ? nil : name.value),
                position: name.position)
            if let former = ranges[name.value] { replace(former, by: start..<leaves.count, key: key) }
            ranges[name.value] = start..<leaves.count
        }
    }

    /// Drops the texts of a value, with all below it, for those of a second value of the same name (ECMAScript,
    /// `JSON.parse`). Of two texts the first one stays here: that its key comes twice is seen where entries are made.
    private mutating func replace(_ former: Range<Int>, by latter: Range<Int>, key: String) {
        let areTexts = [former, latter].allSatisfy { $0.count == 1 && leaves[$0.lowerBound].key == key }
        guard !areTexts else { return }
        for index in former { isReplaced[index] = true }
    }

    private mutating func readValue(
        _ json: inout JSONReader, key: String, root: String?, position: Catalog.Position
    ) throws(CatalogError) {
        switch try json.nextKind() {
        case .object: try readMembers(&json, path: key, root: root, expected: "an object")
        case .array:
            try json.readArray("an array") { (json, index) throws(CatalogError) in
                try readValue(&json, key: "\(key).\(index)", root: root, position: json.position())
            }
        case .string:
            let text = try json.readString("a text")
            if let warning = json.warning(of: fault(text.value), in: text, key: key) { warnings.append(warning) }
            leaves.append(Leaf(key: key, keyPosition: position, text: text, root: root ?? key))
            isReplaced.append(false)
        case .bool, .null, .number:
            let place = json.position()
            warnings.append(CatalogError(.unusableValue(key: key, kind: try json.readWritten()), at: place))
        }
    }
}

extension NestedTexts {
    /// One entry a text. Of two texts with one key the last counts, with a warning.
    func part(locale: String, syntax: MessageSyntax) -> CatalogPart {
        var table = EntryTable()
        for leaf in leaves {
            let unit = StringUnit(text: leaf.text.value, syntax: syntax, position: leaf.text.position)
            if let name = SlangKey(leaf.key) {
                table.add(unit, as: name, at: leaf.keyPosition, locale: locale)
                continue
            }
            let localization = Localization(locale: locale, value: .unit(unit), position: unit.position)
            table.add(Catalog.Entry(key: leaf.key, position: leaf.keyPosition, localizations: [localization]))
        }
        return part(table)
    }

    /// The part of a table with these texts, with all warnings in the order of the file.
    func part(_ table: EntryTable) -> CatalogPart {
        // A name that comes twice in an object is a key that comes twice.
        let places = Set(table.warnings.map { [$0.line, $0.column] })
        let others = warnings.filter { warning in
            guard case .duplicateKey = warning.problem else { return true }
            return !places.contains([warning.line, warning.column])
        }
        var part = CatalogPart(
            entries: table.entries, warnings: (table.warnings + others).inOrderOfPlace(), emptyIsUntranslated: true)
        if keysAreTexts { addSources(to: &part) }
        return part
    }

    /// Adds the texts of the source language, which are the keys. The forms of a text have its name.
    private func addSources(to part: inout CatalogPart) {
        let sources = Dictionary(leaves.map { ($0.key, $0.source) }) { first, _ in first }
        var same = 0
        for index in part.entries.indices {
            let entry = part.entries[index]
            guard let first = entry.localizations.first, let unit = first.value.units.first else { continue }
            let text = sources[entry.key] ?? entry.key
            if unit.text == text { same += 1 }
            guard !first.locale.isEmpty else { continue }
            let source = StringUnit(text: text, syntax: unit.syntax, position: entry.position)
            part.entries[index].localizations.append(
                Localization(locale: "", value: .unit(source), position: entry.position))
        }
        part.keysAreTexts = true
        part.repeatedKeys = Double(same) / Double(max(1, part.entries.count))
    }
}

extension NestedTexts.Leaf {
    /// The text of the source language where keys are texts: of `_%n file_::_%n files_` (Nextcloud) the form for one where it is that.
    fileprivate var source: String {
        guard root.hasPrefix("_"), root.hasSuffix("_"), let middle = root.place(of: "_::_") else { return root }
        let isFirst = key.hasSuffix(".0")
        return String(isFirst ? root[..<middle.lowerBound].dropFirst() : root[middle.upperBound...].dropLast())
    }
}
