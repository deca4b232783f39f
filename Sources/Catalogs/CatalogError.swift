internal import Basics

/// Why a catalog cannot be read, or a warning about one that can be read.
public struct CatalogError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// The file cannot be opened; the text says why.
        case unreadable(reason: String)
        /// The project may not name the file: the file is outside of the project, or is a device. The text says why.
        case refused(reason: String)
        /// No reader for this file name extension.
        case unknownFormat(extension: String)
        /// Bytes that are not text in this encoding.
        case badEncoding(String)
        /// A syntax error: `expected` names what the grammar allows at the place.
        case unexpected(found: String, expected: String)
        /// Values that are nested deeper than in any real catalog.
        case tooDeep(limit: Int)
        /// A file without any text, of a locale that the other files of its catalog have texts for.
        case blankFile
        /// An object without a member that it must have.
        case missingMember(String)
        /// A name outside a closed list.
        case unknownName(kind: String, name: String, known: [String])
        /// The property list reader refused the file.
        case badPropertyList
        /// The same key twice; the last one counts, or the first where the platform takes that. A warning.
        case duplicateKey(String, firstLine: Int, firstCounts: Bool = false)
        /// A key that two merged catalogs translate differently; the first one counts. A warning.
        case conflict(key: String, locale: String, other: Catalog.Position)
        /// A value that is not a text, and is left out. A warning.
        case unusableValue(key: String, kind: String)
        /// A text that its own platform refuses, or shows in another way than it looks. A warning.
        case oddText(key: String, detail: String)
        /// A backslash before a character that it gives no meaning; both are shown, or what `shownAs` says. A warning.
        case undefinedEscape(String, shownAs: String? = nil)
        /// A file with plural forms that does not state its plural rule, or not readably. A warning.
        case missingPluralRule(expected: String)
        /// Something in place of a key, at which the platform stops reading without an error: what follows is in no app. A warning.
        case endsEarly(found: String)
        /// A file of identifiers that a translation service replaces in the app; it is left out. A warning.
        case identifiers
        /// A part that is not well formed; its entry is left out. A warning.
        case skipped(found: String, expected: String)
        /// Fewer plural forms than the file says that its language has. A warning.
        case missingPluralForms(key: String, found: Int, expected: Int)
        /// Neither the files nor the project states the language of the texts, so the configuration has to.
        case unknownSourceLanguage(candidates: [String])
        /// A folder without catalogs was named as one; perhaps it has catalogs of a format that is not read.
        case noCatalogs(unread: String?)
        /// A file that looks like a catalog, of a format that is not read. A warning.
        case unreadFormat(String)
        /// The file says that it is of another locale than its name does. A warning.
        case localeMismatch(stated: String, named: String)
        /// A file of a locale that another file of the catalog is of, too; the texts of the other count. A warning.
        case repeatedLocale(String, other: String)
        /// A resource that another file of its folder has too, which Android's tools refuse. A warning.
        case repeatedResource(String, other: Catalog.Position)
        /// A translation that does not go with its source text or with its language. A warning.
        case fault(TranslationFault)
    }

    /// What is wrong.
    public var problem: Problem
    /// The file, as messages call it.
    public var file: String
    /// From 1; nil when the problem is the file as a whole.
    public var line: Int?
    /// From 1, in Unicode scalars.
    public var column: Int?

    /// States a problem with a place in a file.
    public init(_ problem: Problem, at position: Catalog.Position) {
        self.problem = problem
        file = position.file
        line = position.line
        column = position.column
    }

    /// States a problem with a whole file.
    public init(_ problem: Problem, file: String) {
        self.problem = problem
        self.file = file
    }

    /// Whether the files are right but do not say enough: a matter of the configuration.
    public var isConfiguration: Bool {
        switch problem {
        case .unknownSourceLanguage, .noCatalogs: true
        default: false
        }
    }

    /// Whether the catalog was read nevertheless.
    public var isWarning: Bool {
        switch problem {
        case .duplicateKey, .conflict, .unusableValue, .oddText, .undefinedEscape, .missingPluralRule,
            .missingPluralForms, .endsEarly, .identifiers, .skipped, .unreadFormat, .localeMismatch, .repeatedLocale,
            .repeatedResource, .fault:
            true
        default: false
        }
    }
}

