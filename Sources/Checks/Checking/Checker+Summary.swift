extension Checker {
    func summary(of findings: [Finding], known: Int, duration: Double?) -> Summary {
        Summary(
            labels: state.tally.labelCount, keysAlone: state.tally.keysAlone, cells: state.tally.cells,
            parts: state.tally.parts.sorted { ($0.scene, $0.locale) < ($1.scene, $1.locale) },
            scenes: state.tally.scenes.keys.sorted(), locales: state.tally.locales,
            fonts: state.tally.fonts.sorted(), notes: state.tally.notes.sorted(), duration: duration,
            byRule: .counting(findings.map(\.rule)), byLocale: .counting(findings.map(\.locale)),
            tightest: state.tally.tightest.labels(besides: state.tally.closeCalls.contains),
            closeCalls: state.tally.closeCalls.closeCalls,
            hidden: state.tally.hidden.parts(besides: state.tally.scenes.keys), idleRules: idleRules(),
            allowed: state.allowances.all.reduce(0) { $0 + $1.uses }, known: known)
    }

    private func idleRules() -> [IdleRule] {
        Rules.all.compactMap { rule in
            // A rule that is off by default is not worth a remark.
            if rules.isOff(rule) {
                return rule.defaultSeverity == .off ? nil : IdleRule(rule: rule.identifier, cause: .off)
            }
            let scenes = state.tally.scenes.keys.filter { rules.isOff(rule, inScene: $0) }
            if !scenes.isEmpty { return IdleRule(rule: rule.identifier, cause: .offInScenes(scenes.sorted())) }
            let missing = rule.precondition.subtracting(state.tally.present)
            return missing.isEmpty ? nil : IdleRule(rule: rule.identifier, cause: .missing(missing))
        }
    }
}

extension [Summary.Count] {
    /// How often each name occurs, the most frequent first.
    package static func counting(_ names: [String]) -> Self {
        Summary.Count.merging([names.map { Summary.Count(name: $0, findings: 1) }])
    }
}
