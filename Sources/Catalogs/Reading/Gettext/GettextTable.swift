/// Makes entries from the messages of a PO or MO file.
///
/// 1. Find the header: the language, the plural rule.
/// 2. For each message: the translation in the language of the file, unless it is fuzzy or empty.
/// 3. The source text, which the message id is.
struct GettextTable {
    private let plurals: GettextPlurals
    /// BCP 47 tag; empty for a template, and for a file that names no language.
    private let locale: String
    private let includesFuzzy: Bool
    private var isLingui = false
    private var entries = EntryTable()

    /// - Parameters:
    ///   - locale: The locale in the file's path; empty takes the header's.
    ///   - isTemplate: Whether the file has no translations (`.pot`).
    ///   - includesFuzzy: Whether fuzzy translations count, which a program has made or kept and nobody has reviewed.
    static func part(
        _ messages: [GettextMessage], locale: String, file: String, isTemplate: Bool = false,
        includesFuzzy: Bool
    ) -> CatalogPart {
        let headerMessage = messages.first { $0.isHeader }
        let header = GettextHeader(headerMessage?.translations.first??.text ?? "")
        let language = isTemplate ? "" : locale.isEmpty ? header.language ?? "" : locale
        let position = headerMessage?.translations.first??.position ?? Catalog.Position(file: file)
        var table = GettextTable(
            plurals: GettextPlurals(header.pluralForms, locale: language, position: position),
            locale: language, includesFuzzy: includesFuzzy)
        table.isLingui = header.isLingui
        for message in messages where !message.isHeader { table.add(message) }
        table.addPluralWarning(of: messages)
        return CatalogPart(
            entries: table.entries.entries, warnings: table.entries.warnings,
            sourceLanguage: header.sourceLanguage ?? Self.usualSourceLanguage,
            locale: language.isEmpty ? nil : language, statedLocale: header.language.map { ($0, position) })
    }

    /// Where no header says otherwise, message ids are in English, as gettext's own msginit assumes (msgl-english.c).
    private static let usualSourceLanguage = "en"

    private init(plurals: GettextPlurals, locale: String, includesFuzzy: Bool) {
        self.plurals = plurals
        self.locale = locale
        self.includesFuzzy = includesFuzzy
    }

    private mutating func add(_ message: GettextMessage) {
        let syntax = isLingui ? .icu : GettextSyntax.syntax(of: message)
        var entry = Catalog.Entry(
            key: message.key, position: message.id.position, context: message.context?.text,
            comment: message.comments.isEmpty ? nil : message.comments.joined(separator: "\n"),
            sizeLimit: sizeLimit(of: message))
        if let translation = translation(of: message, syntax) {
            entry.localizations.append(translation)
        } else if !locale.isEmpty {
            entry.untranslated[locale] = message.translations.first??.position ?? message.id.position
        }
        if entry.localizations.first?.locale.isEmpty != true {
            entry.localizations.append(source(of: message, syntax))
        }
        for index in entry.localizations.indices where message.plural != nil {
            let value = entry.localizations[index].value
            entry.localizations[index].pluralArgument = GettextPlurals.argument(of: value)
        }
        entries.add(entry)
    }

    /// nil where there is no translation that counts.
    private mutating func translation(of message: GettextMessage, _ syntax: MessageSyntax)
        -> Localization?
    {
        guard !message.isFuzzy || includesFuzzy else { return nil }
        let state: TranslationState = message.isFuzzy ? .needsReview : .translated
        let units = message.translations.map { text -> StringUnit? in
            guard let text, !text.text.isEmpty else { return nil }
            return StringUnit(text: text.text, syntax: syntax, state: state, position: text.position)
        }
        // Without its first form a message is not translated for msgfmt, whatever else it has.
        guard let first = units.first ?? nil else { return nil }
        guard message.plural != nil else {
            return Localization(locale: locale, value: .unit(first), position: first.position)
        }
        if plurals.misses(units) {
            let problem = CatalogError.Problem.missingPluralForms(
                key: message.key, found: units.count { $0 != nil }, expected: plurals.count ?? units.count)
            entries.warnings.append(CatalogError(problem, at: first.position))
        }
        return Localization(
            locale: locale, value: plurals.value(of: units, missing: source(of: message, syntax)),
            position: first.position)
    }

    /// The message id. Without a translation a program shows its two forms by the rule of English.
    private func source(of message: GettextMessage, _ syntax: MessageSyntax) -> Localization {
        let texts = [message.id, message.plural].compactMap(\.self)
        let units = texts.map { StringUnit(text: $0.text, syntax: syntax, position: $0.position) }
        let value: LocalizedValue =
            units.count == 1 ? .unit(units[0]) : .formula(.germanic, units.map { .unit($0) })
        return Localization(locale: "", value: value, position: message.id.position)
    }

    /// Weblate's flags for limits of size (its documentation, "Customizing behavior using flags"). It counts what Python's `len`
    /// does (`MaxLengthCheck` in its checks/chars.py): code points.
    private func sizeLimit(of message: GettextMessage) -> SizeLimit? {
        for flag in message.flags where flag.hasPrefix("max-length:") {
            if let length = Int(flag.dropFirst("max-length:".count)), length > 0 {
                return SizeLimit(width: Double(length), unit: .scalar)
            }
        }
        return nil
    }

    /// The warning about a file that has plural forms and no formula for them.
    private mutating func addPluralWarning(of messages: [GettextMessage]) {
        let isPlural = messages.contains {
            $0.plural != nil && $0.translations.contains { $0?.text.isEmpty == false }
        }
        if isPlural, !locale.isEmpty, let warning = plurals.warning {
            entries.warnings.insert(warning, at: 0)
        }
    }
}
