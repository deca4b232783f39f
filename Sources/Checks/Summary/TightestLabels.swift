import Frames

/// The labels that fit with the least room to spare.
///
/// Only so many are held at any time. That is exact: a label leaves the list when as many others have less room to spare,
/// and theirs can only shrink.
struct TightestLabels: Sendable {
    /// How many a summary names.
    static let limit = 10

    /// How many are held.
    var capacity = TightestLabels.limit
    /// Tightest first.
    private(set) var labels: [TightLabel] = []

    /// Weighs the text of `view`, where it shows whole in a width of its own.
    mutating func add(_ index: Int, of views: ReportIndex) {
        guard let (need, room) = views.fit(of: index) else { return }
        if labels.count == capacity, let last = labels.last, room - need > last.headroom { return }
        guard let text = views.views[index].text else { return }
        insert(
            TightLabel(
                scene: views.scene, view: ViewReference(views.views[index]), text: TextReference(text),
                locale: views.environment.locale, cell: Cell(views.environment), need: Number.rounded(need),
                room: room))
    }

    /// Those that are not too close to call, which are named by themselves.
    func labels(besides closeCalls: CloseCallTally) -> [TightLabel] {
        Array(labels.lazy.filter { !closeCalls.contains($0) }.prefix(Self.limit))
    }

    mutating func merge(_ other: TightestLabels) {
        for label in other.labels { insert(label) }
    }

    private mutating func insert(_ label: TightLabel) {
        if let index = labels.firstIndex(where: { $0.isSameLabel(as: label) }) {
            guard label.isTighter(than: labels[index]) else { return }
            labels.remove(at: index)
        }
        labels.insert(label, at: labels.firstIndex { label.isTighter(than: $0) } ?? labels.endIndex)
        if labels.count > capacity { labels.removeLast() }
    }
}

extension TightLabel {
    fileprivate func isSameLabel(as other: TightLabel) -> Bool {
        text.key ?? view.label == other.text.key ?? other.view.label && locale == other.locale && scene == other.scene
    }

    /// Less headroom; between equals scene, view, locale and cell decide, so that the order of reports does not.
    fileprivate func isTighter(than other: TightLabel) -> Bool {
        if headroom != other.headroom { return headroom < other.headroom }
        let (mine, its) = ((scene, view.label, locale), (other.scene, other.view.label, other.locale))
        return mine == its ? cell < other.cell : mine < its
    }
}

extension TightestLabels: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(capacity))
        packer.add(labels)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        capacity = try unpacker.nextCount()
        labels = try unpacker.next()
        guard labels.count <= capacity else { throw .unexpected("more tight labels than are held") }
    }
}
