extension SampleArguments {
    /// More combinations of plural forms than this are not tried: a text with three numbers in a language with six
    /// categories would have 216.
    static let combinationLimit = 64

    /// Arguments for a text: one list for each plural category or word that chooses, and for two choices one for each
    /// pair, as long as there are not too many. Given arguments stay. The others get the catalog's own example, or else
    /// a wide value of the argument's type.
    ///
    /// - Parameters:
    ///   - notes: What the catalog states about the arguments.
    ///   - plurals: The rules of the language of the text.
    ///   - locale: In which the arguments are written.
    func lists(
        for survey: ArgumentSurvey, given: MessageArguments, notes: [ArgumentName: ArgumentNote] = [:],
        plurals: PluralRules, in locale: LocaleRules
    ) -> [MessageArguments] {
        let given = given.matched(to: survey.words)
        var lists = [given]
        for name in survey.names where given[name] == nil {
            let note = notes[name]
            var choices: [FormatArgument?]
            if var use = survey.plurals[name] {
                // Then it never has a fraction.
                if note?.type == "int", use.layout.conversion == "@" { use.layout.conversion = "d" }
                choices = samples(of: use, plurals: use.isOrdinal ? locale.ordinals : plurals, example: note?.number)
            } else if let words = survey.selections[name] {
                choices = words.map { .text($0) } + [.text("other")]
            } else {
                choices = [survey.shown[name].flatMap { sample(for: $0.noted(note), note: note, in: locale) }]
            }
            if lists.count * choices.count > Self.combinationLimit { choices = choices.suffix(1) }
            if choices.count == 1 {
                for index in lists.indices { lists[index][name] = choices[0] }
                continue
            }
            lists = lists.flatMap { list in
                choices.map { choice in
                    var list = list
                    list[name] = choice
                    return list
                }
            }
        }
        return lists
    }

    /// The catalog's own example, or by the type of the placeholder; nil for a phrase of the catalog's own.
    private func sample(for placeholder: Placeholder, note: ArgumentNote?, in locale: LocaleRules) -> FormatArgument? {
        if let example = note?.example {
            switch placeholder.kind {
            case .integer, .real, .number: return note?.number ?? .text(example)
            case .text, .date, .substitution: return .text(example)
            }
        }
        let style = placeholder.style ?? ""
        switch placeholder.kind {
        case .integer, .real, .number:
            if NumberStyle.isPercent(style) { return .real(Self.share) }
            if NumberStyle.isCompact(style) { return .integer(Self.compact) }
            return placeholder.kind == .real ? .real(real) : .integer(integer)
        case .date: return .date(date ?? locale.longestDate(DateStyle(placeholder.style)))
        case .text: return .text("cC".contains(placeholder.layout.conversion) ? String(text.prefix(1)) : text)
        case .substitution: return nil
        }
    }
}
