internal import Checks
internal import Frames
internal import Scenes

extension CheckPlan {
    /// Finds the cells of scenes that findings stand in.
    struct FindingCells {
        private struct Name: Hashable {
            let scene: String
            let locale: String
            let file: String?
        }

        private var parts: [Name: ScenePart] = [:]

        init(of plan: CheckPlan) {
            for part in plan.scenes {
                parts[Name(scene: part.scene.name, locale: part.locale.name, file: part.scene.file)] = part
            }
        }

        /// The scene of a finding in a locale, and the environment that the finding is worst in; nil where it is of no
        /// scene, as those of labels are.
        func worst(of finding: Finding, in locale: String) -> (part: ScenePart, environment: LayoutEnvironment)? {
            guard let part = parts[Name(scene: finding.scene, locale: locale, file: finding.file)],
                let environment = part.environments.first(where: { Cell($0) == finding.worst })
            else { return nil }
            return (part, environment)
        }
    }

    /// The plan with the source locale, which stands beside all others, even where a filter leaves it out.
    static func withSourceLocale(of project: Project, options: CheckOptions) throws -> CheckPlan {
        let plan = try CheckPlan(project, options: options)
        guard !options.locales.isEmpty, !options.locales.contains(plan.sourceLocale) else { return plan }
        var wider = options
        wider.locales.append(plan.sourceLocale)
        // A project that does not check its source locale has no such picture.
        return (try? CheckPlan(project, options: wider)) ?? plan
    }
}
