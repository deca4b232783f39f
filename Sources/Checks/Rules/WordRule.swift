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
