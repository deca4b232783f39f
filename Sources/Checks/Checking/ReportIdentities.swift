/// Which finding each fault of one report belongs to.
struct ReportIdentities {
    private var subjects: SubjectTable
    private let scene: String
    private let locale: String
    private var taken: Set<FindingIdentity> = []

    init(_ views: ReportIndex, locale: String) {
        subjects = SubjectTable(views)
        scene = views.scene
        self.locale = locale
    }

    /// The finding of a fault. No two faults of a report are one finding: if a control and its text both have a fault,
    /// the second also has its kind as its subject.
    mutating func identity(of fault: Fault) -> FindingIdentity {
        let subject = subjects.subject(of: fault.index, isOfText: fault.text != nil)
        var identity = FindingIdentity(rule: fault.rule, scene: scene, subject: subject, locale: locale)
        if !taken.insert(identity).inserted {
            identity.subject.view = fault.view.kind
            while !taken.insert(identity).inserted { identity.subject.number += 1 }
        }
        return identity
    }
}
