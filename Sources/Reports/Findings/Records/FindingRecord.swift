internal import Basics
package import Checks
import Frames

/// A finding as JSON: a separate published contract, so that `Finding` may change without breaking it.
struct FindingRecord: Encodable {
    var rule: String
    var severity: String
    var message: String
    var scene: String
    var locale: String
    var view: ViewRecord
    var key: String?
    var string: String?
    var plurals: [String]
    var source: SourcePosition?
    var evidence: EvidenceRecord
    var worst: CellRecord
    var first: CellRecord
    var cells: Int
    var cellsMeasured: Int
    var textSizes: [String]
    var screens: [ScreenRecord]
    var remarks: [String]
    var hints: [String]
    var fingerprint: String

    init(_ finding: Finding, widthNames: [Double: String]) {
        rule = finding.rule
        severity = finding.severity.rawValue
        message = Prose.message(finding, widthNames: widthNames)
        scene = finding.scene
        locale = finding.locale
        view = ViewRecord(finding.view)
        key = finding.key
        string = finding.text?.string
        plurals = finding.plurals
        source = finding.source
        evidence = EvidenceRecord(finding.evidence)
        worst = CellRecord(finding.worst, widthNames: widthNames)
        first = CellRecord(finding.first, widthNames: widthNames)
        cells = finding.cells
        cellsMeasured = finding.cellsMeasured
        textSizes = finding.textSizes.map(\.name)
        screens = finding.screens.map { ScreenRecord($0, widthNames: widthNames) }
        remarks = finding.remarks.map { Prose.remark($0, of: finding, widthNames: widthNames) }
        hints = Prose.hintClauses(finding.hints)
        fingerprint = finding.identity.fingerprint
    }
}

/// A view that a record names.
package struct ViewRecord: Encodable {
    var id: String
    var name: String?
    var kind: String
    var source: SourcePosition?

    package init(_ view: ViewReference) {
        id = view.id
        name = view.name
        kind = view.kind
        source = view.source
    }
}

/// A text size on a screen.
package struct CellRecord: Encodable {
    var textSize: String
    var screen: ScreenRecord

    package init(_ cell: Cell, widthNames: [Double: String]) {
        textSize = cell.textSize.name
        screen = ScreenRecord(cell.screen, widthNames: widthNames)
    }
}

/// The room that a scene is proposed, in points; a missing side has no limit.
struct ScreenRecord: Encodable {
    var name: String?
    var width: Double?
    var height: Double?

    init(_ screen: Screen, widthNames: [Double: String]) {
        name = screen.width.flatMap { widthNames[$0] }
        width = screen.width
        height = screen.height
    }
}
