public import Checks
internal import Scenes

extension Project {
    /// The frame reports of the cells in which findings are worst, in the order of the findings; nil for one of a label
    /// without a scene.
    ///
    /// Each cell is laid out once: O(findings).
    public func worstReports(of findings: [Finding]) throws -> [FrameReport?] {
        guard !findings.isEmpty else { return [] }
        let fonts = try fontLibrary()
        let parts = try CheckPlan(self, options: CheckOptions()).scenes
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            return try findings.map { finding in
                guard
                    let part = parts.first(where: { $0.scene.name == finding.scene && $0.locale.name == finding.locale }
                    ),
                    let environment = part.environments.first(where: { Cell($0) == finding.worst })
                else { return nil }
                var worst: FrameReport?
                try runners.runner(for: part.scene).reports(of: part.scene, in: environment, locale: part.locale) {
                    if worst == nil || $0.shows(finding) { worst = $0 }
                }
                return worst
            }
        }
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
