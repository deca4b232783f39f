internal import Labels

/// Which number of characters a translation service gets as its limit.
public enum CharacterPromise: String, Sendable, CaseIterable {
    /// What fits in about 95 of 100 texts.
    case usually
    /// What fits whatever the characters are.
    case surely
}

extension KeyBudget {
    /// How many characters of a language fit, or of all languages: a service has one limit for all.
    ///
    /// - Parameter language: BCP 47 tag; nil for all languages. One that the project does not have is limited as all are.
    func characters(in language: String?) -> CharacterCount? {
        language.flatMap { characters[$0] } ?? leastCharacters
    }

    /// What a reader sees as characters, for a limit; nil where no layout limits the text, or not even one character fits, and for a
    /// text that holds its forms.
    func limit(_ promise: CharacterPromise, in language: String? = nil) -> Int? {
        guard !holdsForms else { return nil }
        return characters(in: language).flatMap { count in
            let most = promise == .surely ? count.surely : count.usually
            return most > 0 ? most : nil
        }
    }

    /// The same in code points, of which a character has one at least: what fits in characters fits in as many code points.
    func codePointLimit(_ promise: CharacterPromise, in language: String? = nil) -> Int? {
        guard !holdsForms else { return nil }
        return characters(in: language).flatMap { count in
            let most = promise == .surely ? count.surely : count.usuallyScalars
            return most > 0 ? most : nil
        }
    }
}
