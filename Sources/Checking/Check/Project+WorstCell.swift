public import Checks
public import Frames
internal import Labels
public import Projects
internal import Scenes

extension Project {
    /// Pictures of the cells in which findings are worst, in the order of the findings; nil for a finding of a label
    /// without a scene.
    ///
    /// - Throws: `InputError` for what cannot be used. Each cell is laid out once: O(findings).
    public func worstPictures(of findings: [Finding]) throws -> [ScenePicture?] {
        guard !findings.isEmpty else { return [] }
        let fonts = try fontLibrary()
        let parts = try CheckPlan(self, options: CheckOptions()).scenes
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var forms: [WorstCell: [ScenePicture]] = [:]
            return try findings.map { finding in
                let cell = WorstCell(finding)
                let pictures = try forms[cell] ?? cell.pictures(in: parts, &runners)
                forms[cell] = pictures
                return pictures.first { $0.report.shows(finding) } ?? pictures.first
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

    /// A picture for each plural form.
    @MainActor func pictures(in parts: [ScenePart], _ runners: inout SceneRunners) throws -> [ScenePicture] {
        guard let part = parts.first(where: { $0.scene.name == scene && $0.locale.name == locale }),
            let environment = part.environments.first(where: { Cell($0) == cell })
        else { return [] }
        var pictures: [ScenePicture] = []
        try runners.runner(for: part.scene).pictures(of: part.scene, in: environment, locale: part.locale) {
            pictures.append($0)
        }
        return pictures
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
