internal import Foundation
public import Frames
public import Labels
internal import TextLayout
internal import Typography
internal import ViewLayout

extension LayoutScene {
    /// What happens to each view when the scene changes to another state of itself.
    ///
    /// - Parameters:
    ///   - other: The state after the change: the same scene with other values, or another layout in an `AnyLayout`.
    ///   - environment: What both states are laid out in; by default English on iOS, at the text size `large`,
    ///     with no size proposed.
    ///   - fraction: How far the change has gone, in 0…1.
    ///   - fonts: Open fonts for the states before and after, in place of the scenes' own.
    /// - Throws: `InputError` for a font that cannot be used, `MainActorBlocked`
    ///   where a view that is being evaluated waits for the calling thread.
    public func transition(
        to other: LayoutScene, in environment: LayoutEnvironment = LayoutEnvironment(), at fraction: Double = 0.5,
        fonts: (FontLibrary, FontLibrary)? = nil
    ) throws -> FrameTransition {
        let libraries = try fonts ?? (fontLibrary(), other.fontLibrary())
        return try onMainActor {
            // A runner keeps the views of a scene by its name, and both states of a scene may have the same name.
            let before = SceneRunner(fonts: libraries.0, platform: environment.platform)
            let after = SceneRunner(fonts: libraries.1, platform: environment.platform)
            let old = try before.layOut(self, in: environment)
            let new = try after.layOut(other, in: environment)
            return FrameTransition(
                environment: environment, fraction: fraction, before: .init(self, old.placed),
                after: .init(other, new.placed),
                views: ViewLayout.transition(from: old.placed, to: new.placed).map { view in
                    ViewTransition(view, at: fraction, measurer: view.after == nil ? old.measurer : new.measurer)
                })
        }
    }
}

extension FrameTransition.State {
    fileprivate init(_ scene: LayoutScene, _ placed: PlacedScene) {
        let size = Size(width: placed.size.width, height: placed.size.height)
        self.init(scene: scene.name, file: scene.file, size: size)
    }
}

extension ViewTransition {
    fileprivate init(_ transition: TransitioningView, at fraction: Double, measurer: SceneTextMeasurer) {
        let view = transition.view
        let id = (["0"] + transition.indices.map(String.init)).joined(separator: ".")
        let string = view.text.map { measurer.resolve($0).paragraph.text.string }
        self.init(
            id: id, name: view.identifier, kind: view.kind, string: string, depth: transition.depth,
            before: transition.before.map { Frame($0) }, after: transition.after.map { Frame($0) },
            between: Frame(transition.frame(at: fraction)))
        kindBefore = transition.kindBefore == view.kind ? nil : transition.kindBefore
    }
}
