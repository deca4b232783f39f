import Frames

/// What is different between a recorded frame report and the one of today, in words: which view moved by how much.
public enum FrameDifference {
    /// A line a difference; empty where the two are the same. Both texts are what `FrameTree` writes.
    ///
    /// A view that moved together with the view that holds it is not named.
    public static func describe(recorded: String, now: String) -> [String] {
        guard recorded != now else { return [] }
        guard let old = RecordedTree(recorded), let new = RecordedTree(now) else {
            return firstDifference(recorded, now)
        }
        var lines = zip(old.header, new.header).filter(!=).map { "\($0) → \($1)" }
        var pending = [(old: 0, new: 0, shift: Shift())]
        while let pair = pending.popLast() {
            let (before, after) = (old.views[pair.old], new.views[pair.new])
            lines += compare(before, after, shift: pair.shift)
            let shift = Shift(from: before.frame, to: after.frame)
            let matches = match(before.children, in: old, with: after.children, in: new)
            for match in matches.reversed() {
                switch match {
                case (let old?, let new?): pending.append((old, new, shift))
                case (let index?, nil): lines.append("\(name(old.views[index])) is gone")
                case (nil, let index?): lines.append("\(name(new.views[index])) is new, at \(place(new.views[index]))")
                case (nil, nil): break
                }
            }
        }
        return lines.isEmpty ? firstDifference(recorded, now) : lines
    }

    private static func compare(_ old: RecordedTree.View, _ new: RecordedTree.View, shift: Shift) -> [String] {
        var changes: [String] = []
        if old.title != new.title { changes.append("was \(old.title)") }
        let moved = Shift(from: old.frame, to: new.frame)
        if moved != shift, moved != Shift() {
            changes.append("moved by \(Number.text(moved.x)),\(Number.text(moved.y))")
        } else if moved != shift {
            changes.append("did not move with the view that holds it")
        }
        if old.frame.width != new.frame.width {
            changes.append("width \(Number.text(old.frame.width)) → \(Number.text(new.frame.width))")
        }
        if old.frame.height != new.frame.height {
            changes.append("height \(Number.text(old.frame.height)) → \(Number.text(new.frame.height))")
        }
        if old.facts != new.facts { changes.append("\(fact(old.facts)) → \(fact(new.facts))") }
        return changes.isEmpty ? [] : ["\(name(new)): \(changes.joined(separator: ", "))"]
    }

    /// The views inside two views, in pairs: by kind, name and text where these are the same, in order.
    private static func match(
        _ old: [Int], in oldTree: RecordedTree, with new: [Int], in newTree: RecordedTree
    ) -> [(old: Int?, new: Int?)] {
        if old.count == new.count { return zip(old, new).map { ($0, $1) } }
        func key(_ view: RecordedTree.View) -> String { "\(view.title) \(view.string ?? "")" }
        let keys = (old.map { key(oldTree.views[$0]) }, new.map { key(newTree.views[$0]) })
        let difference = keys.1.difference(from: keys.0)
        let (gone, come) = (Set(difference.removals.map(\.offset)), Set(difference.insertions.map(\.offset)))
        let kept = zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
        return kept.map { (old[$0], new[$1]) } + gone.sorted().map { (old[$0], nil) }
            + come.sorted().map { (nil, new[$0]) }
    }

    /// Where the two texts part, for texts that are no trees.
    private static func firstDifference(_ recorded: String, _ now: String) -> [String] {
        let lines = [recorded, now].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        let parts = lines.map { same < $0.count ? "“\($0[same])”" : "the end" }
        return ["line \(same + 1): \(parts[0]) → \(parts[1])"]
    }

    private static func name(_ view: RecordedTree.View) -> String {
        [view.path, view.title, view.string].compactMap(\.self).joined(separator: " ")
    }

    private static func place(_ view: RecordedTree.View) -> String {
        "\(Number.text(view.frame.x)),\(Number.text(view.frame.y))"
    }

    private static func fact(_ facts: String) -> String {
        let text = facts.drop { $0 == " " || $0 == "," }
        return text.isEmpty ? "nothing" : String(text)
    }

    /// How far the top left corner of a view has moved, in thousandths as the texts have them.
    private struct Shift: Equatable {
        var x = 0.0
        var y = 0.0

        init() {}

        init(from old: Frame, to new: Frame) {
            x = ((new.x - old.x) * 1000).rounded() / 1000
            y = ((new.y - old.y) * 1000).rounded() / 1000
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
