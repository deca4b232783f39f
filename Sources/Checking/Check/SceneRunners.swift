internal import FoundationEssentials
package import Labels
package import Projects
package import Scenes

/// The runners of a project's scenes: one for each set of fonts, shared by the scenes with the same fonts.
///
/// They are kept while a matrix is checked, as opening a set of fonts takes two milliseconds.
@MainActor
package struct SceneRunners {
    private let project: Project
    private let isTripled: Bool
    private var runners: [[FontFile]: SceneRunner]

    /// - Parameter fonts: The open fonts of the project.
    package init(_ project: Project, fonts: FontLibrary, isTripled: Bool = false) {
        self.project = project
        self.isTripled = isTripled
        runners = [[]: SceneRunner(fonts: fonts, platform: project.platform, isTripled: isTripled)]
    }

    /// The runner with the fonts of a scene before those of the project.
    ///
    /// - Throws: `InputError` for a font that cannot be used.
    package mutating func runner(for scene: LayoutScene) throws -> SceneRunner {
        let fonts = scene.fonts.map(\.standardized)
        if let known = runners[fonts] { return known }
        let runner = SceneRunner(
            fonts: try project.fontLibrary(scene.fonts), platform: project.platform, isTripled: isTripled)
        runners[fonts] = runner
        return runner
    }

    /// Forgets the views and texts of all scenes, whose catalogs may have changed.
    func forgetScenes() {
        for runner in runners.values { runner.forgetScenes() }
    }
}

extension FontFile {
    /// The same file by its shortest path, as scenes in several folders may name one file.
    fileprivate var standardized: FontFile {
        var file = self
        file.url = url.standardizedFileURL
        return file
    }
}
