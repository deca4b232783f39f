package import Basics
package import Catalogs
package import Checking
internal import Checks
internal import Labels
package import Projects

/// What is said of one translation that came back.
package struct ReturnedVerdict: Sendable {
    package let translation: Translation
    /// The plural category that the text is the form of; nil for a text without forms.
    package let plural: PluralCategory?
    package let verdict: FitAnswer.Verdict
    /// How many characters fewer, at its end, would do; nil where none are too many, or it is not known.
    package let fewerCharacters: Int?
    /// The first finding in a sentence, or the nearest key of one that no catalog has; nil where there is nothing to say.
    package let message: String?
    /// Where it is in the file.
    package let position: SourcePosition
    /// What else the table says of it.
    package let others: [ReturnedTranslations.Member]
}

extension Project {
    /// Whether each of the translations fits if all of them are merged, in the order of the file.
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
        let fits = try TranslationFits(merged, before: self, options: options)
        let asked = Set(returned.entries.map(\.key))
        var verdicts = returned.empty.filter { options.isWanted($0.key) }.map { empty in
            ReturnedVerdict(
                translation: Translation(key: empty.key, locale: empty.locale, text: ""), plural: nil, verdict: .empty,
                fewerCharacters: nil, message: nil, position: empty.source,
                others: returned.others[empty.source] ?? [])
        }
        for (index, entry) in returned.entries.enumerated() where options.isWanted(entry.key) {
            for localization in entry.localizations.sorted(by: { $0.locale < $1.locale }) {
                guard options.locales.isEmpty || options.locales.contains(localization.locale) else { continue }
                for (form, unit) in localization.forms {
                    let position = SourcePosition(unit.position)
                    // A form by a formula is measured as a text by itself.
                    let isFormula = if case .formula = localization.value { true } else { false }
                    let answer = try fits.answer(
                        to: Translation(
                            key: entry.key, locale: localization.locale, text: unit.text,
                            plural: isFormula ? nil : form))
                    verdicts.append(
                        ReturnedVerdict(
                            answer, as: form, besides: asked, at: position, others: returned.others[position] ?? []))
                }
            }
            progress(Double(index + 1) / Double(returned.entries.count))
        }
        return verdicts.sorted { first, second in
            let (mine, its) = (first.position, second.position)
            return (mine.file, mine.line, mine.column) < (its.file, its.line, its.column)
        }
    }
}

extension ReturnedVerdict {
    /// - Parameter asked: The keys of the file: what is wrong with their texts is said there.
    fileprivate init(
        _ answer: FitAnswer, as form: PluralCategory?, besides asked: Set<String>, at position: SourcePosition,
        others members: [ReturnedTranslations.Member]
    ) {
        let others = answer.others.filter { !asked.contains($0.key ?? "") }
        let isOthers = answer.verdict == .tooLong && answer.findings.isEmpty && others.isEmpty
        self.init(
            translation: answer.translation, plural: form, verdict: isOthers ? .fits : answer.verdict,
            fewerCharacters: answer.fewerCharacters,
            message: (answer.findings + others).first.map { Prose.message($0, widthNames: answer.widthNames) }
                ?? answer.hint, position: position, others: members)
    }
}

extension Localization {
    /// The texts of a returned file: one, or the forms of a plural, each with its category, by the order of categories.
    fileprivate var forms: [(PluralCategory?, StringUnit)] {
        switch value {
        case .plural(let forms):
            return PluralCategory.allCases.flatMap { category in (forms[category]?.units ?? []).map { (category, $0) } }
        case .formula(let formula, let forms):
            let plurals = PluralRules(locale: locale)
            return forms.enumerated().flatMap { index, form in
                // The category of most numbers that have the form.
                let categories = (formula.samples[index] ?? []).map { plurals.category(of: $0) }
                let category = PluralCategory.allCases.max { first, second in
                    categories.count { $0 == first } < categories.count { $0 == second }
                }
                return form.units.map { (categories.isEmpty ? nil : category, $0) }
            }
        default: return value.units.map { (nil, $0) }
        }
    }
}
