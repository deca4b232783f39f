public import Checks
internal import Foundation
public import Scenes

extension Project {
    /// A project in code: scenes in Swift, and of what a `galley.yml` may say that which differs from its defaults.
    ///
    /// Whatever else a project has can be set afterwards.
    ///
    /// - Parameters:
    ///   - catalogs: Where texts come from that a scene's own catalogs lack.
    ///   - matrix: The environments of the check.
    /// - Throws: `InputError` for a rule that a scene file sets and that does not exist.
    public init(
        scenes: [LayoutScene], catalogs: [Catalog] = [], in matrix: Matrix = Matrix(), platform: Platform = .ios,
        rules: RuleSet = RuleSet()
    ) throws {
        var matrix = matrix
        if matrix.textSizes.isEmpty { matrix.textSizes = platform.usualTextSizes }
        self.init(
            file: scenes.lazy.compactMap(\.position?.file).first ?? "",
            directory: URL(filePath: FileManager.default.currentDirectoryPath), scenes: scenes, catalogs: catalogs,
            fonts: [], modelsSystemFont: scenes.allSatisfy(\.modelsSystemFont), platform: platform, displayScale: nil,
            safeArea: nil, matrix: matrix, labels: [], rules: rules, baseline: nil, baselinePosition: nil,
            arguments: [:])
        self.scenes = scenes.map { $0.adopting(catalogs, samples: [:]) }
        for scene in scenes {
            for setting in scene.rules { try self.rules.set(setting, inScene: scene.name) }
        }
    }

    /// The project with other scenes, in Swift, and no budgets for labels.
    package func with(_ scenes: [LayoutScene]) -> Project {
        var project = self
        project.scenes = scenes.map { $0.adopting(catalogs, samples: arguments) }
        project.labels = []
        return project
    }
}
