import Frames

extension Checker {
    func summary(of findings: [Finding], known: Int, duration: Double?) -> Summary {
        Summary(
            labels: tally.labelCount, cells: tally.cells,
            parts: tally.parts.sorted { ($0.scene, $0.locale) < ($1.scene, $1.locale) },
            scenes: tally.scenes.keys.sorted(), locales: tally.locales,
            fonts: tally.fonts.sorted(), notes: tally.notes.sorted(), duration: duration,
            byRule: Self.counts(findings.map(\.rule)), byLocale: Self.counts(findings.map(\.locale)),
            tightest: tally.tightest.labels, idleRules: idleRules(),
            allowed: allowances.all.reduce(0) { $0 + $1.uses }, known: known)
    }

    private static func counts(_ names: [String]) -> [Summary.Count] {
        Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            .map { Summary.Count(name: $0.key, findings: $0.value) }
            .sorted { $0.findings == $1.findings ? $0.name < $1.name : $0.findings > $1.findings }
    }

    private func idleRules() -> [IdleRule] {
        let present = tally.locales.count > 1 ? tally.present.union(.severalLocales) : tally.present
        return Rules.all.compactMap { rule in
            if rules.isOff(rule) { return IdleRule(rule: rule.identifier, cause: .off) }
            let missing = rule.precondition.subtracting(present)
            return missing.isEmpty ? nil : IdleRule(rule: rule.identifier, cause: .missing(missing))
        }
    }
}
