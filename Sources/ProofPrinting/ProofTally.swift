internal import Checking
internal import Checks
internal import Frames
internal import ProofPages

/// What a proof keeps of the reports of a part of the matrix: what is wrong, and the room of each label.
struct ProofTally: ReportTally {
    private(set) var checker: Checker
    private(set) var labels = LabelLedger()
    private let options: CheckOptions

    /// - Parameter options: Which keys are asked for.
    init(_ rules: RuleSet, options: CheckOptions) {
        checker = Checker(rules: rules)
        self.options = options
    }

    /// Each cell of a label has its place in the heat table, and its own room.
    mutating func check(_ report: FrameReport) {
        checker.check(report)
        labels.add(report, isWanted: options.isWanted)
    }

    mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows { try work(&checker) }

    mutating func merge(_ other: ProofTally) {
        checker.merge(other.checker)
        labels.merge(other.labels)
    }

    /// The same with the places where they are now; nil where one of them is not known. O(findings).
    func moved(_ moves: PositionMoves) -> ProofTally? {
        guard let state = checker.state.moved(moves) else { return nil }
        var tally = self
        tally.checker = Checker(rules: checker.rules, differential: checker.differential, state: state)
        return tally
    }

    var fresh: ProofTally { ProofTally(checker.rules, options: options) }
}
