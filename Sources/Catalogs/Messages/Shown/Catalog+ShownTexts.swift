extension Catalog {
    /// Every way in which users may see a key's text in a locale: its forms for numbers and devices, with gaps for
    /// arguments; at most ``mostForms``, which is more than people write. Empty where the catalog lacks the key.
    func shownTexts(of key: String, in locale: LocaleRules) -> [ShownText] {
        shownTexts(of: key, in: locale, depth: 0).map { text in
            var text = text
            text.normalize()
            return text
        }
    }

    private static let mostForms = 64
    /// How often a text may contain another.
    private static let deepestReference = 4

    private func shownTexts(of key: String, in locale: LocaleRules, depth: Int) -> [ShownText] {
        guard let localization = localization(for: key, in: locale)?.localization else { return [] }
        var texts: [ShownText] = []
        for unit in localization.value.units where texts.count < Self.mostForms {
            let format =
                unit.syntax == .printf
                ? AppleAndJavaFormatParser.parse(unit.text, in: localization, number: nil)
                : unit.syntax.parse(unit.text)
            texts += forms(of: format, localization, in: locale, depth: depth)
        }
        return texts
    }

    private func forms(
        of format: FormatString, _ localization: Localization, in locale: LocaleRules, depth: Int
    ) -> [ShownText] {
        var texts = [ShownText()]
        func append(_ forms: [ShownText]) {
            texts = texts.flatMap { text in
                forms.map { form in
                    var text = text
                    for piece in form.pieces { text.append(piece) }
                    return text
                }
            }
            if texts.count > Self.mostForms { texts.removeSubrange(Self.mostForms...) }
        }
        for segment in format.segments {
            switch segment {
            case .literal(let words), .escape(_, let words): append([ShownText(.words(words))])
            case .markup: break
            case .placeholder(let placeholder):
                append(forms(of: placeholder, localization, in: locale, depth: depth))
            case .choice(let choice):
                append(choice.variants.flatMap { forms(of: $0.format, localization, in: locale, depth: depth) })
            case .reference(let reference):
                let forms =
                    depth < Self.deepestReference ? shownTexts(of: reference.key, in: locale, depth: depth + 1) : []
                append(forms.isEmpty ? [ShownText(.gap)] : forms)
            }
        }
        return texts
    }

    private func forms(
        of placeholder: Placeholder, _ localization: Localization, in locale: LocaleRules, depth: Int
    ) -> [ShownText] {
        switch placeholder.kind {
        case .substitution(let name):
            guard depth < Self.deepestReference,
                let substitution = localization.substitutions.first(where: { $0.name == name })
            else { return [ShownText(.gap)] }
            return substitution.value.units.flatMap { unit in
                forms(
                    of: AppleAndJavaFormatParser.parse(
                        unit.text, in: localization, number: PluralArgument(of: localization)),
                    localization, in: locale, depth: depth + 1)
            }
        case .number, .integer, .real: return [ShownText(.number)]
        case .text, .date: return [ShownText(.gap)]
        }
    }
}

extension ShownText {
    init(_ piece: Piece) { append(piece) }
}
