internal import Scenes

/// The runners of a project's scenes: one for each set of fonts, so that scenes with the same fonts share them.
@MainActor
struct SceneRunners {
    private let project: Project
    private let isTripled: Bool
    private var runners: [[FontFile]: SceneRunner]

    /// - Parameter fonts: The open fonts of the project.
    init(_ project: Project, fonts: FontLibrary, isTripled: Bool = false) {
        self.project = project
        self.isTripled = isTripled
        runners = [[]: SceneRunner(fonts: fonts, platform: project.platform, isTripled: isTripled)]
    }

    /// The runner with the fonts of a scene before those of the project.
    ///
    /// - Throws: `InputError` for a font that cannot be used.
    mutating func runner(for scene: LayoutScene) throws -> SceneRunner {
        if let known = runners[scene.fonts] { return known }
        let runner = SceneRunner(
            fonts: try project.fontLibrary(scene.fonts), platform: project.platform, isTripled: isTripled)
        runners[scene.fonts] = runner
        return runner
    }
}
