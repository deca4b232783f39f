internal import Basics
import Checks
package import Frames

/// The summary as JSON.
struct SummaryRecord: Encodable {
    var labels: Int
    var cells: Int
    var scenes: [String]
    var locales: [String]
    var fonts: [String]
    var notes: [String]
    var seconds: Double?
    var errors: Int
    var warnings: Int
    var byRule: [String: Int]
    var byLocale: [String: Int]
    var known: Int
    var allowed: Int
    var allowances: [AllowanceRecord]
    var tightest: [TightLabelRecord]
    var closeCalls: CloseCallsRecord?
    var hidden: [HiddenRecord]?
    var idleRules: [String: String]
    var uncheckedDevices: UncheckedDevicesRecord?
    var coverage: CatalogCoverage?

    init(_ result: CheckResult) {
        let summary = result.summary
        labels = summary.labels
        cells = summary.cells
        scenes = summary.scenes
        locales = summary.locales
        fonts = summary.fonts
        notes = summary.notes
        seconds = summary.duration
        errors = result.count(.error)
        warnings = result.count(.warning)
        byRule = Dictionary(uniqueKeysWithValues: summary.byRule.map { ($0.name, $0.findings) })
        byLocale = Dictionary(uniqueKeysWithValues: summary.byLocale.map { ($0.name, $0.findings) })
        known = summary.known
        allowed = summary.allowed
        allowances = result.allowances.map(AllowanceRecord.init)
        tightest = summary.tightest.map { TightLabelRecord($0, widthNames: result.widthNames) }
        closeCalls = summary.closeCalls.map { CloseCallsRecord($0, widthNames: result.widthNames) }
        hidden = summary.hidden.isEmpty ? nil : summary.hidden.map(HiddenRecord.init)
        idleRules = Dictionary(uniqueKeysWithValues: summary.idleRules.map { ($0.rule, Prose.cause($0)) })
        coverage = summary.coverage
        uncheckedDevices = summary.uncheckedDevices.map { UncheckedDevicesRecord(texts: $0.texts, devices: $0.devices) }
    }
}

/// The variations of texts by device that were not measured.
struct UncheckedDevicesRecord: Encodable {
    var texts: Int
    var devices: [String]
}

/// A label that fits, with its headroom in points.
struct TightLabelRecord: Encodable {
    var scene: String
    var view: ViewRecord
    var key: String?
    var string: String
    var locale: String
    var cell: CellRecord
    var need: Double
    var room: Double
    var headroom: Double

    init(_ label: TightLabel, widthNames: [Double: String]) {
        scene = label.scene
        view = ViewRecord(label.view)
        key = label.text.key
        string = label.text.string
        locale = label.locale
        cell = CellRecord(label.cell, widthNames: widthNames)
        need = label.need
        room = label.room
        headroom = label.headroom
    }
}

/// The labels whose headroom is smaller than the error of their font's model.
struct CloseCallsRecord: Encodable {
    var count: Int
    var errors95: [Double]
    var tightest: [TightLabelRecord]

    init(_ calls: CloseCalls, widthNames: [Double: String]) {
        count = calls.count
        errors95 = calls.errors95
        tightest = calls.tightest.map { TightLabelRecord($0, widthNames: widthNames) }
    }
}

/// What a scene can show and does not show.
struct HiddenRecord: Encodable {
    var scene: String
    var kind: String
    var title: String?
    var count: Int
    var reason: String?
    var view: String
    var source: SourcePosition?
    var cells: Int
    var cellsMeasured: Int

    init(_ part: HiddenPart) {
        scene = part.scene
        kind = part.content.kind
        title = part.content.title
        count = part.content.count
        reason = part.content.reason
        view = part.view
        source = part.source
        cells = part.cells
        cellsMeasured = part.cellsMeasured
    }
}

/// What a scene allows, or the comment of a text.
struct AllowanceRecord: Encodable {
    var scene: String?
    var view: ViewRecord?
    var key: String?
    var source: SourcePosition?
    var rule: String
    var reason: String?
    var uses: Int

    init(_ allowance: Allowance) {
        switch allowance.place {
        case .view(let reference, scene: let name): (scene, view) = (name, ViewRecord(reference))
        case .comment(key: let name, let position): (key, source) = (name, position)
        }
        rule = allowance.rule
        reason = allowance.reason
        uses = allowance.uses
    }
}

/// Something about the check itself.
struct NoticeRecord: Encodable {
    var message: String
    var source: SourcePosition?

    /// nil for what has its own record.
    init?(_ notice: Notice) {
        if case .unfinished = notice { return nil }
        message = Prose.notice(notice)
        source = Prose.source(notice)
    }
}

/// A scene in some locales that was not laid out to its end.
struct UnfinishedRecord: Encodable {
    var scene: String
    var locales: [String]
    var message: String
    var source: SourcePosition?

    init(_ part: UnfinishedPart) {
        (scene, locales, message, source) = (part.scene, part.locales, part.message, part.position)
    }
}

/// Who wrote a document.
package struct ToolRecord: Encodable {
    var name = "galley"
    package var version: String
    package var engine: EngineVersions?

    package init(name: String = "galley", version: String, engine: EngineVersions? = nil) {
        self.name = name
        self.version = version
        self.engine = engine
    }
}
