internal import Basics
internal import Catalogs
internal import Checking
internal import Checks
internal import Foundation
internal import Frames
internal import Labels
internal import Projects
internal import Reports
internal import Scenes

/// Collects what differs from recordings, scene by scene.
struct Verification: Sendable {
    /// What writes recordings.
    let command: String
    /// Where recordings have to be.
    let tree: ProjectTree
    private var checker = Checker()
    /// What was found in the recording that is compared, and whether that is anything.
    private var latest = Checker()
    private var isClean = true
    /// What was first seen of each finding, and the findings that are not the same in every cell.
    private var differences: [FindingIdentity: Difference] = [:]
    private var varying: Set<FindingIdentity> = []

    /// The recording that is compared, and the cells of it that are laid out today.
    private var recording: (name: String, reports: RecordedReports?) = ("", nil)
    private var seen: Set<String> = []
    private var file: String?

    init(command: String, tree: ProjectTree) { (self.command, self.tree) = (command, tree) }

    /// Goes on with the recording of a scene in a locale.
    ///
    /// - Parameter data: The bytes of the file; nil where there is none.
    mutating func begin(_ file: URL, _ data: Data?) {
        recording = (InputFile.name(of: file), data.map(RecordedReports.init))
        (seen, latest, isClean) = ([], Checker(), true)
    }

    /// Compares a report with the recording.
    mutating func compare(_ report: FrameReport) {
        let text = FrameTree.render(report)
        seen.insert(RecordedReports.cell(text))
        file = report.file
        guard let recorded = recording.reports?.report(like: text) else {
            let faults = [Fault(.unrecorded(command: command), of: ViewReference(report.root))]
            return take(faults, of: report)
        }
        take(recorded == text ? [] : FrameDifference.faults(recorded: recorded, now: report), of: report)
    }

    private mutating func take(_ faults: [Fault], of report: FrameReport) {
        note(faults, of: report)
        if !faults.isEmpty { isClean = false }
        latest.check(report, finding: faults)
    }

    /// Looks for reports in the recording that nothing was compared with. Returns what was found of a recording that is as
    /// the scene is today; nil of any other.
    mutating func end() -> CheckState? {
        checker.merge(latest)
        for report in recording.reports?.reports ?? [] where !seen.contains(report.cell) {
            isClean = false
            add(report.cell, reason: "is recorded, but not laid out", of: recording.name, advice: "record")
        }
        return isClean ? latest.state : nil
    }

    /// Adds a recording that was compared before, and is as the scene is.
    mutating func add(_ state: CheckState) {
        checker.merge(Checker(rules: checker.rules, differential: nil, state: state))
    }

    /// Adds a recording that is no longer needed.
    mutating func add(_ stale: StaleRecording) throws {
        file = nil
        let data = try RecordedReports.data(at: stale.file, in: tree)
        for report in data.map(RecordedReports.init)?.reports ?? [] {
            add(
                report.cell, in: stale.isOfVersions ? "und" : stale.locale, reason: stale.reason, of: stale.name,
                advice: "record --prune")
        }
    }

    /// - Parameter locale: That of the file, where the file as a whole is stale.
    private mutating func add(
        _ cell: String, in locale: String? = nil, reason: String, of name: String, advice: String
    ) {
        let cell = RecordedEnvironment(line: cell)
        var environment = cell?.environment ?? LayoutEnvironment()
        environment.locale = locale ?? environment.locale
        let place = SourcePosition(file: name, line: 1, column: 1)
        var root = ViewFrame(id: "0", kind: "", frame: Frame(x: 0, y: 0, width: 0, height: 0))
        // A difference from a recording elsewhere under the same scene name counts separately.
        root.name = name.split(separator: "/").dropLast().last.map(String.init)
        root.source = place
        let stale = FrameReport(
            scene: cell?.scene ?? name, file: file, environment: environment,
            size: Size(width: 0, height: 0), fits: true, fonts: [], root: root)
        let fault = Fault(
            .stale(reason: reason, command: "\(command) \(advice)"), of: ViewReference(root),
            subject: FindingSubject(view: root.name))
        checker.add([fault], of: stale)
    }

    /// Notes what is not the same in every cell.
    private mutating func note(_ faults: [Fault], of report: FrameReport) {
        for fault in faults {
            guard case .difference(let difference) = fault.evidence else { continue }
            let identity = fault.identity(in: report)
            if differences[identity, default: difference].isSame(as: difference) {
                differences[identity] = differences[identity] ?? difference
            } else {
                varying.insert(identity)
            }
        }
    }

    /// What was found, by place in its file.
    func result(widthNames: [Double: String]) -> CheckResult {
        var result = checker.result(widthNames: widthNames, isPartial: true)
        result.subject = .differences
        for index in result.findings.indices where varying.contains(result.findings[index].identity) {
            result.findings[index].remarks.append(.varies)
        }
        // Findings about labels and rules belong to a check.
        result.notices = []
        (result.summary.tightest, result.summary.closeCalls, result.summary.idleRules) = ([], nil, [])
        result.summary.hidden = []
        result.summary.scenes = Set(result.summary.scenes + result.findings.map(\.scene)).sorted()
        return result
    }
}