extension CatalogError: CustomStringConvertible {
    /// `file:line:column: error: …`, one line, as compilers print it.
    public var description: String {
        var place = file
        if let line { place += ":\(line)" }
        if let column { place += ":\(column)" }
        return "\(place): \(isWarning ? "warning" : "error"): \(message)"
    }

    /// What is wrong, in words, without the place.
    public var message: String {
        switch problem {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .refused(let reason): reason
        case .unknownFormat(let name):
            "no catalog has the extension '\(name)', or not with such contents: expected "
                + CatalogReaders.all.map { $0.format.files }.joined(separator: ", ")
        case .badEncoding(let encoding): "not a text in \(encoding)"
        case .unexpected(let found, let expected): Self.expected(expected, found: found)
        case .tooDeep(let limit): "values nested more than \(limit) deep"
        case .blankFile: "expected the texts of the locale, found nothing but space and comments"
        case .missingMember(let name): "expected a member \"\(name)\""
        case .unknownName(let kind, let name, let known):
            "unknown \(kind) \"\(name.excerpt)\": expected \(known.joined(separator: ", "))"
        case .badPropertyList: "not a property list of strings"
        case .duplicateKey(let key, let line, let firstCounts):
            "\"\(key.excerpt)\" is already on line \(line); \(firstCounts ? "that" : "this") one counts"
        case .conflict(let key, let locale, let other):
            "\"\(key.excerpt)\" (\(locale)) has another text in \(other); that one counts"
        case .unusableValue(let key, let kind): "\"\(key.excerpt)\" is left out: \(kind.excerpt) is not a text"
        case .endsEarly(let found):
            "\(Self.expected("a key", found: found)); Foundation reads nothing after it"
        case .identifiers:
            "the texts are identifiers of Crowdin's In-Context, and no language: the file is left out"
        case .skipped(let found, let expected): "\(Self.expected(expected, found: found)); the entry is left out"
        case .oddText(let key, let detail): "\"\(key.excerpt)\": \(detail.excerpt(of: 300))"
        case .undefinedEscape(let sequence, let shown):
            "'\(sequence)' has no meaning; it is shown \(shown.map { "as '\($0)'" } ?? "unchanged")"
        case .missingPluralRule(let expected):
            "expected \(expected): plural forms are taken for those of CLDR, in its order"
        case .missingPluralForms(let key, let found, let expected):
            "\"\(key.excerpt)\" has \(found) of \(expected) plural forms; the source text is used for the others"
        case .unknownSourceLanguage(let candidates):
            "nothing says which language the texts were written in\(Self.choice(candidates, ": it has "))"
                + "; \(Self.advice(candidates))"
        case .noCatalogs(let unread):
            "there is no catalog in this folder"
                + (unread.map { "; \($0) looks like a catalog of a format that is not read" } ?? "")
        case .unreadFormat(let format): "this looks like a catalog, but it is not read: \(format)"
        case .localeMismatch(let stated, let named):
            "the file says that it is \(stated.excerpt), and its name that it is \(named.excerpt)"
        case .repeatedLocale(let locale, let other):
            "another file is of the locale \(locale) as well: \(other), whose texts count where both have a key"
        case .repeatedResource(let name, let other):
            "\"\(name.excerpt)\" is in \(other) too; Android's tools accept a name only once in all files of a folder"
        case .fault(let fault): fault.message
        }
    }

    /// Both may repeat words of the file, such as the names of its elements.
    private static func expected(_ expected: String, found: String) -> String {
        "expected \(expected.excerpt(of: 300)), found \(found.excerpt(of: 300))"
    }

    /// How to say which language it is. Not every command has the option, as a check reads galley.yml.
    private static func advice(_ candidates: [String]) -> String {
        let example = exampleLanguage(of: candidates)
        return
            "set it with sourceLocale: \(example) in galley.yml; commands that read none have --source-locale \(example)"
    }

    /// The language that messages give as an example: English where there is one, as most projects are written in it.
    package static func exampleLanguage(of candidates: [String]) -> String {
        let english = ["en", "en-US"].first(where: candidates.contains)
        return english ?? candidates.first { $0.hasPrefix("en-") } ?? candidates.first ?? "en"
    }

    /// The first of many locales; empty where there are none.
    private static func choice(_ candidates: [String], _ introduction: String) -> String {
        guard !candidates.isEmpty else { return "" }
        let rest = candidates.count - 8
        return introduction + candidates.prefix(8).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
