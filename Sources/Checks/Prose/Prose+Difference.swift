internal import Basics
import Frames

extension Prose {
    /// The difference as the predicate of a sentence about the view or the scene.
    package static func says(_ difference: Difference) -> String {
        switch difference {
        case .changed(let change): list(clauses(change))
        case .added(let view): "is new at \(place(view))"
        case .removed(let view): "is gone from \(place(view))"
        case .resized(let now, let was):
            "is \(size(now.size)), was \(size(was.size))\(now.fits == was.fits ? "" : now.fits ? ", and fits now" : ", and no longer fits")"
        case .unrecorded: "is not recorded"
        case .unreadable(let line, let recorded, let now):
            "has a recording that differs in line \(line): \(recorded.map(quoted) ?? "the end") → \(now.map(quoted) ?? "the end")"
        case .stale(let reason, command: _): reason
        }
    }

    /// What to do about it, where it is always the same.
    static func adds(_ difference: Difference) -> String? {
        switch difference {
        case .unrecorded(let command): "\(command) record writes it"
        case .stale(_, let command): "\(command) removes it"
        case .changed, .added, .removed, .resized, .unreadable: nil
        }
    }

    /// "moved 4 right", "is 8 narrower (88 × 22 → 80 × 22)", "2 lines → 3 lines".
    private static func clauses(_ change: ViewChange) -> [String] {
        let (recorded, now) = (change.recorded, change.now)
        let growth = [
            by(change.wider, "wider", "narrower"), by(change.higher, "taller", "shorter"),
        ].compactMap(\.self)
        func size(_ frame: Frame) -> String { Prose.size(Size(width: frame.width, height: frame.height)) }
        return [
            recorded.title == now.title ? nil : "was \(recorded.title)",
            recorded.string == now.string ? nil : "was \(recorded.string.map(quoted) ?? "without a text")",
            movement(change),
            growth.isEmpty ? nil : "is \(list(growth)) (\(size(recorded.frame)) → \(size(now.frame)))",
            facts(change),
        ].compactMap(\.self)
    }

    private static func movement(_ change: ViewChange) -> String? {
        guard change.moved != change.carried else { return nil }
        let ways = [by(change.moved.x, "right", "left"), by(change.moved.y, "down", "up")].compactMap(\.self)
        return ways.isEmpty ? "did not move with the view that contains it" : "moved \(list(ways))"
    }

    private static func facts(_ change: ViewChange) -> String? {
        let (lost, new) = (change.lostFacts, change.newFacts)
        switch (lost.isEmpty, new.isEmpty) {
        case (true, true): return nil
        case (true, false): return "now \(new.joined(separator: ", "))"
        case (false, true): return "no longer \(lost.joined(separator: ", "))"
        case (false, false): return "\(lost.joined(separator: ", ")) → \(new.joined(separator: ", "))"
        }
    }

    /// "4 right", "4 left"; nil for nothing.
    private static func by(_ amount: Double, _ more: String, _ less: String) -> String? {
        amount == 0 ? nil : "\(Number.text(abs(amount))) \(amount > 0 ? more : less)"
    }

    /// "16,0 (88 × 44)".
    private static func place(_ view: RecordedView) -> String {
        let size = size(Size(width: view.frame.width, height: view.frame.height))
        return "\(Number.text(view.frame.x)),\(Number.text(view.frame.y)) (\(size))"
    }
}
