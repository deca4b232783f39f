internal import Labels
internal import Scenes

/// The parts of a plan that have not begun, in groups that share work. A group is one scene in one locale: its texts
/// are looked up and shaped once in every process that has a part of it.
struct PartQueue {
    /// A scene in a locale.
    private struct Group: Hashable {
        let scene: String
        let locale: String

        init(_ part: ScenePart) {
            scene = part.scene.name
            locale = part.locale.name
        }
    }

    private let plan: [ScenePart]
    /// The numbers of the parts of each group, in reverse order.
    private var waiting: [Group: [Int]]
    /// The groups that have not begun, the most expensive last.
    private var untouched: [Group]

    /// - Parameter parts: Their numbers. O(n log n).
    init(_ parts: [Int], of plan: [ScenePart]) {
        self.plan = plan
        let waiting = Dictionary(grouping: parts.sorted(by: >)) { Group(plan[$0]) }
        self.waiting = waiting
        let costs = waiting.mapValues { $0.reduce(0) { $0 + plan[$1].cost } }
        untouched = waiting.keys.sorted { first, second in
            let (cost, other) = (costs[first] ?? 0, costs[second] ?? 0)
            return cost == other ? (waiting[first]?.last ?? 0) > (waiting[second]?.last ?? 0) : cost < other
        }
    }

    /// Takes a part for a process: the next in the group of its latest part; or else the first of the most expensive
    /// group that has not begun; or else one of the group that has most left. nil where none is left.
    mutating func next(after latest: Int?) -> Int? {
        if let latest, let part = waiting[Group(plan[latest])]?.popLast() { return part }
        while let group = untouched.popLast() {
            if let part = waiting[group]?.popLast() { return part }
        }
        let fullest = waiting.max { ($0.value.count, $1.value.last ?? 0) < ($1.value.count, $0.value.last ?? 0) }
        return fullest.flatMap { waiting[$0.key]?.popLast() }
    }

    /// Whether nothing is left.
    var isEmpty: Bool { waiting.values.allSatisfy(\.isEmpty) }

    /// Puts parts back that were begun and whose results are lost.
    mutating func putBack(_ parts: [Int]) {
        for (group, numbers) in Dictionary(grouping: parts, by: { Group(plan[$0]) }) {
            waiting[group] = ((waiting[group] ?? []) + numbers).sorted(by: >)
        }
    }

    /// Removes parts, and returns those that were still in the queue.
    @discardableResult
    mutating func drop(where isUnwanted: (Int) -> Bool) -> [Int] {
        let unwanted = waiting.values.flatMap { $0.filter(isUnwanted) }
        waiting = waiting.mapValues { $0.filter { !isUnwanted($0) } }
        return unwanted
    }
}
