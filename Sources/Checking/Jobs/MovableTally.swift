internal import Checks
internal import Foundation
internal import Projects

/// A tally that one process begins and another goes on with.
protocol MovableTally: ReportTally {
    /// What a fresh one has to know in another process that has read the same project.
    var knowledge: Data { get }
    /// One that has seen nothing.
    ///
    /// - Throws: An error for anything but the `knowledge` of another.
    init(of project: Project, knowledge: Data) throws
    /// What was found.
    var packed: Data { get }
    /// Adds what another found.
    ///
    /// - Throws: An error for anything but what `packed` gives.
    mutating func merge(packed: Data) throws
}

extension Checker: MovableTally {
    var knowledge: Data { differential?.packed ?? Data() }

    init(of project: Project, knowledge: Data) throws {
        self.init(
            rules: project.rules, differential: knowledge.isEmpty ? nil : try SourceFaults(packed: knowledge))
    }

    var packed: Data { state.packed }

    mutating func merge(packed: Data) throws {
        merge(Checker(rules: rules, differential: differential, state: try CheckState(packed: packed)))
    }
}
