internal import Basics
import Frames

/// Counts what was measured, and keeps what the summary reports.
struct Tally: Sendable {
    fileprivate struct Label: Hashable {
        var scene: String
        var view: String
        var key: String?
        /// No catalog has the key.
        var isKeyAlone: Bool
        /// Nothing says where it is shown.
        var isUnplaced: Bool
    }

    private struct Origin: Equatable {
        var part: Summary.Part
        var fonts: [String]
        var notes: [String]
        var hasText: Bool
    }

    private(set) var cells = 0
    private(set) var parts: Set<Summary.Part> = []
    private(set) var scenes: [String: SourcePosition?] = [:]
    private(set) var fonts: Set<String> = []
    private(set) var notes: Set<String> = []
    private(set) var present: Precondition = []
    private(set) var scenesWithText: Set<String> = []
    /// The labels that fit and are not too close to call in these cells; in other cells they may be.
    private(set) var tightest = TightestLabels(capacity: 200 * TightestLabels.limit)
    /// The largest pixel of all reports, in points.
    private(set) var pixel = 0.0
    private(set) var closeCalls = CloseCallTally()
    private(set) var hidden = HiddenTally()
    private var labels: Set<Label> = []
    /// What the report before had: most reports come from the same scene as the one before.
    private var latestOrigin: Origin?
    private var latestLabels: [Label] = []

    var labelCount: Int { labels.count }
    var keys: Set<String> { Set(labels.compactMap(\.key)) }
    /// Labels of which only the key is known.
    var keysAlone: Int { labels.count(where: \.isKeyAlone) }
    /// The keys of texts that a scene shows, or that have a room of their own.
    var placedKeys: Set<String> { Set(labels.lazy.filter { !$0.isUnplaced && !$0.isKeyAlone }.compactMap(\.key)) }
    var locales: [String] { Set(parts.map(\.locale)).sorted() }

    mutating func add(_ report: FrameReport, _ views: ReportIndex, cells count: Int) {
        cells += count
        pixel = max(pixel, views.slack * 2)
        present.formUnion(views.preconditions)
        addOnce(
            Origin(
                part: Summary.Part(scene: report.scene, locale: report.environment.locale), fonts: report.fonts,
                notes: report.notes, hasText: !views.texts.isEmpty), at: report.position)
        hidden.add(views, cells: count)
        for (position, index) in views.texts.enumerated() {
            add(Label(views.views[index], scene: views.scene, isUnplaced: views.isUnplaced), at: position)
            // A label that is too close to call is listed separately, and takes no place in this list.
            if !closeCalls.add(index, of: views) { tightest.add(index, of: views, besides: closeCalls.contains) }
        }
    }

    /// Adds a label that shows whole and is not too close to call, by what is known without its report.
    ///
    /// - Parameters:
    ///   - environment: The tightest of its cells.
    ///   - need: The width that it needs there; nil where it could take one more line.
    mutating func add(
        _ outline: SweptLabel.Outline, of label: SweptLabel, in environment: LayoutEnvironment,
        need: Double?, cells count: Int
    ) {
        cells += count
        pixel = max(pixel, environment.tolerance * 2)
        present.formUnion(Precondition(of: outline.view))
        if environment.width != nil || environment.height != nil { present.insert(.bounds) }
        addOnce(
            Origin(
                part: Summary.Part(scene: label.scene, locale: environment.locale), fonts: outline.fonts,
                notes: outline.notes, hasText: true), at: SourcePosition(file: outline.file, line: 1, column: 1))
        hidden.addCells(count, of: label.scene)
        add(Label(outline.view, scene: label.scene, isUnplaced: outline.isUnplaced), at: 0)
        guard let need, let budget = outline.view.text?.budget, budget.lines != nil, let room = budget.width,
            room.isFinite
        else { return }
        tightest.add(outline.view, of: label.scene, in: environment, fit: (need, room), besides: closeCalls.contains)
    }

    /// Notes a label, by its place among those of its scene.
    private mutating func add(_ label: Label, at position: Int) {
        // Mostly the same scene as before in another cell.
        if position < latestLabels.count, latestLabels[position] == label { return }
        labels.insert(label)
        latestLabels.removeSubrange(min(position, latestLabels.count)...)
        latestLabels.append(label)
    }

    /// Notes the scene, the locale and the fonts, unless the report before had the same.
    private mutating func addOnce(_ origin: Origin, at position: SourcePosition?) {
        if origin == latestOrigin { return }
        latestOrigin = origin
        parts.insert(origin.part)
        scenes[origin.part.scene] = position
        fonts.formUnion(origin.fonts)
        notes.formUnion(origin.notes)
        if origin.hasText { scenesWithText.insert(origin.part.scene) }
    }

    mutating func merge(_ other: Tally) {
        cells += other.cells
        pixel = max(pixel, other.pixel)
        parts.formUnion(other.parts)
        scenes.merge(other.scenes) { mine, _ in mine }
        fonts.formUnion(other.fonts)
        notes.formUnion(other.notes)
        present.formUnion(other.present)
        scenesWithText.formUnion(other.scenesWithText)
        labels.formUnion(other.labels)
        closeCalls.merge(other.closeCalls)
        hidden.merge(other.hidden)
        tightest.merge(other.tightest, besides: closeCalls.contains)
    }
}

extension Tally.Label {
    fileprivate init(_ view: ViewFrame, scene: String, isUnplaced: Bool) {
        let text = view.text
        self.init(
            scene: scene, view: view.name ?? view.id, key: text?.key,
            isKeyAlone: text?.key != nil && text?.locale.isEmpty == true, isUnplaced: isUnplaced)
    }
}

extension Tally: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(cells))
        packer.add(
            parts, scenes, fonts, notes, present.rawValue, scenesWithText, tightest, pixel, closeCalls, labels, hidden)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        cells = try unpacker.nextCount()
        parts = try unpacker.next()
        scenes = try unpacker.next()
        fonts = try unpacker.next()
        notes = try unpacker.next()
        present = Precondition(rawValue: try unpacker.next())
        scenesWithText = try unpacker.next()
        tightest = try unpacker.next()
        pixel = try unpacker.next()
        closeCalls = try unpacker.next()
        labels = try unpacker.next()
        hidden = try unpacker.next()
    }
}

extension Tally.Label: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, view, key, isKeyAlone, isUnplaced) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            scene: try unpacker.next(), view: try unpacker.next(), key: try unpacker.next(),
            isKeyAlone: try unpacker.next(), isUnplaced: try unpacker.next())
    }
}

extension Summary.Part: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, locale) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(scene: try unpacker.next(), locale: try unpacker.next())
    }
}
