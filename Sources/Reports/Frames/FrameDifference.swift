internal import Basics
package import Checks
package import Frames
internal import Pictures

/// The differences between a recorded frame report and a new one: which view moved by how much.
package struct FrameDifference {
    /// A view of both reports, or of one where it is new or gone. The indices count the views of each tree, parents
    /// first.
    struct Pair {
        var old: Int?
        var new: Int?
        /// The views that contain it.
        var holders: (old: Int, new: Int)?
    }

    let recorded: RecordedTree
    let now: RecordedTree
    let report: FrameReport
    /// The views of the new report, as those of ``now``.
    let views: [ViewFrame]
    /// Where each of them is written, or else the view that contains it.
    private let sources: [SourcePosition?]
    /// Every view that was compared, in the order of the scene.
    private(set) var pairs: [Pair] = []

    /// Pairs the views of a text that `FrameTree` has written with those of a report; nil where the text is something
    /// else. O(views), where few are new or gone.
    package init?(recorded: String, now report: FrameReport) {
        var (views, sources): ([ViewFrame], [SourcePosition?]) = ([], [])
        report.root.walk { view, ancestors in
            views.append(view)
            sources.append(view.source ?? ancestors.last { $0.source != nil }?.source)
        }
        guard let old = RecordedTree(recorded), let new = RecordedTree(FrameTree.render(report)),
            new.views.count == views.count
        else { return nil }
        (self.recorded, now, self.report, self.views, self.sources) = (old, new, report, views, sources)
        var pending = [Pair(old: 0, new: 0)]
        while let pair = pending.popLast() {
            pairs.append(pair)
            guard let old = pair.old, let new = pair.new else { continue }
            pending += match(self.recorded.views[old].children, with: now.views[new].children)
                .map { Pair(old: $0.old, new: $0.new, holders: (old, new)) }.reversed()
        }
    }

    /// Pairs the views inside two views: by kind, name and text where these are equal, in order.
    private func match(_ old: [Int], with new: [Int]) -> [(old: Int?, new: Int?)] {
        if old.count == new.count { return zip(old, new).map { ($0, $1) } }
        func key(_ view: RecordedTree.View) -> String { "\(view.state.title) \(view.state.string ?? "")" }
        let keys = (old.map { key(recorded.views[$0]) }, new.map { key(now.views[$0]) })
        let difference = keys.1.difference(from: keys.0)
        let (gone, come) = (Set(difference.removals.map(\.offset)), Set(difference.insertions.map(\.offset)))
        let kept = zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
        return kept.map { (old[$0], new[$1]) } + gone.sorted().map { (old[$0], nil) }
            + come.sorted().map { (nil, new[$0]) }
    }
}

extension FrameDifference {
    /// The differences: that of the scene, then those of views in the order of the scene.
    ///
    /// A view that moved together with the view that contains it is not a difference. Neither is an invisible one, such
    /// as a spacer, where another view has changed.
    package var faults: [Fault] {
        var subjects = DifferenceSubjects(self)
        let views = pairs.compactMap { pair in difference(of: pair).map { of($0.target, $0.difference, &subjects) } }
        let all = (sceneDifference.map { [of(.scene, $0, &subjects)] } ?? []) + views
        let visible = all.filter { !PictureShape.invisible.contains($0.view.kind) }
        return visible.isEmpty ? all : visible
    }

    /// The differences between a text and a report that are not the same, whatever the text is: at least one.
    package static func faults(recorded: String, now report: FrameReport) -> [Fault] {
        let faults = FrameDifference(recorded: recorded, now: report)?.faults ?? []
        guard faults.isEmpty else { return faults }
        return [Fault(firstDifference(recorded, FrameTree.render(report)), of: ViewReference(report.root))]
    }

    /// What a difference is about.
    private enum Target {
        case scene
        case view(Int)
        /// A view that was deleted, and the view that contained it.
        case lost(Int, holder: Int)
    }

    private func of(_ target: Target, _ difference: Difference, _ subjects: inout DifferenceSubjects) -> Fault {
        switch target {
        case .scene: return Fault(difference, of: ViewReference(report.root))
        case .view(let index):
            let text = views[index].text.map { TextReference(string: $0.string, key: $0.key, plural: $0.plural) }
            var reference = ViewReference(views[index])
            reference.source = sources[index]
            return Fault(difference, of: reference, text: text, subject: subjects.subject(of: index))
        case .lost(let index, let holder):
            let view = recorded.views[index]
            let reference = ViewReference(
                id: view.path, name: view.state.name, kind: view.state.kind, source: sources[holder])
            return Fault(
                difference, of: reference, text: view.state.string.map { TextReference(string: $0) },
                subject: subjects.subject(ofRecorded: index))
        }
    }

    /// Whether the two views of a pair differ.
    func isDifferent(_ pair: Pair) -> Bool { difference(of: pair) != nil }

    private var sceneDifference: Difference? {
        guard recorded.header[1] != now.header[1], let old = recorded.size, let new = now.size else { return nil }
        return .resized(new, from: old)
    }

    private func difference(of pair: Pair) -> (target: Target, difference: Difference)? {
        switch (pair.old, pair.new, pair.holders) {
        case (let old?, let new?, let holders):
            let carried = holders.map {
                Shift(from: recorded.views[$0.old].state.frame, to: now.views[$0.new].state.frame)
            }
            let change = ViewChange(
                recorded: recorded.views[old].state, now: now.views[new].state, carried: carried ?? Shift())
            return change.isNews ? (.view(new), .changed(change)) : nil
        case (nil, let new?, _): return (.view(new), .added(now.views[new].state))
        case (let old?, nil, let holders?):
            return (.lost(old, holder: holders.new), .removed(recorded.views[old].state))
        case (_, nil, _): return nil
        }
    }

    /// The first line that differs, for texts that are not trees.
    private static func firstDifference(_ recorded: String, _ now: String) -> Difference {
        let (old, new) = (
            recorded.split(separator: "\n", omittingEmptySubsequences: false),
            now.split(separator: "\n", omittingEmptySubsequences: false)
        )
        let same = zip(old, new).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String? { same < lines.count ? String(lines[same]) : nil }
        return .unreadable(line: same + 1, recorded: line(old), now: line(new))
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
