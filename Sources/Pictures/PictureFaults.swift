package import Checks
import Frames

/// What is marked in the picture of one report: the faults that the rules find, without those that the scene allows.
package struct PictureFaults {
    let views: ReportIndex
    /// By severity, errors first, then by rule and in the order of the scene.
    package let marked: [(fault: Fault, severity: Severity)]
    /// The views whose text is cut off.
    let cut: Set<String>
    /// What is marked in place of faults in a picture beside another one; nil where faults are marked.
    let emphasis: PictureEmphasis?
    private let places: [String: Int]

    init(_ picture: ScenePicture, _ rules: RuleSet) {
        let views = ReportIndex(picture.report)
        self.views = views
        emphasis = picture.emphasis
        let places = Dictionary(views.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let scene = views.scene
        let active = rules.active(inScene: scene)
        let severities = emphasis == nil ? Self.severities : []
        let severityOfRule = Dictionary(
            uniqueKeysWithValues: active.map { ($0.identifier, rules.severity(of: $0, inScene: scene)) })
        let faults = severities.isEmpty ? [] : rules.faults(of: active, in: views)
        let shown = faults.filter { !AllowanceTable.allows($0, in: views) }
        marked = severities.flatMap { severity in
            shown.filter { severityOfRule[$0.rule] == severity }.map { ($0, severity) }
        }
        cut = Set(marked.lazy.map(\.fault).filter { $0.rule == TruncatedText().identifier }.map(\.view.id))
        self.places = places
    }

    /// The view that a reference is for.
    func view(_ reference: ViewReference) -> ViewFrame? { places[reference.id].map { views.views[$0] } }

    /// What a fault is, in a sentence without the scene, which the picture shows.
    func message(of index: Int) -> String {
        let fault = marked[index].fault
        let subject = fault.text.map { Prose.quoted($0.string) } ?? Prose.name(fault.view)
        return Prose.oneLine("\(subject) \(Prose.says(fault.evidence, locale: views.environment.locale))")
    }

    /// The view with an identifier.
    func view(id: String) -> ViewFrame? { places[id].map { views.views[$0] } }

    /// The views that differ from another picture, in the order of the scene.
    var different: [ViewFrame] {
        emphasis.map { emphasis in views.views.filter { emphasis.views.contains($0.id) } } ?? []
    }

    /// How many faults of each severity there are, with the rules that found them; severities without faults are left
    /// out.
    var counts: [(severity: Severity, count: Int, rules: [String])] {
        Self.severities.compactMap { severity in
            let rules = marked.filter { $0.severity == severity }.map(\.fault.rule)
            var seen: Set<String> = []
            return rules.isEmpty ? nil : (severity, rules.count, rules.filter { seen.insert($0).inserted })
        }
    }

    private static let severities = [Severity.error, .warning]
}
