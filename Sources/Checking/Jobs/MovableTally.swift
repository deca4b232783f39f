internal import Checks
internal import Foundation
internal import Projects

/// A tally that one process begins and another continues.
protocol MovableTally: ReportTally {
    /// What a new tally has to know in another process that has read the same project.
    var knowledge: Data { get }
    /// Makes a tally that has seen nothing.
    ///
    /// - Throws: An error for anything but the `knowledge` of another tally.
    init(of project: Project, knowledge: Data) throws
    /// What was found, as bytes.
    var packed: Data { get }
    /// Adds what another tally found.
    ///
    /// - Throws: An error for anything but the `packed` of another tally.
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
