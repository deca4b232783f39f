internal import Checks
internal import Labels

/// What is to be done of a plan.
struct CheckWork {
    /// The numbers of the scenes of the plan.
    var scenes: [Int]
    var labels: [LabelPart]
    /// The labels in units that are kept; empty where nothing is.
    var units: [LabelUnit] = []

    /// - Parameter isWanted: Whether the parts in a locale are to be done.
    init(of plan: CheckPlan, where isWanted: (CheckLocale) -> Bool) {
        scenes = plan.scenes.indices.filter { isWanted(plan.scenes[$0].locale) }
        labels = plan.labels.filter { isWanted($0.locale) }
    }

    /// Takes out what a cache knows, and returns it. O(parts + findings).
    mutating func takeKnown(from cache: PartCache, of plan: CheckPlan, progress: WorkProgress) -> CheckState {
        var known = CheckState()
        scenes.removeAll { number in
            guard let state = cache.state(of: plan.scenes[number]) else { return false }
            known.merge(state)
            progress.advance()
            return true
        }
        units = cache.units(of: labels)
        units.removeAll { unit in
            guard let state = cache.state(of: unit) else { return false }
            known.merge(state)
            for _ in unit.parts { progress.advance() }
            return true
        }
        return known
    }
}
