package import Checks
package import Frames
internal import Labels
internal import Scenes

extension CheckPlan {
    /// Finds the cells of scenes that findings are in.
    package struct FindingCells {
        private struct Name: Hashable {
            let scene: String
            let locale: String
            let file: String?
        }

        private var parts: [Name: ScenePart] = [:]

        package init(of plan: CheckPlan) {
            for part in plan.scenes {
                parts[Name(scene: part.scene.name, locale: part.locale.name, file: part.scene.file)] = part
            }
        }

        /// The scene of a finding in a locale, and the environment in which the finding is worst; nil where it belongs
        /// to no scene, as findings of labels do.
        package func worst(of finding: Finding, in locale: String) -> (part: ScenePart, environment: LayoutEnvironment)?
        {
            guard let part = parts[Name(scene: finding.scene, locale: locale, file: finding.file)],
                let environment = part.environments.first(where: { Cell($0) == finding.worst })
            else { return nil }
            return (part, environment)
        }
    }
}
