import Checks

/// The subjects of the differences between views and their recording.
struct DifferenceSubjects {
    private var now: SubjectTable
    private let recorded: RecordedTree
    /// The subject of each recorded view, by its index.
    private lazy var known: [FindingSubject] = Self.subjects(of: recorded)

    init(_ difference: FrameDifference) {
        now = SubjectTable(ReportIndex(difference.report))
        recorded = difference.recorded
    }

    /// The subject of a view of the new report, by its index, parents first.
    mutating func subject(of index: Int) -> FindingSubject { now.subject(of: index, isOfText: false) }

    /// The subject of a view that was deleted, by its index among the recorded ones. A recording has texts without
    /// their keys.
    mutating func subject(ofRecorded index: Int) -> FindingSubject { known[index] }

    private static func subjects(of tree: RecordedTree) -> [FindingSubject] {
        var counts: [FindingSubject: Int] = [:]
        return tree.views.map { view in
            let state = view.state
            var subject = FindingSubject(
                view: state.string == nil ? state.name ?? state.kind : nil, string: state.string)
            counts[subject, default: 0] += 1
            subject.number = counts[subject] ?? 1
            return subject
        }
    }
}
