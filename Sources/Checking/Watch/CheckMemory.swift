internal import Checks
internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

/// Checks one project again and again, each time only those parts in which something has changed.
///
/// Keeps the project as it was read last, and the findings of each part: the result is that of a complete check.
struct CheckMemory {
    private var reading: ProjectReading?
    private var parts: [PartName: Part] = [:]
    /// The catalogs of labels.
    private var catalogs: [CatalogKey] = []
    /// How many parts the latest check has looked at, and how many there are.
    private(set) var checkedParts = 0
    var countOfParts: Int { parts.count }

    private struct Part {
        var state: CheckState
        var labels: PartLabels?
    }

    /// Checks the project as it is now.
    ///
    /// 1. Plan the whole check.
    /// 2. Reuse the findings of parts in which nothing has changed, with their positions updated.
    /// 3. Check the others.
    /// 4. Put everything together.
    ///
    /// If it throws, nothing has changed. O(cells of what has changed); but the plan is made again, and all findings
    /// are joined again.
    ///
    /// - Throws: What `Project.check` throws.
    mutating func check(_ reading: ProjectReading, options: CheckOptions) throws -> CheckResult {
        let start = ContinuousClock.now
        let project = reading.project
        let plan = try CheckPlan(project, options: options)
        let context = try CheckContext(project, plan, options: options)
        try context.refuseMissingBaseline()
        let labels = LabelGroups(of: plan)
        let unchanged = kept(plan, labels, reading)
        let found = try Self.check(plan, labels, besides: unchanged, of: project, options: options)
        checkedParts = found.count
        parts = unchanged.merging(found) { $1 }
        self.reading = reading
        catalogs = labels.catalogs
        let state = parts.values.reduce(into: CheckState()) { $0.merge($1.state) }
        return try context.result(of: state, duration: (ContinuousClock.now - start).seconds)
    }

    /// The parts of the plan in which nothing has changed.
    private func kept(_ plan: CheckPlan, _ labels: LabelGroups, _ new: ProjectReading) -> [PartName: Part] {
        guard let old = reading else { return [:] }
        var changes = ProjectChanges(from: old, to: new)
        guard changes.everything == nil else { return [:] }
        var kept: [PartName: Part] = [:]
        for part in plan.scenes where !changes.affect(part.scene, in: part.locale) {
            let name = PartName(scene: part.scene.name, locale: part.locale.name)
            kept[name] = parts[name]
        }
        if labels.catalogs == catalogs {
            let affected = labels.affected(by: &changes)
            for (name, labels) in labels.groups where !affected.contains(name) && parts[name]?.labels == labels {
                kept[name] = parts[name]
            }
        }
        guard let moves = PositionMoves(from: old.inputs.catalogs, to: new.inputs.catalogs) else { return kept }
        // If a place is no longer there, its part is checked again.
        return kept.compactMapValues { part in part.state.moved(moves).map { Part(state: $0, labels: part.labels) } }
    }

    private static func check(
        _ plan: CheckPlan, _ labels: LabelGroups, besides kept: [PartName: Part], of project: Project,
        options: CheckOptions
    ) throws -> [PartName: Part] {
        let scenes = plan.scenes.filter { kept[PartName(scene: $0.scene.name, locale: $0.locale.name)] == nil }
        let names = Set(labels.groups.keys).subtracting(kept.keys)
        let pool = CheckPool(
            project: project, fonts: try project.labelFonts(), options: options, progress: WorkProgress(1) { _ in })
        let laidOut = try pool.run(scenes: scenes, labels: [], into: PartTally(project.rules, areLabels: false))
        let measured = try pool.run(
            scenes: [], labels: labels.parts(in: names), into: PartTally(project.rules, areLabels: true))
        var found: [PartName: Part] = [:]
        for part in scenes {
            let name = PartName(scene: part.scene.name, locale: part.locale.name)
            found[name] = Part(state: laidOut.state(of: name))
        }
        for name in names { found[name] = Part(state: measured.state(of: name), labels: labels.groups[name]) }
        return found
    }
}
