internal import Frames
internal import ViewLayout

extension LayoutScene {
    /// What the scene can show, each as a separate scene, whether or not the state of its views shows it: sheets,
    /// covers, popovers, alerts, confirmation dialogs and menus over it, the other tabs and the closed groups in it, in
    /// the order of the views.
    ///
    /// The views are evaluated, not laid out. A sheet that is made from an item is included only where there is an
    /// item; the content of a closed group is included when the group is open, as in a scene that shows it open. May be
    /// called on the main actor, from other actors and from any thread. Where the main actor waits meanwhile, as in
    /// `DispatchQueue.concurrentPerform`, the calling thread evaluates the views in its place.
    /// - Throws: `InputError` for a scene that cannot be read, `MainActorBlocked`
    ///   where a view that is being evaluated waits for the calling thread.
    public func presentations() throws -> [LayoutScene] {
        let kinds = try onMainActor {
            LayoutTree(
                try content(), environment: EnvironmentValues(LayoutEnvironment()), measurer: GridFont()
            ).presentations()
        }
        return kinds.enumerated().map { index, kind in
            var scene = self
            let before = kinds[..<index].count { $0 == kind }
            scene.name = PresentedScene.name(kind, before + 1, of: name)
            scene.presentation = index
            return scene
        }
    }
}
