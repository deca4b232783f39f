import Frames

extension RuleSet {
    /// What rules find in a report: rule by rule, each in the order of the scene.
    ///
    /// Where characters are missing, the width of a text is that of the boxes in their places, which says nothing about
    /// the text. So faults measured on such a text are left out, where `missing-glyph` reports the text with at least
    /// the same severity.
    package func faults(of rules: [any Rule], in views: ReportIndex) -> [Fault] {
        let incomplete = textsReported(by: rules, asMissingGlyphsIn: views)
        guard !incomplete.isEmpty else {
            var all: [Fault] = []
            // Most find nothing.
            for rule in rules {
                let faults = rule.faults(in: views)
                if !faults.isEmpty { all += faults }
            }
            return all
        }
        let severity = severity(of: MissingGlyph(), inScene: views.scene)
        return rules.flatMap { rule in
            let faults = rule.faults(in: views)
            guard rule.measuresGlyphs, self.severity(of: rule, inScene: views.scene) <= severity else { return faults }
            return faults.filter { !incomplete.contains($0.index) }
        }
    }

    /// The places of the texts with missing characters, without those that may have them.
    private func textsReported(by rules: [any Rule], asMissingGlyphsIn views: ReportIndex) -> Set<Int> {
        guard views.texts.contains(where: { views.views[$0].text?.missing.isEmpty == false }),
            let rule = rules.first(where: { $0 is MissingGlyph })
        else { return [] }
        return Set(rule.faults(in: views).filter { !AllowanceTable.allows($0, in: views) }.map(\.index))
    }
}
