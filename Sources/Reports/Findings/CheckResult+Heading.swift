import Checks

extension CheckResult {
    /// "31 faults in 19 locales", "no faults"; "5 differences in 20 locales".
    package var heading: String {
        guard !findings.isEmpty else {
            return isSurveyAlone ? "nothing checked for overflow" : "no \(subject.noun)s\(unfinishedNote)"
        }
        let locales = Set(findings.map(\.locale)).count
        return "\(Prose.count(blocks.count, subject.noun)) in \(Prose.count(locales, "locale"))\(unfinishedNote)"
    }

    /// Whether there is nothing but what is known without a room.
    var isSurveyAlone: Bool { findings.isEmpty && summary.coverage?.survey != nil }

    /// What follows the count where the check has not finished.
    var unfinishedNote: String { unfinished.isEmpty ? "" : ", not finished" }

    /// "12 errors and 377 warnings, counted in each locale. "; empty where there are none.
    package var headingDetail: String {
        guard !findings.isEmpty, subject == .faults else { return "" }
        let counts = SummaryText.counts(count(.error), count(.warning), Ink(isOn: false))
        return "\(counts), counted in each locale. "
    }
}

extension CheckResult.Subject {
    /// What a block of findings is called.
    var noun: String {
        switch self {
        case .faults: "fault"
        case .differences: "difference"
        }
    }

    /// The kinds of findings that the result may have.
    var kinds: [any FindingKind] {
        switch self {
        case .faults: Rules.all.map { $0 as any FindingKind }
        case .differences: DifferenceKind.all.map { $0 as any FindingKind }
        }
    }
}
