internal import Basics
internal import Checks
public import Frames

/// The transition between two states of a scene as a tree that people read, one view a line: the frame before, the
/// frame after, and the frame in between.
///
///     Ranks → A tie: en, large, width 393, ios
///     361 × 200 → 361 × 56, at 0.5
///     RadialLayout 16,0 361×200 → HStack 16,0 361×56, at 16,0 361×128
///     ├─ Circle #cat 168.5,0 56×56 → 100.5,0 56×56, at 134.5,0 56×56
///     └─ Text 20,180 40×20 "Tie", appears
public enum TransitionTree {
    /// The whole text, with a line feed at its end. O(n) in views, whatever their depth.
    public static func render(_ transition: FrameTransition) -> String {
        var text = header(transition)
        var prefixes: [String] = []
        for (view, isLast) in zip(transition.views, lastSiblings(transition.views)) {
            let branch: TreeBranch = view.depth == 0 ? .root : isLast ? .last : .inner
            prefixes.removeLast(max(prefixes.count - view.depth, 0))
            let prefix = prefixes.last ?? ""
            text += "\(prefix)\(branch.mark)\(line(view))\n"
            prefixes.append(prefix + branch.continuation)
        }
        return text
    }

    private static func header(_ transition: FrameTransition) -> String {
        let (before, after) = (transition.before, transition.after)
        let facts = FrameTree.facts(of: transition.environment).joined(separator: ", ")
        return """
            \(FrameTreeLine.oneLine(before.scene)) → \(FrameTreeLine.oneLine(after.scene)): \(facts)
            \(size(before.size)) → \(size(after.size)), at \(Number.text(transition.fraction))

            """
    }

    private static func line(_ view: ViewTransition) -> String {
        var line = view.kindBefore ?? view.kind
        if let name = view.name { line += " #\(FrameTreeLine.oneLine(name))" }
        line += " \(FrameTreeLine.frame(view.before ?? view.between))"
        if let before = view.before, let after = view.after, before != after || view.kindBefore != nil {
            let kind = view.kindBefore == nil ? "" : "\(view.kind) "
            line += " → \(kind)\(FrameTreeLine.frame(after))"
        }
        if let string = view.string { line += " \(Prose.quoted(string))" }
        switch (view.before, view.after) {
        case (nil, _): line += ", appears"
        case (_, nil): line += ", disappears"
        case (let before?, let after?):
            line += before == after ? ", stays" : ", at \(FrameTreeLine.frame(view.between))"
        }
        return line
    }

    private static func size(_ size: Size) -> String { "\(Number.text(size.width)) × \(Number.text(size.height))" }

    /// Whether no view of the same container follows, for each view.
    private static func lastSiblings(_ views: [ViewTransition]) -> [Bool] {
        var result: [Bool] = []
        // The depths at which another view follows in the containers that are open.
        var following: Set<Int> = []
        for view in views.reversed() {
            result.append(!following.contains(view.depth))
            following.insert(view.depth)
            following.remove(view.depth + 1)
        }
        return result.reversed()
    }
}
