internal import Checks
internal import Labels
internal import Projects
internal import Scenes

/// What a plan leaves out of the whole plan.
struct PlanLack {
    /// nil where nothing is left out.
    let leftOut: LeftOut?
    private let scenes: Share
    private let labels: Share

    /// How many there are, how many of them the plan has, and how many of these in only some of their locales.
    private struct Share: Equatable {
        var all = 0
        var kept = 0
        var partial = 0

        var missing: Int { all - kept }
    }

    /// O(parts of the whole plan + labels of this one).
    init(of plan: CheckPlan, from whole: CheckPlan) {
        scenes = Self.scenes(of: plan, from: whole)
        var names = LabelNames()
        // A budget has the same labels in every locale of the whole plan.
        var counts: [Int: [String: Int]] = [:]
        for part in whole.labels {
            counts[names.group(of: part), default: [:]][part.locale.name, default: 0] += part.keys.count
        }
        var kept: [LabelNames.Name: Int] = [:]
        var keptCounts: [Int: [String: Int]] = [:]
        for part in plan.labels {
            keptCounts[names.group(of: part), default: [:]][part.locale.name, default: 0] += part.keys.count
            for name in names.names(in: part) { kept[name, default: 0] += 1 }
        }
        labels = Share(
            all: counts.values.reduce(0) { $0 + ($1.values.max() ?? 0) }, kept: kept.count,
            partial: kept.count { $1 != counts[$0.group]?.count })
        guard scenes.missing + scenes.partial > 0 || counts != keptCounts else {
            leftOut = nil
            return
        }
        var keys: [String: [String: Set<String>]] = [:]
        let cut = Set(
            whole.labels.filter { part in
                let group = names.group(of: part)
                return counts[group]?[part.locale.name] != keptCounts[group]?[part.locale.name]
            }.map { Place(scene: $0.budget.title, locale: $0.locale.name) })
        for part in plan.labels where cut.contains(Place(scene: part.budget.title, locale: part.locale.name)) {
            keys[part.budget.title, default: [:]][part.locale.name, default: []].formUnion(part.keys)
        }
        leftOut = LeftOut(scenes: scenes.missing, labels: labels.missing, measuredKeys: keys)
    }

    private struct Place: Hashable {
        let scene: String
        let locale: String
    }

    private static func scenes(of plan: CheckPlan, from whole: CheckPlan) -> Share {
        func locales(_ plan: CheckPlan) -> [String: Set<String>] {
            plan.scenes.reduce(into: [:]) { $0[$1.scene.name, default: []].insert($1.locale.name) }
        }
        let (all, kept) = (locales(whole), locales(plan))
        return Share(all: all.count, kept: kept.count, partial: kept.count { $1 != all[$0] })
    }

    /// What was left out and why, or why nothing was.
    func remarks(_ changes: ProjectChanges) -> [String] {
        var remarks = changes.remarks
        if let reason = changes.everything { remarks.append("everything was checked: \(reason)") }
        if let reason = changes.program { remarks.append("every scene in Swift was checked: \(reason)") }
        let shares = [(scenes, "scene"), (labels, "label")]
        let isEmpty = scenes.kept + labels.kept == 0
        let missing = shares.filter { $0.0.missing > 0 }.map { share, noun in
            let all = Prose.count(share.all, noun)
            return share.kept == 0 ? all : "\(Prose.number(share.missing)) of \(all)"
        }
        if !missing.isEmpty {
            let depend = scenes.missing + labels.missing == 1 ? "it depends" : "they depend"
            remarks.append(
                "\(isEmpty ? "nothing to check: " : "")left out \(Prose.list(missing)), because nothing that \(depend) on "
                    + "has changed since \(changes.revision); this version of Galley with these options would have found "
                    + "the same there")
        }
        let partial = shares.filter { $0.0.partial > 0 }.map { Prose.count($0.0.partial, $0.1) }
        if !partial.isEmpty {
            remarks.append(
                "checked \(Prose.list(partial)) only in the locales in which something has changed since "
                    + changes.revision)
        }
        return remarks
    }
}
