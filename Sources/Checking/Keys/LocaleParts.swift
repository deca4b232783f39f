internal import Checks
internal import Frames
internal import Projects
internal import Scenes

/// The parts of a check in one locale, by the keys that they show.
struct LocaleParts {
    /// A scene, and what it has with the texts of its catalogs.
    struct Scene {
        let part: ScenePart
        /// The keys of all its texts, whether or not they show.
        let keys: Set<String>
        /// Its findings.
        let known: Set<FindingIdentity>
    }

    let plan: CheckPlan
    /// The plan's names of screens, which take a look at every label budget.
    let widthNames: [Double: String]
    private var labels: [String: [Int]] = [:]
    private var scenes: [Scene] = []

    /// Lays every scene out in each of its environments, since the keys of a scene in Swift are not known before. O(cells).
    ///
    /// - Parameter before: The scene with the texts whose findings are known.
    @MainActor
    init(
        _ plan: CheckPlan, runners: inout SceneRunners, rules: RuleSet, before: (LayoutScene) -> LayoutScene
    ) throws {
        self.plan = plan
        widthNames = plan.widthNames
        for (index, part) in plan.labels.enumerated() {
            for key in part.keys { labels[key, default: []].append(index) }
        }
        for part in plan.scenes {
            let runner = try runners.runner(for: part.scene)
            var worker = SceneWorker(runners, tally: Checker(rules: rules), trials: .none)
            let known = before(part.scene)
            try worker.run(ScenePart(scene: known, locale: part.locale, environments: part.environments))
            var keys = Set(part.scene.references.keys.map(\.name))
            for environment in part.environments {
                keys.formUnion(try runner.keys(of: known, in: environment, locale: part.locale))
            }
            scenes.append(Scene(part: part, keys: keys, known: worker.tally.state.findingIdentities))
        }
    }

    /// Whether something shows a key.
    func show(_ key: String) -> Bool { labels[key] != nil || scenes.contains { $0.keys.contains(key) } }

    /// The labels with a key.
    func labels(of key: String) -> [LabelPart] { labels[key, default: []].map { plan.labels[$0] } }

    /// The scenes with a key.
    func scenes(of key: String) -> [Scene] { scenes.filter { $0.keys.contains(key) } }

    /// The names of the scenes and label budgets that show a key, in order.
    func places(of key: String) -> [String] {
        Set(labels(of: key).map(\.budget.title) + scenes(of: key).map(\.part.scene.name)).sorted()
    }
}
