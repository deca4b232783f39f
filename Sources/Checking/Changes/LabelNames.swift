internal import Projects

/// Numbers the labels of a plan across locales: the same key of the same budget and catalog is one label.
struct LabelNames {
    private var groups: [Group: Int] = [:]

    private struct Group: Hashable {
        let budget: LabelBudget
        let catalog: CatalogKey
    }

    /// A label, whatever its locale.
    struct Name: Hashable {
        let group: Int
        let key: String
    }

    /// A number for the budget and catalog of a part. O(files of the catalog).
    mutating func group(of part: LabelPart) -> Int {
        let group = Group(budget: part.budget, catalog: CatalogKey(part.catalog))
        if let number = groups[group] { return number }
        groups[group] = groups.count
        return groups.count - 1
    }

    /// The labels of a part, in the order of its keys.
    mutating func names(in part: LabelPart) -> [Name] {
        let group = group(of: part)
        return part.keys.map { Name(group: group, key: $0) }
    }
}
