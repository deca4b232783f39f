internal import Checks
internal import Frames
internal import Labels
internal import Scenes

extension CheckPlan {
    /// The same work in parts that are small enough to be shared: an expensive scene is divided by its text sizes in
    /// each locale.
    ///
    /// A view tree is made again for every text size anyway, so nothing is done twice. The same project has the same
    /// parts on every machine.
    func divided() -> CheckPlan {
        let largest = max(Self.smallestDivided, cost / Self.finenessOfDivision)
        var plan = self
        plan.scenes = scenes.flatMap { $0.divided(largest: largest) }
        return plan
    }

    /// One of several shares of about the same cost; no part is in two of them.
    ///
    /// The most expensive parts are assigned first, each to the share with the lowest cost so far (R. L. Graham, Bounds
    /// on multiprocessing timing anomalies, 1969): no share costs more than an equal share plus the most expensive
    /// part. Parts of equal cost go to one share after the other, so that a scene that is more expensive than estimated
    /// is spread over all of them.
    func share(_ shard: Shard) -> CheckPlan {
        var plan = self
        plan.scenes.removeAll { isSource($0.locale) }
        plan.labels.removeAll { isSource($0.locale) }
        let count = plan.scenes.count
        let owners = Shard.owners(of: plan.scenes.map(\.cost) + plan.labels.map(\.cost), count: shard.count)
        plan.scenes = plan.scenes.indices.filter { owners[$0] == shard.index - 1 }.map { plan.scenes[$0] }
        plan.labels = plan.labels.indices.filter { owners[count + $0] == shard.index - 1 }.map { plan.labels[$0] }
        plan.addSource(from: self)
        return plan
    }

    /// Whether the others are compared with a locale: it is laid out wherever one of them is, and not reported itself.
    private func isSource(_ locale: CheckLocale) -> Bool { isDifferential && locale.name == sourceLocale }

    /// Adds the cells of the source locale that the others are compared with.
    private mutating func addSource(from whole: CheckPlan) {
        guard isDifferential else { return }
        var cells: [String: Set<Cell>] = [:]
        for part in scenes { cells[part.scene.name, default: []].formUnion(part.environments.map(Cell.init)) }
        scenes += whole.scenes.compactMap { part in
            guard isSource(part.locale), let wanted = cells[part.scene.name] else { return nil }
            let environments = part.environments.filter { wanted.contains(Cell($0)) }
            return environments.isEmpty
                ? nil : ScenePart(scene: part.scene, locale: part.locale, environments: environments)
        }
        let keys = Set(labels.flatMap(\.keys))
        labels += whole.labels.filter { isSource($0.locale) && !keys.isDisjoint(with: $0.keys) }
    }

    /// The cost of all parts, in the unit of `ScenePart.cost`.
    var cost: Int { scenes.reduce(0) { $0 + $1.cost } + labels.reduce(0) { $0 + $1.cost } }

    /// How many cells the parts have.
    var cells: Int {
        scenes.reduce(0) { $0 + $1.environments.count }
            + labels.reduce(0) { $0 + $1.keys.count * $1.environments.count }
    }

    /// A plan has at least this number of parts, where scenes can be divided.
    private static let finenessOfDivision = 64
    /// No scene of a lower cost is divided: about ten milliseconds.
    private static let smallestDivided = 10_000
}

extension ScenePart {
    /// The cost of the part, as an estimate that is the same on every machine: about the microseconds that it takes.
    var cost: Int {
        environments.count * (Self.costOfCell + (scene.references.views ?? Self.viewsInSwift) * Self.costOfView)
    }

    /// The cost of a cell apart from its views: its report, and the rules.
    private static let costOfCell = 30
    private static let costOfView = 10
    /// The assumed number of views of a scene in Swift, whose views cannot be counted before it is laid out.
    private static let viewsInSwift = 20

    /// Parts with some of its text sizes, each of at most this cost or with a single text size.
    fileprivate func divided(largest: Int) -> [ScenePart] {
        guard cost > largest else { return [self] }
        let costOfCell = cost / environments.count
        var parts: [[LayoutEnvironment]] = []
        for size in environments.grouped(by: \.textSize) {
            if let last = parts.last, (last.count + size.count) * costOfCell <= largest {
                parts[parts.count - 1] += size
            } else {
                parts.append(Array(size))
            }
        }
        return parts.map { ScenePart(scene: scene, locale: locale, environments: $0) }
    }
}

extension LabelPart {
    /// In the same unit. A label that does not fit costs more, which is not known in advance.
    var cost: Int { keys.count * (Self.costOfLabel + environments.count) }

    private static let costOfLabel = 10
}

extension Array {
    /// The elements in runs with something in common.
    fileprivate func grouped<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
        var groups: [ArraySlice<Element>] = []
        for index in indices {
            if let first = groups.last?.first, key(first) == key(self[index]) {
                groups[groups.count - 1].append(self[index])
            } else {
                groups.append(self[index...index])
            }
        }
        return groups
    }
}
