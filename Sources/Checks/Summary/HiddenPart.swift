public import Basics
public import Frames

/// What a scene can show and does not show in some of its cells: no rule has checked it there.
public struct HiddenPart: Hashable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// What it is; `count` is the largest number in one cell.
    public var content: HiddenContent
    /// The kind of the view that can show it.
    public var view: String
    /// Where that view is written; nil where that is not known.
    public var source: SourcePosition?
    /// In how many cells it is hidden, counting each plural form.
    public var cells: Int
    /// In how many cells the scene was laid out.
    public var cellsMeasured: Int
}

/// Counts what scenes do not show: a number for each place, however many reports were looked at.
struct HiddenTally: Sendable {
    struct Key: Hashable {
        var scene: String
        var view: String
        var source: SourcePosition?
        var kind: String
        var title: String?
        var reason: String?
    }

    struct Extent: Hashable {
        /// The most that one report has.
        var count = 0
        var cells = 0
    }

    private var extents: [Key: Extent] = [:]
    private var cellsOfScene: [String: Int] = [:]

    mutating func add(_ views: ReportIndex, cells: Int) {
        addCells(cells, of: views.scene)
        guard !views.hiding.isEmpty else { return }
        var counts: [Key: Int] = [:]
        for view in views.hiding.lazy.map({ views.views[$0] }) {
            for content in view.hidden ?? [] {
                let key = Key(
                    scene: views.scene, view: view.kind, source: view.source, kind: content.kind,
                    title: content.title, reason: content.reason)
                counts[key, default: 0] += content.count
            }
        }
        for (key, count) in counts {
            extents[key, default: Extent()].count = max(extents[key]?.count ?? 0, count)
            extents[key]?.cells += cells
        }
    }

    /// Counts cells of a scene in which nothing is hidden.
    mutating func addCells(_ count: Int, of scene: String) { cellsOfScene[scene, default: 0] += count }

    mutating func merge(_ other: HiddenTally) {
        extents.merge(other.extents) { Extent(count: max($0.count, $1.count), cells: $0.cells + $1.cells) }
        cellsOfScene.merge(other.cellsOfScene, uniquingKeysWith: +)
    }

    /// What is hidden, by scene, then by place; without kinds whose elements are all scenes of their own.
    func parts(besides scenes: some Collection<String>) -> [HiddenPart] {
        let scenes = Set(scenes)
        var counts: [[String]: Int] = [:]
        for (key, extent) in extents { counts[[key.scene, key.kind], default: 0] += extent.count }
        func isCovered(_ key: Key) -> Bool {
            let count = counts[[key.scene, key.kind]] ?? 0
            return scenes.contains(PresentedScene.name(key.kind, 1, of: key.scene))
                && scenes.contains(PresentedScene.name(key.kind, count, of: key.scene))
        }
        func order(_ part: HiddenPart) -> (String, String, Int, Int) {
            (part.scene, part.source?.file ?? "", part.source?.line ?? 0, part.source?.column ?? 0)
        }
        func name(_ part: HiddenPart) -> (String, String, String, String) {
            (part.view, part.content.kind, part.content.title ?? "", part.content.reason ?? "")
        }
        return extents.lazy.filter { !isCovered($0.key) }.map { key, extent in
            HiddenPart(
                scene: key.scene,
                content: HiddenContent(kind: key.kind, title: key.title, count: extent.count, reason: key.reason),
                view: key.view, source: key.source, cells: extent.cells,
                cellsMeasured: cellsOfScene[key.scene] ?? extent.cells)
        }
        .sorted { order($0) == order($1) ? name($0) < name($1) : order($0) < order($1) }
    }
}

extension HiddenTally: Packable {
    func pack(into packer: inout Packer) { packer.add(extents, cellsOfScene) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        extents = try unpacker.next()
        cellsOfScene = try unpacker.next()
    }
}

extension HiddenTally.Key: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, view, source, kind, title, reason) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(
            scene: try unpacker.next(), view: try unpacker.next(), source: try unpacker.next(),
            kind: try unpacker.next(), title: try unpacker.next(), reason: try unpacker.next())
    }
}

extension HiddenTally.Extent: Packable {
    func pack(into packer: inout Packer) { packer.add(count, cells) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(count: try unpacker.next(), cells: try unpacker.next())
    }
}
