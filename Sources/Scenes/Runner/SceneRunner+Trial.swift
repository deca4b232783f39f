package import Frames
package import Labels
package import ViewLayout

extension SceneRunner {
    /// The frame report of a scene with one view changed; nil where the scene has no such view in this environment.
    ///
    /// - Parameters:
    ///   - form: Which plural form of every text is measured, from 0.
    ///   - view: The identifier of the view in the report without the change.
    /// - Returns: As ``report(of:in:locale:form:stretching:)``. Views are made again for each change, locale and text
    ///   size, and kept for the widths.
    package func report(
        of scene: LayoutScene, in environment: LayoutEnvironment, locale: CheckLocale, form: Int,
        trying change: ViewTrial.Change, on view: String
    ) throws -> FrameReport? {
        let written = try tree(of: scene, in: environment, locale: locale, form: form)
        let placed = ViewWork.run(.scene(scene, environment)) {
            place(written, in: room(of: scene, in: environment, written))
        }
        guard let place = placed.root.view(view)?.place else { return nil }
        let tree = try tree(
            of: scene, in: environment, locale: locale, form: form, trial: ViewTrial(change, at: place))
        return try report(of: scene, in: environment, tree: tree)
    }
}

extension PlacedView {
    /// The view that a report identifies by the numbers of the views on the way to it, "0.1.2".
    fileprivate func view(_ identifier: String) -> PlacedView? {
        var view = self
        for part in identifier.split(separator: ".").dropFirst() {
            guard let number = Int(part), view.children.indices.contains(number) else { return nil }
            view = view.children[number]
        }
        return view
    }
}
