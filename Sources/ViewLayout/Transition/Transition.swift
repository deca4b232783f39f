package import Foundation

/// What becomes of a view when a scene changes from one state to another.
package struct TransitioningView: Sendable {
    /// The name of the view after the change, or before it for one that disappears.
    package var kind: String
    package var identifier: String?
    /// How many views stand around this one.
    package var depth: Int
    /// The frame before the change, in points; `nil` for a view that appears.
    package var before: CGRect?
    /// The frame after the change, in points; `nil` for a view that disappears.
    package var after: CGRect?

    /// The frame at a fraction of the change, in 0…1: position and size move in a straight line.
    ///
    /// A view that appears or disappears stays where it is.
    package func frame(at fraction: CGFloat) -> CGRect? {
        guard let before, let after else { return after ?? before }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return CGRect(
            x: between(before.minX, after.minX), y: between(before.minY, after.minY),
            width: between(before.width, after.width), height: between(before.height, after.height))
    }
}

/// The views of two states of a scene, matched by their identity: those after the change in their order, and each
/// that disappears behind the views that stood before it.
///
/// A view is the same in both when it has the same place in the structure of the views, the same element of a
/// `ForEach` and the same `id`; which layout its container has does not matter. Takes time in proportion to the
/// number of views.
package func transition(from old: PlacedScene, to new: PlacedScene) -> [TransitioningView] {
    let before = old.root.identified
    let after = new.root.identified
    let framesBefore = Dictionary(before.map { ($0.identity, $0.view.frame) }) { first, _ in first }
    let remaining = Set(after.map(\.identity))

    // Those that disappear, by the view that they follow.
    var disappearing: [ViewIdentity?: [TransitioningView]] = [:]
    var previous: ViewIdentity?
    for (identity, depth, view) in before {
        if remaining.contains(identity) {
            previous = identity
        } else {
            disappearing[previous, default: []].append(.init(view, depth, before: view.frame, after: nil))
        }
    }
    var result = disappearing[nil] ?? []
    for (identity, depth, view) in after {
        result.append(.init(view, depth, before: framesBefore[identity], after: view.frame))
        result += disappearing[identity] ?? []
    }
    return result
}

/// What makes a view the same in two states of a scene.
private struct ViewIdentity: Hashable {
    let path: String
    let identifier: String?
    /// Which of the views with the same path this is, such as the parts of a control.
    let rank: Int
}

extension TransitioningView {
    fileprivate init(_ view: PlacedView, _ depth: Int, before: CGRect?, after: CGRect?) {
        self.init(kind: view.kind, identifier: view.identifier, depth: depth, before: before, after: after)
    }
}

extension PlacedView {
    /// This view and all below it, from the top, with what identifies each.
    fileprivate var identified: [(identity: ViewIdentity, depth: Int, view: PlacedView)] {
        var ranks: [String: Int] = [:]
        var result: [(identity: ViewIdentity, depth: Int, view: PlacedView)] = []
        var pending = [(depth: 0, view: self)]
        while let (depth, view) = pending.popLast() {
            let rank = ranks[view.path, default: 0]
            ranks[view.path] = rank + 1
            result.append((ViewIdentity(path: view.path, identifier: view.identifier, rank: rank), depth, view))
            pending += view.children.reversed().map { (depth + 1, $0) }
        }
        return result
    }
}
