internal import Catalogs
internal import Foundation
internal import Labels
internal import ViewLayout

/// A text that takes the place of a key's own, to find out how much room a layout leaves.
package struct TextStretch: Hashable, Sendable {
    package var key: String
    /// nil for a text that is longer than any room.
    package var text: String?

    package init(_ key: String, text: String? = nil) { (self.key, self.text) = (key, text) }
}

/// Looks up texts in the catalogs of a scene.
struct TextResolver {
    /// Looks up what is localized.
    var messages: MessageResolver
    /// The name of the scene.
    var scene = ""
    /// The language of a key that no catalog has; nil where such a key is not a text.
    var keyLocale: String?
    /// Sample values for placeholders, by key.
    var samples = KeyedSamples()
    /// Whether every text is made three times as long, to test whether the check would report it.
    var isTripled = false
    /// The key whose text is made another, to find out how much room the layout leaves.
    var stretch: TextStretch?
    /// Whether localized texts are Markdown, as in SwiftUI; the values of their placeholders are not.
    var hasMarkdown = false

    /// The catalogs of bundles, which all resolvers of a runner share.
    var bundles = BundleCatalogs()

    init(messages: MessageResolver) { self.messages = messages }

    /// The text of a run; a key that no catalog has is shown itself, as in SwiftUI.
    func lookUp(_ source: TextContent.Source) -> MessageResolver.Lookup {
        var lookup: MessageResolver.Lookup
        switch source {
        case .verbatim(let string): lookup = made(string) ?? MessageResolver.Lookup(string: string)
        case .localized(let key, _, let arguments, let defaultValue, _):
            lookup =
                translation(of: source) ?? (arguments.isEmpty ? made(key) : nil)
                ?? unknown(key, shown: defaultValue ?? key, arguments: MessageArguments(arguments.map(format)))
        }
        // A key that is a text in code is one of the source language, too, where another translation has it.
        if let keyLocale, lookup.origin?.locale == "" { lookup.origin?.locale = keyLocale }
        if let stretch, lookup.origin?.key == stretch.key { return lookup.stretched(to: stretch.text) }
        return isTripled ? lookup.tripled : lookup
    }

    /// The key of a text, also where the program made the string of one, or else the string.
    func name(of source: TextContent.Source) -> String {
        switch source {
        case .verbatim(let string): made(string)?.origin?.key ?? string
        case .localized(let key, _, _, _, _): key
        }
    }

    /// The text that the scene's catalogs have, or else those in the folder of the text's bundle; nil where none has it.
    private func translation(of source: TextContent.Source) -> MessageResolver.Lookup? {
        guard case .localized(let key, let table, let arguments, _, let bundle) = source else { return nil }
        // The scene's own arguments. If there are none, samples are used.
        let values = MessageArguments(arguments.map(format))
        var messages = messages
        if let defaults = samples.defaults { messages.samples = defaults }
        let samples = literal(samples.arguments(for: key))
        if let found = messages.lookUp(key, table: table, arguments: values, samples: samples) { return found }
        guard let bundle else { return nil }
        let sourceLanguage = messages.catalogs.first?.sourceLanguage ?? keyLocale ?? "en"
        messages.catalogs = bundles.catalogs(in: bundle, sourceLanguage: sourceLanguage)
        return messages.lookUp(key, table: table, arguments: values, samples: samples)
    }

    /// The translation of a string that the program made of a key, also for another locale; nil for any other.
    private func made(_ string: String) -> MessageResolver.Lookup? {
        guard let made = MadeStrings.source(of: string, in: messages.locale.name, of: scene) else { return nil }
        var resolver = self
        resolver.hasMarkdown = false
        let lookup = resolver.translation(of: made.source)
        // Another scene may have other catalogs.
        return made.isFromHere && lookup?.string != string ? nil : lookup
    }

    /// A key that no catalog has: the text is its default value or the key, with placeholders filled. Where keys are no
    /// texts, it was found in no locale. Without any catalog a text in code is written for every locale.
    ///
    /// A key without words, such as that of an interpolated number (`%lld`), need not be in a catalog: the text comes
    /// from code.
    private func unknown(
        _ key: String, shown text: String, arguments: MessageArguments
    ) -> MessageResolver.Lookup {
        let isWritten = keyLocale != nil && !Catalog.hasWords(key)
        let locale = keyLocale != nil && messages.catalogs.isEmpty ? messages.locale.name : keyLocale ?? ""
        let origin = isWritten ? nil : ResolvedText.Origin(key: key, locale: locale)
        guard arguments != [] else { return MessageResolver.Lookup(string: text, origin: origin) }
        let language = messages.rules.identifier
        let entry = Catalog.Entry(key: text, position: Catalog.Position(file: ""), sourceLanguage: language)
        let message = Catalog(name: "", sourceLanguage: language, entries: [entry])
            .message(for: text, in: messages.rules, arguments: arguments)
        return MessageResolver.Lookup(
            string: message?.text ?? text, origin: origin, placeholders: message?.unfilled ?? [])
    }

    private func format(_ argument: TextArgument) -> FormatArgument? {
        switch argument.value {
        case .string(let string): literal(.text(string))
        case .integer(let integer): .integer(Int(clamping: integer))
        case .unsigned(let integer): .integer(Int(clamping: integer))
        case .double(let number): .real(number)
        case .text(let content): .text(content.runs.map { string(of: $0.source) }.joined())
        case .date(let date):
            .text(date.formatted(Date.FormatStyle(locale: Locale(identifier: messages.locale.lookup))))
        }
    }

    /// The text of a run that is a part of another text.
    private func string(of source: TextContent.Source) -> String {
        let string = lookUp(source).string
        guard case .verbatim = source, hasMarkdown else { return string }
        return InlineMarkdown.escaped(string)
    }

    /// Arguments whose texts are shown unchanged.
    private func literal(_ arguments: MessageArguments) -> MessageArguments {
        guard hasMarkdown else { return arguments }
        return MessageArguments(
            arguments.numbered.map { $0.map(literal) }, named: arguments.named.mapValues(literal))
    }

    /// An argument whose text is shown unchanged.
    private func literal(_ argument: FormatArgument) -> FormatArgument {
        guard hasMarkdown, case .text(let text) = argument else { return argument }
        return .text(InlineMarkdown.escaped(text))
    }
}
