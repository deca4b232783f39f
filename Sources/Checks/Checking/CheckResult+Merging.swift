extension CheckResult {
    /// Joins the results of several projects, so that one document can contain them.
    public init(merging results: [CheckResult]) {
        findings = results.flatMap(\.findings)
        notices = results.flatMap(\.notices)
        summary = Summary(merging: results.map(\.summary))
        allowances = results.flatMap(\.allowances)
        explained = results.reduce(into: []) { $0.formUnion($1.explained) }
        let leftOut = results.compactMap(\.leftOut)
        self.leftOut = leftOut.isEmpty ? nil : leftOut.dropFirst().reduce(leftOut[0]) { $0.union($1) }
        subject = results.first?.subject ?? .faults
        command = results.first?.command ?? command
        pictures = results.flatMap(\.pictures)
        widthNames = results.reduce(into: [:]) { $0.merge($1.widthNames) { first, _ in first } }
    }
}

extension Summary {
    /// Sums and unions. A rule is idle where it applies in none of the projects, or is off in some scenes.
    fileprivate init(merging summaries: [Summary]) {
        func union(_ names: (Summary) -> [String]) -> [String] { Set(summaries.flatMap(names)).sorted() }
        func sum(_ count: (Summary) -> Int) -> Int { summaries.reduce(0) { $0 + count($1) } }
        let durations = summaries.compactMap(\.duration)
        self.init(
            labels: sum(\.labels), keysAlone: sum(\.keysAlone), cells: sum(\.cells),
            parts: Set(summaries.flatMap(\.parts)).sorted { ($0.scene, $0.locale) < ($1.scene, $1.locale) },
            scenes: union(\.scenes), locales: union(\.locales), fonts: union(\.fonts), notes: union(\.notes),
            duration: durations.isEmpty ? nil : durations.reduce(0, +),
            byRule: Count.merging(summaries.map(\.byRule)), byLocale: Count.merging(summaries.map(\.byLocale)),
            tightest: Array(
                summaries.flatMap(\.tightest).sorted { $0.headroom < $1.headroom }.prefix(TightestLabels.limit)),
            closeCalls: CloseCalls(merging: summaries.compactMap(\.closeCalls)),
            hidden: summaries.flatMap(\.hidden),
            idleRules: IdleRule.merging(summaries.map(\.idleRules)),
            uncheckedDevices: UncheckedDevices(
                texts: sum { $0.uncheckedDevices?.texts ?? 0 },
                devices: Set(summaries.flatMap { $0.uncheckedDevices?.devices ?? [] })),
            coverage: CatalogCoverage(merging: summaries.compactMap(\.coverage)),
            allowed: sum(\.allowed), known: sum(\.known))
    }
}

extension IdleRule {
    /// The rules that are idle in every project, and those that some scene switches off, in the order of the rules.
    fileprivate static func merging(_ idle: [[IdleRule]]) -> [IdleRule] {
        RuleSet.identifiers.compactMap { rule in
            let causes = idle.compactMap { $0.first { $0.rule == rule }?.cause }
            let scenes = causes.flatMap { if case .offInScenes(let scenes) = $0 { scenes } else { [String]() } }
            if !scenes.isEmpty { return IdleRule(rule: rule, cause: .offInScenes(Set(scenes).sorted())) }
            guard causes.count == idle.count, let cause = causes.first else { return nil }
            return IdleRule(rule: rule, cause: cause)
        }
    }
}

extension CloseCalls {
    /// nil where there are none.
    fileprivate init?(merging calls: [CloseCalls]) {
        guard !calls.isEmpty else { return nil }
        self.init(
            count: calls.reduce(0) { $0 + $1.count }, errors95: Set(calls.flatMap(\.errors95)).sorted(),
            tightest: Array(
                calls.flatMap(\.tightest).sorted { $0.headroom < $1.headroom }.prefix(TightestLabels.limit)))
    }
}

extension Summary.Count {
    /// The most frequent first, then by name.
    static func merging(_ counts: [[Self]]) -> [Self] {
        Dictionary(counts.joined().map { ($0.name, $0.findings) }, uniquingKeysWith: +)
            .map { Self(name: $0.key, findings: $0.value) }
            .sorted { $0.findings == $1.findings ? $0.name < $1.name : $0.findings > $1.findings }
    }
}
