internal import Basics

/// Digests of what a catalog says, so that two readings of it can be compared without keeping the first.
///
/// Everything in it counts: texts, notes, places, and the order. What a reader of a locale may see is in one digest, and a
/// text in a language that no lookup of that reader comes to is not. O(n) once, in the length of the catalog.
package struct CatalogDigests {
    /// What every reader may see: keys, their places and notes, and what is known about the files.
    private let common: String
    /// The texts of each locale.
    private let locales: [String: String]
    private let sourceLanguages: Set<String>
    /// Whether a text may show others, of which some are looked for in every language.
    private let hasReferences: Bool

    package init(_ catalog: Catalog) {
        var writer = Writer()
        writer.add(catalog)
        common = writer.common.digits
        locales = writer.locales.mapValues(\.digest.digits)
        sourceLanguages = writer.sourceLanguages
        hasReferences = writer.hasReferences
    }

    /// The digest of all that a reader of a locale may see.
    ///
    /// - Parameter names: The locale and those that it falls back to, as of `LocaleFallback.names(for:)`; nil for all.
    package func digits(for names: [String]?) -> String {
        var digest = ContentDigest()
        digest.add(common)
        let wanted = hasReferences ? nil : names.map { sourceLanguages.union($0) }
        for (locale, digits) in locales.sorted(by: { $0.key < $1.key }) where wanted?.contains(locale) ?? true {
            digest.add(locale)
            digest.add(digits)
        }
        return digest.digits
    }

    private final class LocaleDigest {
        var digest = ContentDigest()
    }

    private struct Writer {
        var common = ContentDigest()
        var locales: [String: LocaleDigest] = [:]
        var sourceLanguages: Set<String> = []
        var hasReferences = false
        private var formulas: [PluralFormula: String] = [:]

        mutating func add(_ catalog: Catalog) {
            common.add(catalog.name)
            common.add(catalog.sourceLanguage)
            sourceLanguages.insert(catalog.sourceLanguage)
            common.add(catalog.lacksStatedLanguage)
            common.add(catalog.locales)
            common.add(catalog.localesWithoutTexts.sorted())
            common.add(catalog.localesWithOwnKeys.sorted())
            common.add(catalog.keysOfTranslations.sorted())
            common.add(catalog.unreadFiles.map { $0.locale ?? "" })
            for (file, companions) in catalog.companions.sorted(by: { $0.key < $1.key }) {
                common.add(file)
                for (locale, companion) in companions.sorted(by: { $0.key < $1.key }) {
                    common.add([locale, companion])
                }
            }
            let entries = catalog.entries
            common.add(entries.count)
            for (number, entry) in entries.enumerated() {
                add(entry)
                for localization in entry.localizations { add(localization, of: number) }
            }
        }

        private mutating func add(_ entry: Catalog.Entry) {
            common.add(entry.key)
            common.add(entry.position)
            common.add(entry.context)
            common.add(entry.comment)
            common.add(entry.shouldTranslate)
            common.add(entry.mayStayUntranslated)
            common.add(entry.isPart)
            common.add(entry.extractionState?.rawValue)
            common.add(entry.sourceLanguage)
            sourceLanguages.insert(entry.sourceLanguage)
            common.add(entry.untranslated.count)
            for (locale, place) in entry.untranslated.sorted(by: { $0.key < $1.key }) {
                common.add(locale)
                common.add(place)
            }
            common.add(entry.arguments.count)
            let arguments = entry.arguments.map { (name: $0.digested, note: $1) }
            for argument in arguments.sorted(by: { $0.name < $1.name }) {
                common.add(argument.name)
                common.add(argument.note.example)
                common.add(argument.note.type)
                common.add(argument.note.format)
            }
            common.add(entry.allowances.count)
            for allowance in entry.allowances {
                common.add(allowance.rule)
                common.add(allowance.reason)
                common.add(allowance.locale)
                common.add(allowance.position)
            }
            common.add(entry.sizeLimit?.width)
            common.add(entry.sizeLimit?.lines)
            common.add(entry.sizeLimit.map { "\($0.unit)" })
            common.add(entry.placeOfLimit != nil)
            if let place = entry.placeOfLimit { common.add(place) }
        }

        private mutating func add(_ localization: Localization, of entry: Int) {
            let locale = locales[localization.locale] ?? LocaleDigest()
            locales[localization.locale] = locale
            locale.digest.add(entry)
            locale.digest.add(localization.position)
            locale.digest.add(localization.pluralArgument?.digested)
            locale.digest.add(localization.zeroIsForNumber)
            add(localization.value, to: locale)
            locale.digest.add(localization.substitutions.count)
            for substitution in localization.substitutions {
                locale.digest.add(substitution.name)
                locale.digest.add(substitution.argument)
                locale.digest.add(substitution.specifier)
                add(substitution.value, to: locale)
            }
        }

        private mutating func add(_ value: LocalizedValue, to locale: LocaleDigest) {
            switch value {
            case .unit(let unit):
                locale.digest.add("unit")
                locale.digest.add(unit.text)
                locale.digest.add(unit.syntax.rawValue)
                locale.digest.add(unit.state.rawValue)
                locale.digest.add(unit.position)
                hasReferences = hasReferences || unit.syntax.hasReferences
            case .plural(let forms): add(forms.map { ($0.rawValue, $1) }, "plural", to: locale)
            case .ordinal(let forms): add(forms.map { ($0.rawValue, $1) }, "ordinal", to: locale)
            case .device(let forms): add(forms.map { ($0.rawValue, $1) }, "device", to: locale)
            case .width(let forms): add(forms.map { ("\($0)", $1) }, "width", to: locale)
            case .formula(let formula, let forms):
                let words = formulas[formula] ?? "\(formula.count) \(formula.instructions)"
                formulas[formula] = words
                locale.digest.add(words)
                add(forms.enumerated().map { ("\($0)", $1) }, "formula", to: locale)
            }
        }

        private mutating func add(_ forms: [(String, LocalizedValue)], _ kind: String, to locale: LocaleDigest) {
            locale.digest.add(kind)
            locale.digest.add(forms.count)
            for (name, form) in forms.sorted(by: { $0.0 < $1.0 }) {
                locale.digest.add(name)
                add(form, to: locale)
            }
        }
    }
}

extension ContentDigest {
    fileprivate mutating func add(_ position: Catalog.Position) {
        add(position.file)
        add(position.line)
        add(position.column)
    }
}

extension ArgumentName {
    fileprivate var digested: String {
        switch self {
        case .number(let number): "number \(number)"
        case .name(let name): "name \(name)"
        }
    }
}
