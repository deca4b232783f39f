/// Reads the messages of a PO file (GNU gettext manual, "PO Files"; the grammar is that of po-gram-gen.y).
struct POScanner {
    private(set) var text: SourceText
    var index = 0
    var warnings: [CatalogError] = []

    init(_ text: SourceText) {
        self.text = text
    }

    /// The next message; nil at the end of the file. Obsolete messages (`#~`) are skipped.
    mutating func next() throws(CatalogError) -> GettextMessage? {
        var draft = POMessageDraft()
        while let byte = skipSpace() {
            if byte == UInt8(ascii: "#") {
                if draft.isComplete { break }
                readComment(&draft)
                continue
            }
            let start = index
            let keyword = readKeyword()
            if draft.isComplete, ["msgctxt", "msgid", "domain"].contains(keyword) {
                index = start
                break
            }
            try read(keyword, at: start, &draft)
        }
        return try draft.message(missing: { (expected) throws(CatalogError) in
            throw self.unexpected(expected)
        })
    }

    private mutating func read(
        _ keyword: String, at start: Int, _ draft: inout POMessageDraft
    ) throws(CatalogError) {
        switch keyword {
        case "domain": _ = try readText()
        case "msgctxt" where draft.id == nil: draft.context = try readText()
        case "msgid" where draft.id == nil: draft.id = try readText()
        case "msgid_plural" where draft.id != nil && draft.plural == nil && !draft.isComplete:
            draft.plural = try readText()
        case "msgstr" where draft.id != nil:
            let number = try readNumber()
            let text = try readText()
            guard draft.set(text, number: number ?? 0) else {
                index = start
                throw unexpected("a msgstr with the next number")
            }
        default:
            index = start
            throw unexpected(draft.expected)
        }
    }

    /// `[2]` after `msgstr`; nil where there is none.
    private mutating func readNumber() throws(CatalogError) -> Int? {
        guard skipSpace() == UInt8(ascii: "[") else { return nil }
        index += 1
        var number: Int?
        _ = skipSpace()
        while let byte = current, let digit = HexadecimalDigit.value(byte), digit < 10 {
            number = min((number ?? 0) * 10 + Int(digit), PluralFormula.countLimit)
            index += 1
        }
        guard let number, number < PluralFormula.countLimit else {
            throw unexpected("a number below \(PluralFormula.countLimit)")
        }
        guard skipSpace() == UInt8(ascii: "]") else { throw unexpected("']'") }
        index += 1
        return number
    }

    private mutating func readKeyword() -> String {
        let start = index
        while let byte = current,
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == 0x5F
        {
            index += 1
        }
        return String(decoding: text.bytes[start..<index], as: UTF8.self)
    }

    /// The first byte that is not a space; nil at the end of the file.
    mutating func skipSpace() -> UInt8? {
        while let byte = current, byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
            index += 1
        }
        return current
    }

    var current: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

    mutating func position(at offset: Int) -> Catalog.Position { text.position(at: offset) }

    func unexpected(_ expected: String) -> CatalogError {
        var text = text
        return CatalogError(
            .unexpected(found: text.found(at: index), expected: expected), at: text.position(at: index))
    }
}

/// A message that is being read.
struct POMessageDraft {
    var context: GettextMessage.Text?
    var id: GettextMessage.Text?
    var plural: GettextMessage.Text?
    var flags: [String] = []
    var comments: [String] = []
    private var translations: [GettextMessage.Text?] = []

    /// Whether there is a `msgstr`, so that the next `msgid` begins another message.
    var isComplete: Bool { !translations.isEmpty }

    /// What may come next, in words.
    var expected: String {
        if id == nil { return context == nil ? "msgctxt, msgid or a comment" : "msgid" }
        return isComplete ? "msgid, msgstr or a comment" : "msgid_plural or msgstr"
    }

    /// Adds a translation. False where there is already one of this number, or where more numbers are left out before
    /// it than any language has forms: a short file could ask for more of them than fit into memory.
    mutating func set(_ text: GettextMessage.Text, number: Int) -> Bool {
        guard number - translations.count < PluralCategory.allCases.count else { return false }
        while translations.count <= number { translations.append(nil) }
        guard translations[number] == nil else { return false }
        translations[number] = text
        return true
    }

    /// The message; nil where only comments have been read.
    func message(missing: (String) throws(CatalogError) -> Void) throws(CatalogError)
        -> GettextMessage?
    {
        guard let id, isComplete else {
            if id != nil || context != nil { try missing(expected) }
            return nil
        }
        return GettextMessage(
            context: context, id: id, plural: plural, translations: translations, flags: flags,
            comments: comments)
    }
}
