extension MessageRenderer {
    /// Adds a text to what was written so far, its placeholders filled, its choices made.
    func fill(
        _ format: FormatString, of localization: Localization, number: PluralArgument, _ draft: inout MessageDraft
    ) {
        for segment in format.segments {
            switch segment {
            case .literal(let words), .escape(_, let words):
                draft.message.text += words
                if case .literal = segment, pseudolocale == nil {
                    draft.message.unfilled += LeftPlaceholders.find(in: words)
                }
                if pseudolocale != nil { draft.count(words) }
            case .markup: break
            case .placeholder(let placeholder):
                draft.message.placeholders.append(placeholder.source)
                if substitute(placeholder, of: localization, &draft) { continue }
                if let text = text(of: placeholder, number: number, draft.message.arguments) {
                    draft.message.text += text
                    if hasSamples { draft.message.samples.append(text) }
                } else {
                    draft.leave(placeholder.source)
                }
            case .choice(let choice): fill(choice, of: localization, number: number, &draft)
            case .reference(let reference): fill(reference, &draft)
            }
        }
    }

    private func fill(
        _ choice: Choice, of localization: Localization, number: PluralArgument, _ draft: inout MessageDraft
    ) {
        let argument = draft.message.arguments[choice.argument] ?? catalog.attribute(choice.argument, in: locale)
        guard let variant = choice.variant(for: argument, plurals: plurals, ordinals: ordinals) else {
            return draft.leave(choice.source)
        }
        if choice.selector != .select, let number = argument?.number {
            let rules = choice.selector == .ordinal ? ordinals : plurals
            let digits = argument?.fractionDigits ?? 0
            draft.add(rules.category(of: number - choice.offset, fractionDigits: digits), of: choice.argument)
        }
        fill(variant.format, of: localization, number: number, &draft)
    }

    /// Fills in another text of the catalog, as it is in the same locale.
    private func fill(_ reference: FormatString.Reference, _ draft: inout MessageDraft) {
        guard draft.takeSubstitution() else { return draft.leave(reference.source) }
        guard let other = catalog.localization(forReference: reference.key, in: locale) else {
            return draft.leave(reference.source, shownAs: reference.missing)
        }
        let own = draft.message.arguments
        draft.message.arguments = reference.isClosed ? reference.arguments : own.overridden(by: reference.arguments)
        defer { draft.message.arguments = own }
        let number = PluralArgument(of: other.localization)
        guard let unit = choose(other.localization.value, number: number, &draft) else { return }
        let start = draft.message.text.utf8.count
        let format = parse(unit, of: other.localization, number: nil)
        let changed = pseudolocale?.applyToPart(format, guessingMarkup: unit.syntax.guessesMarkup) ?? format
        fill(changed, of: other.localization, number: number, &draft)
        draft.change(reference.change, after: start)
    }

    /// Fills `%#@name@`; false when the placeholder is of another kind, or the catalog has no such substitution.
    private func substitute(
        _ placeholder: Placeholder, of localization: Localization, _ draft: inout MessageDraft
    ) -> Bool {
        guard case .substitution(let name) = placeholder.kind, let argument = placeholder.argument,
            let substitution = localization.substitution(name), draft.takeSubstitution()
        else { return false }
        let number = PluralArgument(argument: argument, specifier: substitution.specifier)
        guard let unit = choose(substitution.value, number: number, &draft) else { return false }
        let format = parse(unit, of: localization, number: number)
        let changed = pseudolocale?.applyToPart(format, guessingMarkup: unit.syntax.guessesMarkup) ?? format
        fill(changed, of: localization, number: number, &draft)
        return true
    }

    /// What fills a placeholder; nil without an argument.
    private func text(
        of placeholder: Placeholder, number: PluralArgument, _ arguments: MessageArguments
    ) -> String? {
        switch placeholder.kind {
        case .substitution: nil
        case .number: arguments[number.argument].map { locale.written($0, number.layout) }
        case .text, .integer, .real, .date:
            placeholder.argument.flatMap { name in
                arguments[name].map { locale.written($0, as: placeholder.noted(match.entry.arguments[name])) }
            }
        }
    }
}
