/// The entries of XLIFF files: units whose `id`s name forms of the same text are one entry.
struct XLIFFTable {
    /// Tag of the language that the first file was written in.
    private(set) var sourceLanguage: String?
    private(set) var warnings: [CatalogError] = []
    private var drafts: [Draft] = []
    private var places = KeyPlaces()

    /// An entry on its way.
    private struct Draft {
        var entry: Catalog.Entry
        /// The `original` of its file.
        var original: String
        var source = XLIFFTexts()
        var target = XLIFFTexts()
        /// Tags of both languages.
        var languages: (source: String, target: String)
    }

    /// Adds a unit of a file. A key that another `original` has already gets that of its own before it, as a context.
    mutating func add(_ unit: XLIFFUnit, id name: String, original: String, source: String, target: String) {
        sourceLanguage = sourceLanguage ?? source
        let id = XcodeUnitID(name)
        var entry = Catalog.Entry(
            key: id.key, position: unit.position, comment: unit.comment, shouldTranslate: unit.shouldTranslate,
            sizeLimit: unit.sizeLimit, placeOfLimit: unit.placeOfLimit)
        if let known = places[id.key], drafts[known].original != original {
            (entry.key, entry.context) = ("\(original)|\(id.key)", original)
        }
        let index = places.place(of: entry.key, orNew: drafts.count)
        if index == drafts.count {
            drafts.append(Draft(entry: entry, original: original, languages: (source, target)))
        } else {
            if drafts[index].source[id] != nil || drafts[index].target[id] != nil {
                let first = drafts[index].entry.position.line
                warnings.append(CatalogError(.duplicateKey(name, firstLine: first), at: unit.position))
            }
            drafts[index].entry.comment = drafts[index].entry.comment ?? unit.comment
            if drafts[index].entry.sizeLimit == nil {
                drafts[index].entry.sizeLimit = unit.sizeLimit
                drafts[index].entry.placeOfLimit = unit.placeOfLimit
            }
        }
        // Xcode writes the `id` where the source has no such form.
        if unit.source?.text != name || id.path.isEmpty { drafts[index].source[id] = unit.source }
        if let text = unit.target {
            drafts[index].target[id] = text
        } else if target != sourceLanguage {
            drafts[index].entry.untranslated[target] = unit.position
        }
    }

    /// The entries, in the order of the files.
    var entries: [Catalog.Entry] {
        drafts.map { draft in
            var entry = draft.entry
            let (source, target) = draft.languages
            let isSource = source == sourceLanguage
            if !draft.target.isEmpty { entry.untranslated[target] = nil }
            entry.localizations = [
                draft.target.localization(locale: target == sourceLanguage ? "" : target),
                draft.source.localization(locale: isSource ? "" : source),
            ].compactMap { $0 }
            // The export of the source language itself has its text twice.
            if source == target, entry.localizations.count > 1 { entry.localizations.removeLast() }
            return entry
        }
    }
}

/// The texts of one language in the units of an entry.
struct XLIFFTexts {
    private typealias Forms = [[XcodeUnitID.Step]: StringUnit]

    /// The text without any form, which is all that most units have.
    private var plain: StringUnit?
    private var forms: Forms = [:]
    private var substitutions: [(name: String, forms: Forms)] = []
    private var places = KeyPlaces()

    var isEmpty: Bool { plain == nil && forms.isEmpty && substitutions.isEmpty }

    /// The text of a unit. O(1).
    subscript(id: XcodeUnitID) -> StringUnit? {
        get {
            guard let name = id.substitution else { return id.path.isEmpty ? plain : forms[id.path] }
            return places[name].flatMap { substitutions[$0].forms[id.path] }
        }
        set {
            guard let name = id.substitution else {
                if id.path.isEmpty { plain = newValue } else { forms[id.path] = newValue }
                return
            }
            if let index = places[name] {
                substitutions[index].forms[id.path] = newValue
            } else if let newValue {
                _ = places.place(of: name, orNew: substitutions.count)
                substitutions.append((name, [id.path: newValue]))
            }
        }
    }

    /// The localization of the units; nil if there is none.
    private var value: LocalizedValue? {
        guard !forms.isEmpty else { return plain.map { .unit($0) } }
        var all: [Form] = forms.map { (path: $0.key[...], unit: $0.value) }
        if let plain { all.append((path: [], unit: plain)) }
        return Self.nest(all)
    }

    /// nil where the language says nothing.
    func localization(locale: String) -> Localization? {
        guard let value, let first = value.units.first else { return nil }
        let substitutions = substitutions.compactMap { name, forms in
            Self.nest(forms.map { ($0.key[...], $0.value) }).map {
                Substitution(name: name, specifier: Self.specifier($0), value: $0)
            }
        }
        return Localization(locale: locale, value: value, substitutions: substitutions, position: first.position)
    }

    /// The conversion of the number in the forms: `%2$lld` is `lld`.
    private static func specifier(_ value: LocalizedValue) -> String {
        let placeholders = value.units.flatMap { AppleAndJavaFormatParser.parse($0.text).placeholders }
        guard let number = placeholders.first(where: { $0.kind == .integer || $0.kind == .real }) else { return "lld" }
        return String(number.source.drop { $0 == "%" || $0 == "$" || $0.isNumber })
    }

    private typealias Form = (path: ArraySlice<XcodeUnitID.Step>, unit: StringUnit)

    /// The value of forms that begin with the same steps. Forms go before a text without any; devices before numbers.
    private static func nest(_ forms: [Form]) -> LocalizedValue? {
        var devices: [Device: [Form]] = [:]
        var plurals: [PluralCategory: [Form]] = [:]
        var widths: [Int: [Form]] = [:]
        for form in forms {
            let rest = (form.path.dropFirst(), form.unit)
            switch form.path.first {
            case .device(let device)?: devices[device, default: []].append(rest)
            case .plural(let category)?: plurals[category, default: []].append(rest)
            case .width(let width)?: widths[width, default: []].append(rest)
            case nil: break
            }
        }
        if !devices.isEmpty { return .device(devices.compactMapValues(nest)) }
        if !widths.isEmpty { return .width(widths.compactMapValues(nest)) }
        if !plurals.isEmpty { return .plural(plurals.compactMapValues(nest)) }
        return forms.first.map { .unit($0.unit) }
    }
}
