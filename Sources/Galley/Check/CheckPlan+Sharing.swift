internal import Scenes

extension CheckPlan {
    /// The same work in parts that are small enough to be shared out: a scene that costs much in a locale is divided by
    /// its text sizes.
    ///
    /// A view tree is made anew for every text size, so that nothing is done twice. The same project has the same parts
    /// on every machine.
    func divided() -> CheckPlan {
        let largest = max(Self.smallestDivided, cost / Self.finenessOfDivision)
        var plan = self
        plan.scenes = scenes.flatMap { $0.divided(largest: largest) }
        return plan
    }

    /// One of several shares of about the same cost, each of which has parts of its own.
    ///
    /// The costliest parts are dealt first, each to the share that has least so far (R. L. Graham, Bounds on
    /// multiprocessing timing anomalies, 1969): no share costs more than an equal one and the costliest part. Parts of
    /// equal cost go round, so that a scene that costs more than it is thought to is spread over all of them.
    func share(_ shard: Shard) -> CheckPlan {
        let costs = scenes.map(\.cost) + labels.map(\.cost)
        let owners = Shard.owners(of: costs, count: shard.count)
        var plan = self
        plan.scenes = scenes.indices.filter { owners[$0] == shard.index - 1 }.map { scenes[$0] }
        plan.labels = labels.indices.filter { owners[scenes.count + $0] == shard.index - 1 }.map { labels[$0] }
        return plan
    }

    /// What all parts cost, in the unit of `ScenePart.cost`.
    var cost: Int { scenes.reduce(0) { $0 + $1.cost } + labels.reduce(0) { $0 + $1.cost } }

    /// How many cells the parts have.
    var cells: Int {
        scenes.reduce(0) { $0 + $1.environments.count }
            + labels.reduce(0) { $0 + $1.keys.count * $1.environments.count }
    }

    /// A plan has at least so many parts, where scenes can be divided.
    private static let finenessOfDivision = 64
    /// No scene that costs less is divided: some ten milliseconds.
    private static let smallestDivided = 10_000
}

extension ScenePart {
    /// What the part costs, as an estimate that is the same on every machine: about the microseconds that it takes.
    var cost: Int { environments.count * (scene.references.views ?? Self.viewsInSwift) * Self.costOfView }

    private static let costOfView = 10
    /// How many views a scene has that is written in Swift: none can be counted before it is laid out.
    private static let viewsInSwift = 20

    /// Parts of some of its text sizes, each of at most that cost or of a single text size.
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
    /// In the same unit. A label that does not fit costs more, which nobody knows before.
    var cost: Int { keys.count * (Self.costOfLabel + environments.count) }

    private static let costOfLabel = 10
}

extension Array {
    /// The elements in runs that have something in common.
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
