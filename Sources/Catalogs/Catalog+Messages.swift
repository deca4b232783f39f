extension Catalog {
    /// The text of a key, with the given arguments and nothing else filled in.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - locale: Where the text is looked up: in the locale, in its parents, then in the source language.
    ///   - arguments: By number or by name; a placeholder without an argument stays as written.
    ///   - device: The device whose form is taken where a text has several.
    ///   - pseudolocale: Applied to the text, placeholders apart.
    /// - Returns: nil when the catalog does not have the key.
    public func message(
        for key: String, in locale: LocaleRules, arguments: MessageArguments = [], device: Device = .iPhone,
        pseudolocale: Pseudolocale? = nil
    ) -> Message? {
        guard let match = localization(for: key, in: locale) else { return nil }
        let names =
            arguments.numbered.isEmpty
            ? [] : ArgumentSurvey(match.localization, of: self, in: locale, device: device).words
        let arguments = arguments.matched(to: names)
        return renderer(of: match, in: locale, device: device, pseudolocale: pseudolocale).render(arguments)
    }

    /// All forms of a key: one text a plural category of the locale, with a number that selects it, or a single text.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - locale: Where the text is looked up: in the locale, in its parents, then in the source language.
    ///   - arguments: Those that are fixed; the others take a sample.
    ///   - samples: What replaces the others.
    ///   - device: The device whose form is taken where a text has several.
    ///   - pseudolocale: Applied to the text, but not to placeholders; nil changes nothing.
    /// - Returns: Nothing when the catalog does not have the key.
    public func messages(
        for key: String, in locale: LocaleRules, arguments: MessageArguments = [],
        samples: SampleArguments = SampleArguments(), device: Device = .iPhone, pseudolocale: Pseudolocale? = nil
    ) -> [Message] {
        guard let match = localization(for: key, in: locale) else { return [] }
        var renderer = renderer(of: match, in: locale, device: device, pseudolocale: pseudolocale)
        renderer.hasSamples = true
        if case .unit(let unit) = match.localization.value, !unit.mayHaveArguments {
            return [renderer.render(arguments)]
        }
        let survey = ArgumentSurvey(match.localization, of: self, in: locale, device: device)
        let lists = samples.lists(
            for: survey, given: arguments, notes: match.entry.arguments, plurals: renderer.plurals,
            in: locale)
        return lists.map { renderer.render($0) }
    }

    /// The pseudolocale `longest`: of all forms of a key in all the locales, the widest.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - locales: The locales, each with what it takes from its parents and the source language.
    ///   - arguments: Those that are fixed; the others take a sample.
    ///   - samples: What replaces the others.
    ///   - device: The device whose form is taken where a text has several.
    ///   - measure: The width of a text, in any unit.
    /// - Returns: nil when the catalog does not have the key, or `locales` is empty. Of equal ones the first.
    public func longestMessage(
        for key: String, in locales: [LocaleRules], arguments: MessageArguments = [],
        samples: SampleArguments = SampleArguments(), device: Device = .iPhone,
        measure: (Message) throws -> Double
    ) rethrows -> Message? {
        var longest: (message: Message, width: Double)?
        for locale in locales {
            for message in messages(for: key, in: locale, arguments: arguments, samples: samples, device: device) {
                let width = try measure(message)
                if longest.map({ width > $0.width }) ?? true { longest = (message, width) }
            }
        }
        return longest?.message
    }

    private func renderer(
        of match: Match, in locale: LocaleRules, device: Device, pseudolocale: Pseudolocale?
    ) -> MessageRenderer {
        MessageRenderer(
            catalog: self, match: match, locale: locale,
            plurals: match.localization.ownRules()
                ?? plurals(for: locale, found: match.localization.locale),
            device: device, pseudolocale: pseudolocale)
    }
}
