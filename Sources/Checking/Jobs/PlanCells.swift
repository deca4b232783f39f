/// The cells of the scenes of a plan, numbered: part by part, environment by environment.
struct PlanCells {
    /// The number of the first cell of each part, and the number of all cells.
    private let starts: [Int]

    init(_ parts: [ScenePart]) {
        starts = parts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.environments.count) }
    }

    /// The number of the cell of an environment of a part.
    func number(of environment: Int, in part: Int) -> Int { starts[part] + environment }

    /// The environment of a part for the number of a cell; nil for a cell of another part.
    func environment(of number: Int, in part: Int) -> Int? {
        number >= starts[part] && number < starts[part + 1] ? number - starts[part] : nil
    }
}
