internal import Catalogs
internal import Foundation

extension Catalog {
    /// What replaces each placeholder of a text in the source language, in the order of the text, each once.
    ///
    /// - Parameters:
    ///   - rules: Those of the source language.
    ///   - samples: What the project gives for the key.
    ///   - defaults: What it gives for all others, by type; nil for the usual.
    func standIns(
        for key: String, in rules: LocaleRules, samples: MessageArguments, defaults: SampleArguments?
    ) -> [KeyBudget.StandIn] {
        guard
            let message = messages(for: key, in: rules, arguments: samples, samples: defaults ?? SampleArguments())
                .last
        else {
            return []
        }
        // The number of a substitution, as Xcode writes it, which no format string has.
        let placeholders = message.placeholders.filter { $0 != "%arg" }
        guard !placeholders.isEmpty else { return [] }
        // Rendered in one text, so that each takes its own argument. The separator is of no script and no format.
        let separator = "\u{F8FF}"
        let text = placeholders.joined(separator: separator)
        let position = message.position
        let syntax = self[key]?[sourceLanguage]?.value.units.last?.syntax ?? .printf
        let unit = StringUnit(text: text, syntax: syntax, position: position)
        let entry = Entry(
            key: key, position: position, arguments: self[key]?.arguments ?? [:], sourceLanguage: sourceLanguage,
            localizations: [Localization(locale: sourceLanguage, value: .unit(unit), position: position)])
        let rendered =
            Catalog(name: name, sourceLanguage: sourceLanguage, entries: [entry])
            .message(for: key, in: rules, arguments: message.arguments)?.text ?? ""
        let texts = rendered.components(separatedBy: separator)
        guard texts.count == placeholders.count else { return [] }
        var seen: Set<String> = []
        return zip(placeholders, texts).filter { $0 != $1 && seen.insert($0).inserted }.map {
            KeyBudget.StandIn(placeholder: $0, text: $1)
        }
    }
}
