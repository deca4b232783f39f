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
    public init(
        scenes: [LayoutScene], catalogs: [Catalog] = [], in matrix: Matrix = Matrix(), platform: Platform = .ios,
        rules: RuleSet = RuleSet()
    ) {
        var matrix = matrix
        if matrix.textSizes.isEmpty { matrix.textSizes = platform.usualTextSizes }
        self.init(
            file: scenes.lazy.compactMap(\.position?.file).first ?? "",
            directory: URL(filePath: FileManager.default.currentDirectoryPath), scenes: scenes, catalogs: catalogs,
            fonts: [], modelsSystemFont: scenes.allSatisfy(\.modelsSystemFont), platform: platform, displayScale: nil,
            safeArea: nil, matrix: matrix, labels: [], rules: rules, baseline: nil, baselinePosition: nil,
            arguments: [:])
        self.scenes = scenes.map(adopted)
    }

    /// A scene in Swift with the catalogs and samples of the project after its own.
    private func adopted(_ scene: LayoutScene) -> LayoutScene {
        var scene = scene
        scene.catalogs += catalogs
        scene.samples.merge(arguments) { own, _ in own }
        return scene
    }

    /// The project with other scenes, in Swift, and no budgets for labels.
    package func with(_ scenes: [LayoutScene]) -> Project {
        var project = self
        project.scenes = scenes.map(adopted)
        project.labels = []
        return project
    }
}
