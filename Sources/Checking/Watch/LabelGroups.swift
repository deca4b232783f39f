internal import Labels
internal import Projects

/// The labels of a group, in the order of the plan: the same catalogs and keys are the same labels.
package typealias PartLabels = [LabelGroups.Label]

/// The labels of a plan in groups so small that few are measured again when one of them has changed.
package struct LabelGroups {
    /// A label of a budget, in the locale of its group.
    package struct Label: Hashable {
        /// The number of the catalog.
        let catalog: Int
        let key: String
    }

    package private(set) var groups: [PartName: PartLabels] = [:]
    /// The catalogs by number.
    package private(set) var catalogs: [CatalogKey] = []
    private let plan: CheckPlan

    /// O(labels × locales).
    package init(of plan: CheckPlan) {
        self.plan = plan
        var numbers: [CatalogKey: Int] = [:]
        for part in plan.labels {
            let key = CatalogKey(part.catalog)
            if numbers[key] == nil {
                numbers[key] = catalogs.count
                catalogs.append(key)
            }
            let catalog = numbers[key] ?? 0
            for key in part.keys {
                groups[Self.name(of: key, in: part), default: []].append(Label(catalog: catalog, key: key))
            }
        }
    }

    /// The groups with a label whose text has changed, or that of another in the same line.
    package func affected(by changes: inout ProjectChanges) -> Set<PartName> {
        var affected: Set<PartName> = []
        var lines = LineChanges(of: plan.project)
        for part in plan.labels {
            if let line = part.budget.room?.line, lines.affect(line, in: part.locale, &changes) {
                for key in part.keys { affected.insert(Self.name(of: key, in: part)) }
                continue
            }
            let keys = changes.keys(of: part.catalog, in: part.locale)
            guard keys != .some([]) else { continue }
            for key in part.keys where keys.contains(key) { affected.insert(Self.name(of: key, in: part)) }
        }
        return affected
    }

    /// The parts of the plan with only the labels of some groups.
    func parts(in names: Set<PartName>) -> [LabelPart] {
        guard !names.isEmpty else { return [] }
        return plan.labels.compactMap { part in
            var part = part
            part.keys = part.keys.filter { names.contains(Self.name(of: $0, in: part)) }
            return part.keys.isEmpty ? nil : part
        }
    }

    private static func name(of key: String, in part: LabelPart) -> PartName {
        PartName(budget: part.budget.title, locale: part.locale.name, key: key)
    }
}
