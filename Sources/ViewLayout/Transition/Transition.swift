package import Foundation

/// How a view changes when a scene changes from one state to another.
package struct TransitioningView: Sendable {
    /// The view after the change, or before it for one that disappears.
    package var view: PlacedView
    /// The path of child indices from the root of the state that `view` belongs to.
    package var indices: [Int]
    /// The frame before the change, in points; `nil` for a view that appears.
    package var before: CGRect?
    /// The name of the view or layout before the change; `nil` for a view that appears.
    package var kindBefore: String?
    /// The frame after the change, in points; `nil` for a view that disappears.
    package var after: CGRect?

    /// How many views are around this one.
    package var depth: Int { indices.count }

    /// The frame at a fraction of the change, in 0…1: position and size move in a straight line.
    ///
    /// A view that appears or disappears stays where it is.
    package func frame(at fraction: CGFloat) -> CGRect {
        guard let before, let after else { return view.frame }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return CGRect(
            x: between(before.minX, after.minX), y: between(before.minY, after.minY),
            width: between(before.width, after.width), height: between(before.height, after.height))
    }
}

/// The views of two states of a scene, matched by their identity: those after the change in their order, and each
/// that disappears behind the views that stood before it.
///
/// As in SwiftUI, a view is the same in both states when it and the views around it are of the same kinds and have the
/// same places in the structure, or are the same elements of a `ForEach`. Which layout an `AnyLayout` has does not
/// matter. A view with an `id` is identified by that among the views of its container, so that the views of a scene
/// file can change their order. Takes time in proportion to the number of views.
package func transition(from old: PlacedScene, to new: PlacedScene) -> [TransitioningView] {
    let before = old.root.identified
    let after = new.root.identified
    let viewsBefore = Dictionary(before.map { ($0.identity, $0.view) }) { first, _ in first }
    let remaining = Set(after.map(\.identity))

    // Those that disappear, by the view that they follow.
    var disappearing: [ViewIdentity?: [TransitioningView]] = [:]
    var previous: ViewIdentity?
    for (identity, indices, view) in before {
        if remaining.contains(identity) {
            previous = identity
        } else {
            disappearing[previous, default: []].append(
                TransitioningView(view: view, indices: indices, before: view.frame, kindBefore: view.kind))
        }
    }
    var result = disappearing[nil] ?? []
    for (identity, indices, view) in after {
        let old = viewsBefore[identity]
        result.append(
            TransitioningView(
                view: view, indices: indices, before: old?.frame, kindBefore: old?.kind, after: view.frame))
        result += disappearing[identity] ?? []
    }
    return result
}

/// What makes a view the same in two states of a scene.
private struct ViewIdentity: Hashable {
    /// The places and kinds of the view and of those around it.
    let place: String
    /// Which of the views at the same place this is, such as the parts of a control.
    let rank: Int
}

extension PlacedView {
    /// This view and all below it, from the top, with what identifies each.
    fileprivate var identified: [(identity: ViewIdentity, indices: [Int], view: PlacedView)] {
        var ranks: [String: Int] = [:]
        var result: [(identity: ViewIdentity, indices: [Int], view: PlacedView)] = []
        var pending: [(container: (place: String, path: String), indices: [Int], view: PlacedView)] = [
            (("", ""), [], self)
        ]
        while let (container, indices, view) = pending.popLast() {
            let place = view.place(in: container)
            let rank = ranks[place, default: 0]
            ranks[place] = rank + 1
            result.append((ViewIdentity(place: place, rank: rank), indices, view))
            for (index, child) in view.children.enumerated().reversed() {
                pending.append(((place, view.path), indices + [index], child))
            }
        }
        return result
    }

    /// The place of the container, the way from there, and the step at its end.
    private func place(in container: (place: String, path: String)) -> String {
        let step = path.hasPrefix(container.path) ? path.dropFirst(container.path.count) : path[...]
        let name = identifier.map { "#\($0)" } ?? String(step)
        return "\(container.place)/\(name) \(hasAnyLayout ? "AnyLayout" : kind)"
    }
}
