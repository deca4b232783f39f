import Checks

/// What the differences of views from their recording are known by.
struct DifferenceSubjects {
    private var now: SubjectTable
    private let recorded: RecordedTree
    /// What each recorded view is known by, by its index.
    private lazy var known: [FindingSubject] = Self.subjects(of: recorded)

    init(_ difference: FrameDifference) {
        now = SubjectTable(ReportIndex(difference.report))
        recorded = difference.recorded
    }

    /// A view of today, by its index among all, parents first.
    mutating func subject(of index: Int) -> FindingSubject { now.subject(of: index, isOfText: false) }

    /// A view that is gone, by its index among the recorded ones. A recording has texts, and not their keys.
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
