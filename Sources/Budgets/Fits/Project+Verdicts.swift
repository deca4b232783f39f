internal import Catalogs
package import Checking
internal import Checks
internal import Labels
package import Projects

/// What is said of one translation that came back.
package struct ReturnedVerdict: Sendable {
    package let translation: Translation
    package let verdict: FitAnswer.Verdict
    /// How many characters fewer, at its end, would do; nil where none are too many, or it is not known.
    package let fewerCharacters: Int?
    /// The first finding in a sentence; nil where there is none.
    package let message: String?
}

extension Project {
    /// Whether each of the translations fits if all of them are merged, in the order of keys and locales; a key that no catalog has
    /// is not shown.
    ///
    /// - Parameters:
    ///   - options: Its locales and keys leave others out.
    ///   - progress: Called with the share that is done, from 0 to 1.
    /// - Throws: `InputError` for what cannot be used. O(cells that show the keys).
    @MainActor
    package func verdicts(
        on returned: ReturnedTranslations, options: CheckOptions = CheckOptions(), progress: (Double) -> Void = { _ in }
    ) throws -> [ReturnedVerdict] {
        var merged = self
        merged.merge(returned)
        let fits = try TranslationFits(merged, options: options)
        let keys = Set(merged.everyCatalog.flatMap(\.keys))
        var verdicts: [ReturnedVerdict] = []
        for (index, entry) in returned.entries.enumerated() where options.isWanted(entry.key) {
            for localization in entry.localizations.sorted(by: { $0.locale < $1.locale }) {
                guard options.locales.isEmpty || options.locales.contains(localization.locale) else { continue }
                for translation in localization.translations(of: entry.key) {
                    guard keys.contains(entry.key) else {
                        verdicts.append(ReturnedVerdict(translation: translation, verdict: .notShown))
                        continue
                    }
                    verdicts.append(ReturnedVerdict(try fits.answer(to: translation)))
                }
            }
            progress(Double(index + 1) / Double(returned.entries.count))
        }
        return verdicts
    }
}

extension ReturnedVerdict {
    fileprivate init(translation: Translation, verdict: FitAnswer.Verdict) {
        self.init(translation: translation, verdict: verdict, fewerCharacters: nil, message: nil)
    }

    /// Of several forms, the findings about others are theirs.
    fileprivate init(_ answer: FitAnswer) {
        let plural = answer.translation.plural?.rawValue
        let own = answer.findings.filter { finding in
            plural.map { finding.plurals.isEmpty || finding.plurals.contains($0) } ?? true
        }
        let isOthers = answer.verdict == .tooLong && own.isEmpty && answer.others.isEmpty
        let finding = (own + answer.others).first
        self.init(
            translation: answer.translation, verdict: isOthers ? .fits : answer.verdict,
            fewerCharacters: own.isEmpty ? nil : answer.fewerCharacters,
            message: finding.map { Prose.message($0, widthNames: answer.widthNames) })
    }
}

extension Localization {
    /// The texts of a returned file: one, or the forms of a plural, by the order of categories.
    fileprivate func translations(of key: String) -> [Translation] {
        guard case .plural(let forms) = value else {
            return value.units.map { Translation(key: key, locale: locale, text: $0.text) }
        }
        return PluralCategory.allCases.flatMap { category in
            (forms[category]?.units ?? []).map {
                Translation(key: key, locale: locale, text: $0.text, plural: category)
            }
        }
    }
}
