public import Checks
internal import Frames
public import Projects
internal import Reports
internal import Scenes

extension Project {
    /// Draws the cells in which faults of scenes are worst, each beside the same cell in the source locale: one for
    /// each fault that locales share, each cell once, and the worst faults first.
    ///
    /// - Parameters:
    ///   - result: The result of ``check(_:progress:)`` of this project with the same options.
    ///   - limit: How many faults are looked at.
    /// - Throws: `InputError` for what cannot be used. O(cells that are drawn).
    public func worstPictures(
        of result: CheckResult, _ options: CheckOptions = CheckOptions(), limit: Int = 50
    ) throws -> [ComparedPictures] {
        let findings = result.worstBlocksFirst.prefix(limit).map(\.worst)
        let fonts = try fontLibrary()
        var options = options
        options.changedSince = nil
        let plan = try CheckPlan.withSourceLocale(of: self, options: options)
        let cells = CheckPlan.FindingCells(of: plan)
        return try onMainActor {
            var runners = SceneRunners(self, fonts: fonts)
            var pictures: [ComparedPictures] = []
            for finding in findings where !pictures.contains(where: { $0.shows(finding) }) {
                guard let worst = cells.worst(of: finding, in: finding.locale) else { continue }
                let runner = try runners.runner(for: worst.part.scene)
                let now = try runner.picture(of: worst) { $0.shows(finding.text) }
                let source =
                    finding.locale == plan.sourceLocale ? nil : cells.worst(of: finding, in: plan.sourceLocale)
                pictures.append(
                    ComparedPictures(
                        ofWorstCellOf: finding,
                        reference: try source.flatMap { try runner.picture(of: $0) { _ in true } },
                        now: now, rules: rules))
            }
            return pictures
        }
    }
}

extension SceneRunner {
    /// The scene in the first plural form that is wanted, or else in its first.
    fileprivate func picture(
        of cell: (part: ScenePart, environment: LayoutEnvironment), where isWanted: (FrameReport) -> Bool
    ) throws -> ScenePicture? {
        var first: ScenePicture?
        var found: ScenePicture?
        try pictures(of: cell.part.scene, in: cell.environment, locale: cell.part.locale) { picture in
            first = first ?? picture
            if found == nil, isWanted(picture.report) { found = picture }
        }
        return found ?? first
    }
}

extension FrameReport {
    /// Whether the report has this text. O(views).
    fileprivate func shows(_ text: TextReference?) -> Bool {
        var isShown = false
        root.walk { view, _ in
            if let own = view.text, own.string == text?.string, own.key == text?.key { isShown = true }
        }
        return isShown
    }
}
