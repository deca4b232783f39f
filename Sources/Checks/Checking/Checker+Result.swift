internal import Basics

extension Checker {
    /// What was found: grouped, sorted, and without what the baseline has.
    ///
    /// - Parameter widthNames: The names of screens by their width.
    /// - Parameter baseline: The findings that are known.
    /// - Parameter duration: How long the check took, in seconds.
    /// - Parameter isPartial: Whether filters left out a part of the project. Then an unused allowance or severity
    ///   means nothing.
    public func result(
        widthNames: [Double: String] = [:], baseline: Baseline? = nil, duration: Double? = nil, isPartial: Bool = false
    ) -> CheckResult {
        let all = findings()
        let known = BaselineMatch(baseline, among: all)
        let findings = baseline == nil ? all : all.compactMap { news($0, known: known.entries(of: $0)) }
        var stale = known.unanswered.filter { wasMeasured($0.finding) }.sorted()
        let uncounted = stale.count
        stale.removeAll { isNoFindingAnyMore($0.finding) }
        return CheckResult(
            findings: findings,
            notices: notices(stale: stale, isPartial: isPartial) + Self.remark(on: uncounted - stale.count),
            summary: summary(of: findings, known: all.count - findings.count, duration: duration),
            allowances: state.allowances.all, widthNames: widthNames, explained: state.explained)
    }

    private func findings() -> [Finding] {
        let positions = Dictionary(uniqueKeysWithValues: FindingKinds.all.enumerated().map { ($1.identifier, $0) })
        let measured = state.cellsOfScene.mapValues { $0.indices.map { state.cells[$0] } }
        var extents: [ExtentKey: Extent] = [:]
        // There may be as many findings as labels, so what is sorted is small, and the list is made at its full length.
        var findings: [Finding] = []
        findings.reserveCapacity(state.groups.count)
        var order = state.groups.indices.map { (place: Place(state.groups[$0].value), index: $0) }
        order.sort { first, second in
            if first.place != second.place { return first.place < second.place }
            let (mine, its) = (state.groups[first.index], state.groups[second.index])
            let (rank, other) = (positions[mine.key.rule] ?? 0, positions[its.key.rule] ?? 0)
            if rank != other { return rank < other }
            if mine.key.scene != its.key.scene { return mine.key.scene < its.key.scene }
            let (view, next) = (mine.value.worst.view.label, its.value.worst.view.label)
            return view == next ? mine.key < its.key : view < next
        }
        for (_, index) in order {
            let (identity, group) = state.groups[index]
            guard let rule = FindingKinds.named(identity.rule) else { continue }
            let own = group.room == nil ? nil : group.measured
            let key = ExtentKey(scene: identity.scene, cells: group.cells, measured: own)
            let all = own.map { $0.indices.map { state.cells[$0] } } ?? measured[identity.scene] ?? []
            let cellsAtFault = group.cells.indices
            // A recording may be of cells that are no longer checked.
            let other = rule is DifferenceKind ? cellsAtFault.map { state.cells[$0] } : []
            let extent =
                extents[key]
                ?? Extent(
                    cells: cellsAtFault.map { state.cells[$0] }, among: all + other)
            extents[key] = extent
            let worst = group.worst
            findings.append(
                Finding(
                    rule: identity.rule,
                    severity: group.severity(rules.severity(of: rule, inScene: identity.scene)),
                    scene: identity.scene, file: group.file, locale: identity.locale,
                    subject: identity.subject, view: worst.view, viewLabels: group.labels,
                    place: group.room == nil ? nil : worst.view.name, text: worst.text,
                    evidence: worst.evidence, worst: state.cells[worst.cell],
                    first: state.cells[group.first.cell], firstEvidence: group.first.evidence,
                    cells: cellsAtFault.count, cellsMeasured: all.count, extent: extent,
                    lacks: group.lacks, plurals: group.plurals.sorted(), remarks: group.remarks(extent: extent),
                    hints: group.hints()))
        }
        return findings
    }

    /// Findings of a scene are often in the same cells, and their extent is worked out once.
    private struct ExtentKey: Hashable {
        var scene: String
        var cells: CellSet
        /// Those of the label alone; nil for those of the scene.
        var measured: CellSet?
    }

    /// Whether the finding would have been reported if it were still there.
    private func wasMeasured(_ finding: FindingIdentity) -> Bool {
        state.tally.parts.contains(Summary.Part(scene: finding.scene, locale: finding.locale))
            && differential?.locale != finding.locale
            && Rules.named(finding.rule).map { rules.severity(of: $0, inScene: finding.scene) != .off } ?? true
    }

    /// Whether it is a missing translation of a text that nothing is known to show, which is counted in the summary alone.
    private func isNoFindingAnyMore(_ finding: FindingIdentity) -> Bool {
        finding.rule == MissingTranslation().identifier
            && finding.key.map { !state.tally.placedKeys.contains($0) } ?? false
    }

    private static func remark(on count: Int) -> [Notice] {
        guard count > 0 else { return [] }
        let entries = count == 1 ? "1 missing translation" : "\(Prose.number(count)) missing translations"
        return [
            .remark(
                "the baseline has \(entries) of texts that nothing is known to show, which the summary counts instead; "
                    + "galley baseline update removes \(count == 1 ? "it" : "them")", at: nil)
        ]
    }

    private func notices(stale: [Baseline.Entry], isPartial: Bool) -> [Notice] {
        var notices: [Notice] = []
        for allowance in state.allowances.all {
            if Rules.named(allowance.rule) == nil {
                let nearest = NearestName.find(allowance.rule, among: RuleSet.identifiers)
                notices.append(.unknownAllowance(allowance, nearest: nearest))
            } else if allowance.uses == 0, !isPartial {
                notices.append(.uselessAllowance(allowance))
            }
        }
        notices += stale.map { .staleBaselineEntry($0) }
        for (scene, position) in state.tally.scenes.sorted(by: { $0.key < $1.key })
        where !state.tally.scenesWithText.contains(scene) {
            notices.append(.sceneWithoutText(scene, at: position))
        }
        if !isPartial {
            notices += rules.scenes.filter { state.tally.scenes[$0] == nil }.map { .severitiesWithoutScene($0) }
        }
        return notices
    }
}

/// What a list of findings is sorted by first: the place of `Finding.source`, where a person fixes it.
private struct Place: Comparable {
    var file = ""
    var line = 0
    var column = 0

    init(_ group: FindingGroup) {
        if let source = group.worst.text?.source ?? group.worst.view.source {
            (file, line, column) = (source.file, source.line, source.column)
        } else if let name = group.file {
            (file, line, column) = (name, 1, 1)
        }
    }

    static func < (first: Place, second: Place) -> Bool {
        first.file == second.file
            ? (first.line, first.column) < (second.line, second.column) : first.file < second.file
    }
}
