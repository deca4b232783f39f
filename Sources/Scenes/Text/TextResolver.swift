internal import Catalogs
internal import Foundation
internal import ViewLayout

/// Looks texts up in the catalogs of a scene.
struct TextResolver {
    let catalogs: [Catalog]
    let locale: CheckLocale
    let rules: LocaleRules
    /// The language of a key that no catalog has; nil where such a key is no text.
    var keyLocale: String?
    /// Sample values for placeholders, by key.
    var samples: [String: [SampleArgument]] = [:]
    /// Which of a text's forms is measured; nil takes the one of the largest sample number.
    var form: Int?
    /// Whether every text is made three times as long, to see whether a check would notice.
    var isTripled = false
    /// The key whose text is made longer than any room, to see how much of it the layout leaves.
    var stretchedKey: String?
    /// Whether localized texts are Markdown, as SwiftUI reads them; what fills their placeholders is not.
    var hasMarkdown = false
    /// The rules of all locales and the width of a text, for the pseudolocale that takes the widest of them.
    var widest: (locales: [LocaleRules], width: (String) -> Double)?

    /// A run of a text, looked up.
    struct Lookup {
        var string: String
        var origin: ResolvedText.Origin?
        var placeholders: [String] = []
        var forms = 1
    }

    func lookUp(_ source: TextContent.Source) -> Lookup {
        var lookup: Lookup
        switch source {
        case .verbatim(let string): lookup = Lookup(string: string)
        case .localized(let key, let table, let arguments, let defaultValue):
            lookup = message(of: key, table: table, arguments: arguments, defaultValue: defaultValue)
        }
        if isTripled { lookup.string = Array(repeating: lookup.string, count: 3).joined(separator: " ") }
        if let stretchedKey, lookup.origin?.key == stretchedKey { lookup.string = stretched(lookup.string) }
        return lookup
    }

    /// The text over and over, in a thousand characters: in any font more than a line of any screen. A choice.
    private func stretched(_ text: String) -> String {
        let unit = text.isEmpty ? "W" : text
        return Array(repeating: unit, count: 1000 / unit.count + 1).joined(separator: " ")
    }

    /// The form of a key to be measured; a key that no catalog has stands for itself, as in SwiftUI.
    private func message(
        of key: String, table: String?, arguments: [TextArgument], defaultValue: String?
    ) -> Lookup {
        for catalog in catalogs where table == nil || catalog.name == table {
            let forms = messages(of: key, in: catalog, arguments: MessageArguments(arguments.map(format)))
            guard let last = forms.last else { continue }
            let message = form.map { forms[min($0, forms.count - 1)] } ?? last
            var origin = ResolvedText.Origin(message, in: catalog, locale: locale.name)
            if locale.pseudolocale != nil { origin.locale = locale.name }
            return Lookup(
                string: message.text, origin: origin, placeholders: message.unfilled, forms: forms.count)
        }
        return unknown(key, shown: defaultValue ?? key, arguments: MessageArguments(arguments.map(format)))
    }

    /// A key that no catalog has: the text is its default value or the key, with placeholders filled. Where keys are no
    /// texts, it was found in no locale.
    ///
    /// A key without words, as an interpolated number has (`%lld`), names nothing that a catalog should have: the text is
    /// one that code writes.
    private func unknown(_ key: String, shown text: String, arguments: MessageArguments) -> Lookup {
        let isWritten = keyLocale != nil && !Catalog.hasWords(key)
        let origin = isWritten ? nil : ResolvedText.Origin(key: key, locale: keyLocale ?? "")
        guard arguments != [] else { return Lookup(string: text, origin: origin) }
        let entry = Catalog.Entry(
            key: text, position: Catalog.Position(file: ""), sourceLanguage: rules.identifier)
        let message = Catalog(name: "", sourceLanguage: rules.identifier, entries: [entry])
            .message(for: text, in: rules, arguments: arguments)
        return Lookup(
            string: message?.text ?? text, origin: origin, placeholders: message?.unfilled ?? [])
    }

    /// The forms of a key. Arguments of the scene are taken as they are; without any, samples stand in, a number for
    /// each plural category.
    private func messages(of key: String, in catalog: Catalog, arguments: MessageArguments) -> [Message] {
        let samples = MessageArguments((samples[key] ?? []).map { literal($0.format) })
        if locale.pseudolocale == .longest, let widest {
            return catalog.longestMessage(
                for: key, in: widest.locales, arguments: arguments == [] ? samples : arguments,
                measure: { widest.width($0.text) }
            ).map { [$0] } ?? []
        }
        guard arguments == [] else {
            return catalog.message(
                for: key, in: rules, arguments: arguments, pseudolocale: locale.pseudolocale
            ).map { [$0] } ?? []
        }
        return catalog.messages(for: key, in: rules, arguments: samples, pseudolocale: locale.pseudolocale)
    }

    private func format(_ argument: TextArgument) -> FormatArgument? {
        switch argument.value {
        case .string(let string): literal(.text(string))
        case .integer(let integer): .integer(Int(clamping: integer))
        case .unsigned(let integer): .integer(Int(clamping: integer))
        case .double(let number): .real(number)
        case .text(let content): .text(content.runs.map { string(of: $0.source) }.joined())
        case .date(let date): .text(date.formatted(Date.FormatStyle(locale: Locale(identifier: locale.lookup))))
        }
    }

    /// The text of a run that is a part of another.
    private func string(of source: TextContent.Source) -> String {
        let string = lookUp(source).string
        guard case .verbatim = source, hasMarkdown else { return string }
        return InlineMarkdown.escaped(string)
    }

    /// An argument whose text is shown as it stands.
    private func literal(_ argument: FormatArgument) -> FormatArgument {
        guard hasMarkdown, case .text(let text) = argument else { return argument }
        return .text(InlineMarkdown.escaped(text))
    }
}
