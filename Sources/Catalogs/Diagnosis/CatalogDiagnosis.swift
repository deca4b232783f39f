/// Looks for translations that do not match their source text or their language.
struct CatalogDiagnosis {
    private let catalog: Catalog
    /// Whether a form for zero is shown for the number 0 in every language, as Apple and i18next do. Android shows it
    /// only in languages where CLDR has that category.
    private let zeroIsForNumber: Bool
    /// Whether a translation has to begin and end with a line feed where its source text does (gettext's `msgfmt --check`).
    private let comparesLineFeeds: Bool
    /// Whether the source language was stated, so that translations can be compared with their sources.
    private let comparesSources: Bool
    private var rules: [String: LocaleRules] = [:]
    private(set) var faults: [CatalogError] = []

    init(_ catalog: Catalog, zeroIsForNumber: Bool, comparesSources: Bool, comparesLineFeeds: Bool = false) {
        self.catalog = catalog
        self.zeroIsForNumber = zeroIsForNumber
        self.comparesSources = comparesSources
        self.comparesLineFeeds = comparesLineFeeds
        for entry in catalog.entries {
            if entry.extractionState == .stale { noteStale(entry) }
            if entry.shouldTranslate { examine(entry) }
        }
    }

    /// Looks at every localization of an entry.
    ///
    /// 1. Its plural forms against the categories of its language.
    /// 2. Its length against the limit of the entry.
    /// 3. Its placeholders, and whether it has words at all, against the source text.
    private mutating func examine(_ entry: Catalog.Entry) {
        let source = comparesSources ? SourceForms(of: entry) : nil
        for localization in entry.localizations {
            let locale = rules(localization.locale)
            examinePlurals(of: localization, entry.key, locale)
            if let limit = entry.sizeLimit { examineLength(of: localization, entry, limit) }
            guard localization.locale != entry.sourceLanguage, let source else { continue }
            for form in localization.value.forms { examine(form, of: localization, entry.key, source, locale) }
        }
    }

    private mutating func rules(_ locale: String) -> LocaleRules {
        if let known = rules[locale] { return known }
        let new = LocaleRules(locale)
        rules[locale] = new
        return new
    }

    private mutating func noteStale(_ entry: Catalog.Entry) {
        let fault = TranslationFault(kind: .stale, key: entry.key, locale: entry.sourceLanguage)
        faults.append(CatalogError(.fault(fault), at: entry.position))
    }

    private mutating func note(
        _ kind: TranslationFault.Kind, _ key: String, _ localization: Localization, _ form: TextForm? = nil
    ) {
        let fault = TranslationFault(kind: kind, key: key, locale: localization.locale, form: form?.category)
        faults.append(CatalogError(.fault(fault), at: form?.unit.position ?? localization.position))
    }
}

// MARK: Steps

extension CatalogDiagnosis {
    private mutating func examinePlurals(of localization: Localization, _ key: String, _ locale: LocaleRules) {
        let substituted = localization.substitutions.map(\.value)
        for value in [localization.value] + substituted {
            for (categories, isOrdinal) in value.pluralSets {
                examine(
                    categories, isOrdinal ? locale.ordinals : localization.ownRules() ?? locale.plurals, key,
                    localization, nil)
            }
        }
        for form in localization.value.forms where Self.syntaxesWithCategories.contains(form.unit.syntax) {
            guard form.unit.text.utf8.contains(UInt8(ascii: "{")) else { continue }
            examineChoices(form.unit.syntax.parse(form.unit.text), of: localization, key, form, locale)
        }
    }

    /// The syntaxes whose plural forms are named by CLDR's categories.
    private static let syntaxesWithCategories: Set<MessageSyntax> = [
        .icu, .flutter, .escapedFlutter, .javaMessage, .fluent,
    ]

    private mutating func examineChoices(
        _ format: FormatString, of localization: Localization, _ key: String, _ form: TextForm, _ locale: LocaleRules
    ) {
        for case .choice(let choice) in format.segments {
            if choice.selector != .select {
                let rules = choice.selector == .ordinal ? locale.ordinals : locale.plurals
                examine(choice.categories(in: rules), rules, key, localization, form)
            }
            for variant in choice.variants { examineChoices(variant.format, of: localization, key, form, locale) }
        }
    }

    private mutating func examine(
        _ categories: Set<PluralCategory>, _ rules: PluralRules, _ key: String, _ localization: Localization,
        _ form: TextForm?
    ) {
        // A vue-i18n message, for example, counts its forms and names no category.
        guard !categories.isEmpty else { return }
        let missing = rules.categories.filter { !categories.contains($0) && rules.isUsual($0) }
        if !missing.isEmpty { note(.missingPlural(missing), key, localization, form) }
        for category in categories.sorted() where !rules.categories.contains(category) {
            if category != .zero || !zeroIsForNumber { note(.unusedPlural(category), key, localization, form) }
        }
    }

    private mutating func examineLength(of localization: Localization, _ entry: Catalog.Entry, _ limit: SizeLimit) {
        guard let most = limit.most else { return }
        for form in localization.value.forms {
            guard let length = limit.length(of: form.unit.text), length > most else { continue }
            let place = entry.placeOfLimit
            note(
                .tooLong(length: length, limit: most, unit: limit.unit, place: place), entry.key, localization, form)
        }
    }

    private mutating func examine(
        _ form: TextForm, of localization: Localization, _ key: String, _ source: SourceForms, _ locale: LocaleRules
    ) {
        guard !form.unit.text.isEmpty else {
            if source.hasText, form.unit.state == .translated { note(.emptyTranslation, key, localization, form) }
            return
        }
        if comparesLineFeeds { compareLineFeeds(form, of: localization, key, source) }
        let own = form.arguments(in: localization)
        // A key that is the source text has no forms; those of the translation name the number then.
        let number =
            source.pluralArgument
            ?? (localization.value.isPlural ? PluralArgument(of: localization).argument : nil)
        for name in source.required where own.uses[name] == nil && !localization.showsElsewhere(name) {
            if name == number, form.isForOneNumber(locale.plurals) { continue }
            note(.missingPlaceholder(source.written(name)), key, localization, form)
        }
        for name in own.names {
            guard let use = own.uses[name] else { continue }
            guard let expected = source.uses[name] else {
                note(.extraPlaceholder(use.source), key, localization, form)
                continue
            }
            if !use.use.isCompatible(with: expected.use, in: form.unit.syntax) {
                note(.placeholderType(use.source, source: expected.source), key, localization, form)
            }
        }
    }
}

extension CatalogDiagnosis {
    private mutating func compareLineFeeds(
        _ form: TextForm, of localization: Localization, _ key: String, _ source: SourceForms
    ) {
        for (edge, isWanted) in source.lineFeeds where LineFeeds(form.unit.text)[edge] != isWanted {
            note(.lineFeed(edge, isMissing: isWanted), key, localization, form)
        }
    }
}

extension Localization {
    /// Whether a phrase of the localization shows an argument.
    fileprivate func showsElsewhere(_ name: ArgumentName) -> Bool {
        guard !substitutions.isEmpty else { return false }
        return substitutions.contains { substitution in
            substitution.argument.map { .number($0) } == name
                || substitution.value.forms.contains { $0.arguments(in: self).uses[name] != nil }
        }
    }
}
