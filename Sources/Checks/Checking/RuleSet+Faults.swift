extension RuleSet {
    /// What rules find in a report: rule by rule, each in the order of the scene.
    ///
    /// Where characters are missing, a text is as wide as the boxes in their places, which says nothing about its room. So
    /// what is measured of such a text is left out, where `missing-glyph` reports the text, and no less severely.
    package func faults(of rules: [any Rule], in views: ReportIndex) -> [Fault] {
        let incomplete = textsReported(by: rules, asMissingGlyphsIn: views)
        guard !incomplete.isEmpty else { return rules.flatMap { $0.faults(in: views) } }
        let severity = severity(of: MissingGlyph(), inScene: views.scene)
        return rules.flatMap { rule in
            let faults = rule.faults(in: views)
            guard rule.measuresGlyphs, self.severity(of: rule, inScene: views.scene) <= severity else { return faults }
            return faults.filter { !incomplete.contains($0.index) }
        }
    }

    /// The places of the texts with missing characters, without those that are allowed to have them.
    private func textsReported(by rules: [any Rule], asMissingGlyphsIn views: ReportIndex) -> Set<Int> {
        guard let rule = rules.first(where: { $0 is MissingGlyph }) else { return [] }
        return Set(rule.faults(in: views).filter { !AllowanceTable.allows($0, in: views) }.map(\.index))
    }
}
