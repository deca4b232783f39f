internal import Basics
public import Catalogs
public import Checks
internal import Foundation
public import Frames
internal import Labels
public import Scenes

extension Project {
    /// Makes a project in code: scenes in Swift, and those settings of a `galley.yml` that differ from the defaults.
    ///
    /// All other properties of a project can be set afterwards.
    ///
    /// - Parameters:
    ///   - scenes: Of two with the same name, the second gets a number, as in `Settings 2`.
    ///   - catalogs: Used for texts that a scene's own catalogs lack.
    ///   - matrix: The environments of the check.
    ///   - platform: The platform whose conventions apply.
    ///   - rules: Which rules run, and with which severities.
    /// - Throws: `InputError` where a scene file sets a rule that does not exist.
    public init(
        scenes: [LayoutScene], catalogs: [Catalog] = [], in matrix: Matrix = Matrix(), platform: Platform = .ios,
        rules: RuleSet = RuleSet()
    ) throws {
        let scenes = SwiftScenes(scenes).scenes
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        var matrix = matrix
        if matrix.textSizes.isEmpty { matrix.textSizes = platform.usualTextSizes }
        self.init(
            file: scenes.lazy.compactMap(\.position?.file).first ?? "",
            directory: here, tree: ProjectTree(around: here),
            scenes: scenes.map { $0.adopting(catalogs, samples: [:]) }, catalogs: catalogs, fonts: [],
            modelsSystemFont: scenes.allSatisfy(\.modelsSystemFont), platform: platform, displayScale: nil,
            safeArea: nil, metrics: [:], matrix: matrix, labels: [], rules: rules, baseline: nil, baselinePosition: nil,
            arguments: [:])
        for index in self.scenes.indices where self.scenes[index].assetFolder == nil {
            self.scenes[index].assetFolder = here
        }
        for scene in scenes {
            for setting in scene.rules { try self.rules.set(setting, inScene: scene.name) }
        }
    }

    /// The project of scenes in Swift: the matrix, catalogs, fonts, rules and baseline of the nearest `galley.yml`,
    /// with these scenes in place of its own and of its label budgets.
    ///
    /// - Parameters:
    ///   - path: The file, or a folder in or below that of the file. The current folder of a test is that of its
    ///     package.
    ///   - scenes: Of two with the same name, the second gets a number, as in `Settings 2`.
    /// - Throws: `InputError` where there is none, or for an error in it.
    public static func find(at path: String = ".", scenes: [LayoutScene]) throws -> Project {
        let file = try configuration(at: path)
        var project = try Project(contentsOf: file, scenes: scenes, allowing: named(file, by: path))
        project.labels = []
        return project
    }

}
