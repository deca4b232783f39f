/// The source text of an entry, in the form in which translations are compared with it.
struct SourceForms {
    /// Every argument of any form.
    private(set) var uses: [ArgumentName: (use: ArgumentUses.Use, source: String)] = [:]
    /// The arguments that a translation has to show: all of the form for `other`, or of all forms where no number
    /// chooses.
    private(set) var required: [ArgumentName] = []
    /// The argument that chooses between plural forms; nil where there are none.
    let pluralArgument: ArgumentName?
    let hasText: Bool
    /// Whether the text begins and ends with a line feed.
    let lineFeeds: [(edge: TranslationFault.Edge, isThere: Bool)]

    /// nil for an entry without a source text, whose key is only a name.
    init?(of entry: Catalog.Entry) {
        guard let localization = entry[entry.sourceLanguage] ?? Self.key(of: entry) else { return nil }
        let forms = localization.value.forms
        pluralArgument = localization.value.isPlural ? PluralArgument(of: localization).argument : nil
        hasText = forms.contains { !$0.unit.text.isEmpty }
        let feeds = LineFeeds(forms.first?.unit.text ?? "")
        lineFeeds = [(.start, feeds[.start]), (.end, feeds[.end])]
        var common: [ArgumentName]?
        for form in forms {
            let own = form.arguments(in: localization)
            uses.merge(own.uses) { known, _ in known }
            for name in own.implied where uses[name] == nil { uses[name] = (.quantity, "{\(name)}") }
            guard form.category ?? .other == .other else { continue }
            common = common.map { $0.filter { own.uses[$0] != nil } } ?? own.names
        }
        for substitution in localization.substitutions {
            for form in substitution.value.forms {
                uses.merge(form.arguments(in: localization).uses) { known, _ in known }
            }
        }
        // A number may choose a form without being shown.
        if let pluralArgument, uses[pluralArgument] == nil { uses[pluralArgument] = (.quantity, "%d") }
        required = common ?? []
    }

    /// The placeholder of an argument, as the source text writes it.
    func written(_ name: ArgumentName) -> String { uses[name]?.source ?? name.description }

    /// The key as the source text, only where it looks like a text: with a space or a placeholder.
    private static func key(of entry: Catalog.Entry) -> Localization? {
        let syntax = entry.localizations.first?.value.units.first?.syntax ?? .printf
        guard entry.key.contains(" ") || !syntax.parse(entry.key).placeholders.isEmpty else { return nil }
        let unit = StringUnit(text: entry.key, syntax: syntax, position: entry.position)
        return Localization(locale: entry.sourceLanguage, value: .unit(unit), position: entry.position)
    }
}
