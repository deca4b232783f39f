import Frames

/// Counts what was measured, and keeps what the summary tells of it.
struct Tally: Sendable {
    private struct Label: Hashable {
        var scene: String
        var view: String
        var key: String?
    }

    private(set) var cells = 0
    private(set) var parts: Set<Summary.Part> = []
    private(set) var scenes: [String: String?] = [:]
    private(set) var fonts: Set<String> = []
    private(set) var notes: Set<String> = []
    private(set) var present: Precondition = []
    private(set) var scenesWithText: Set<String> = []
    private(set) var tightest = TightestLabels()
    private var labels: Set<Label> = []

    var labelCount: Int { labels.count }
    var locales: [String] { Set(parts.map(\.locale)).sorted() }

    mutating func add(_ views: ReportIndex) {
        let report = views.report
        cells += 1
        parts.insert(Summary.Part(scene: report.scene, locale: report.environment.locale))
        scenes[report.scene] = report.file
        fonts.formUnion(report.fonts)
        notes.formUnion(report.notes)
        present.formUnion(views.preconditions)
        if !views.texts.isEmpty { scenesWithText.insert(report.scene) }
        for index in views.texts {
            let view = views.views[index]
            labels.insert(Label(scene: report.scene, view: view.name ?? view.id, key: view.text?.key))
            tightest.add(view, in: report, slack: views.slack)
        }
    }

    mutating func merge(_ other: Tally) {
        cells += other.cells
        parts.formUnion(other.parts)
        scenes.merge(other.scenes) { mine, _ in mine }
        fonts.formUnion(other.fonts)
        notes.formUnion(other.notes)
        present.formUnion(other.present)
        scenesWithText.formUnion(other.scenesWithText)
        labels.formUnion(other.labels)
        tightest.merge(other.tightest)
    }
}
