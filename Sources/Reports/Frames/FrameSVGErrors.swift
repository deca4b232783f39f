import Checks
import Frames

/// The errors of one report: what the rules find at their default severities, without what the scene allows.
struct FrameSVGErrors {
    let views: ReportIndex
    /// By rule, then in the order of the scene.
    let faults: [Fault]
    /// The views whose text is cut off.
    let cut: Set<String>
    private let places: [String: Int]

    init(_ views: ReportIndex) {
        self.views = views
        let places = Dictionary(views.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        func isAllowed(_ fault: Fault) -> Bool {
            guard let index = places[fault.view.id] else { return false }
            return ([index] + views.ancestors(of: index)).contains {
                views.views[$0].allow?.contains(fault.rule) == true
            }
        }
        faults = Rules.all.filter { $0.defaultSeverity == .error }.flatMap { $0.faults(in: views) }
            .filter { !isAllowed($0) }
        cut = Set(faults.lazy.filter { $0.rule == TruncatedText().identifier }.map(\.view.id))
        self.places = places
    }

    /// The view that is meant.
    func view(_ reference: ViewReference) -> ViewFrame? { places[reference.id].map { views.views[$0] } }

    /// The rules that found something.
    var rules: [String] {
        var seen: Set<String> = []
        return faults.map(\.rule).filter { seen.insert($0).inserted }
    }
}
