import Frames

/// A rule of the words of a text, whatever its layout.
protocol WordRule: Rule {
    /// What is wrong with the words of a text; nil where nothing is.
    ///
    /// - Parameters:
    ///   - text: Of which nothing needs to be measured.
    ///   - locale: That of the environment.
    ///   - isUnplaced: Whether nothing says where the text is shown.
    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence?
}

extension Rules {
    /// A rule as one of words; nil where it is another. A cast to the protocol would search the conformances of the whole program,
    /// for each rule at every start.
    static func ofWords(_ rule: any Rule) -> (any WordRule)? {
        switch rule {
        case let rule as MissingGlyph: rule
        case let rule as TooManyCharacters: rule
        case let rule as MissingTranslation: rule
        case let rule as EmptyTranslation: rule
        case let rule as UnfilledPlaceholder: rule
        default: nil
        }
    }
}

extension ReportIndex {
    /// The faults in the words of all texts, in the order of the scene.
    func faults(of rule: some WordRule) -> [Fault] {
        texts.compactMap { index in
            guard let text = views[index].text,
                let evidence = rule.evidence(of: text, in: environment.locale, isUnplaced: isUnplaced)
            else { return nil }
            return fault(rule, at: index, evidence)
        }
    }
}
