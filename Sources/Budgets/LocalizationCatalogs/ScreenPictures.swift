internal import Basics
internal import Checking
import Frames
internal import Labels
internal import Projects
internal import Raster
internal import Scenes

/// Draws the screens that show the keys of a language.
@MainActor
struct ScreenPictures {
    /// A screen, and where it shows which keys.
    struct Picture {
        var file: [UInt8]
        var frames: [(key: String, frame: Frame)]
    }

    private var runners: SceneRunners

    init(_ project: Project, fonts: FontLibrary) { runners = SceneRunners(project, fonts: fonts) }

    /// The pictures of a scene in one language: in its usual environment, and for keys that do not show there, in the first
    /// that shows them.
    ///
    /// - Parameter keys: What may show. A key that never shows inside the screen has no picture. O(cells) layouts at most.
    mutating func pictures(of part: ScenePart, keys: Set<String>) throws -> [Picture] {
        let runner = try runners.runner(for: part.scene)
        var (missing, pictures): (Set<String>, [Picture]) = (keys, [])
        for environment in part.environments.usualFirst {
            guard !missing.isEmpty else { break }
            let picture = try runner.picture(of: part.scene, in: environment, locale: part.locale)
            let frames = picture.visibleTexts.filter { missing.contains($0.key) }
            guard !frames.isEmpty else { continue }
            missing.subtract(frames.keys)
            pictures.append(
                Picture(
                    file: try FramePNG.screen(picture),
                    frames: frames.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }
        return pictures
    }
}

extension [LayoutEnvironment] {
    /// With the text size that devices have at first, in the order of the project; then the others.
    fileprivate var usualFirst: [LayoutEnvironment] {
        filter(\.textSize.isDefault) + filter { !$0.textSize.isDefault }
    }
}
