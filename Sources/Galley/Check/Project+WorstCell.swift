public import Checks
internal import Scenes

extension Project {
    /// The frame reports of the cells in which findings are worst, in the order of the findings; nil for one of a label
    /// without a scene.
    ///
    /// - Throws: `InputError` for what cannot be used. Each cell is laid out once: O(findings).
    public func worstReports(of findings: [Finding]) throws -> [FrameReport?] {
        guard !findings.isEmpty else { return [] }
        let fonts = try fontLibrary()
        let parts = try CheckPlan(self, options: CheckOptions()).scenes
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var forms: [WorstCell: [FrameReport]] = [:]
            return try findings.map { finding in
                let cell = WorstCell(finding)
                let reports = try forms[cell] ?? cell.reports(in: parts, &runners)
                forms[cell] = reports
                return reports.first { $0.shows(finding) } ?? reports.first
            }
        }
    }
}

/// A cell of a check, in which several findings may be worst.
private struct WorstCell: Hashable {
    let scene: String
    let locale: String
    let cell: Cell

    init(_ finding: Finding) {
        scene = finding.scene
        locale = finding.locale
        cell = finding.worst
    }

    /// A report for each plural form.
    @MainActor func reports(in parts: [ScenePart], _ runners: inout SceneRunners) throws -> [FrameReport] {
        guard let part = parts.first(where: { $0.scene.name == scene && $0.locale.name == locale }),
            let environment = part.environments.first(where: { Cell($0) == cell })
        else { return [] }
        var reports: [FrameReport] = []
        try runners.runner(for: part.scene).reports(of: part.scene, in: environment, locale: part.locale) {
            reports.append($0)
        }
        return reports
    }
}

extension FrameReport {
    /// Whether the view at fault has the text of the finding, and not another plural form of it.
    fileprivate func shows(_ finding: Finding) -> Bool {
        var shows = false
        root.walk { view, _ in
            if view.id == finding.view.id, view.text?.string == finding.text?.string { shows = true }
        }
        return shows
    }
}
