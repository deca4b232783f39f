internal import Basics
import Frames

/// The labels that fit with the least headroom.
///
/// Only this number of labels is kept at any time. That is exact where nothing is left out: a label is dropped when as
/// many others have less headroom, and their headroom can only shrink.
struct TightestLabels: Sendable {
    /// How many a summary names.
    static let limit = 10

    /// What distinguishes labels from each other. A text without a key is one label in all locales.
    struct Name: Hashable, Sendable {
        var scene: String
        var label: String
        var locale: String
    }

    /// How many labels are kept; up to twice as many until they are sorted.
    let capacity: Int
    private var held: [Name: TightLabel] = [:]
    /// The headroom above which labels are dropped, because enough tighter ones are kept.
    private var most = Double.infinity

    init(capacity: Int = Self.limit) { self.capacity = capacity }

    /// Tightest first.
    var labels: [TightLabel] { Array(held.values.sorted { $0.isTighter(than: $1) }.prefix(capacity)) }

    /// Adds the text of `view`, where it shows whole in a given width.
    ///
    /// - Parameter isLeftOut: Whether a label is not to be listed, as far as that is known.
    mutating func add(_ index: Int, of views: ReportIndex, besides isLeftOut: (Name) -> Bool = { _ in false }) {
        guard let fit = views.fit(of: index) else { return }
        add(views.views[index], of: views.scene, in: views.environment, fit: fit, besides: isLeftOut)
    }

    /// Adds the text of a view that shows whole and needs that width of its room.
    mutating func add(
        _ view: ViewFrame, of scene: String, in environment: LayoutEnvironment, fit: (need: Double, room: Double),
        besides isLeftOut: (Name) -> Bool
    ) {
        let headroom = Number.rounded(max(fit.room - Number.rounded(fit.need), 0))
        guard headroom <= most, let text = view.text else { return }
        let reference = ViewReference(view)
        let name = Name(scene: scene, view: reference, key: text.key, locale: environment.locale)
        if let known = held[name], known.headroom < headroom { return }
        add(
            TightLabel(
                scene: scene, view: reference, text: TextReference(text), locale: environment.locale,
                cell: Cell(environment), need: Number.rounded(fit.need), room: fit.room), besides: isLeftOut)
    }

    /// The labels that nothing leaves out, at most ten.
    func labels(besides isLeftOut: (Name) -> Bool) -> [TightLabel] {
        Array(labels.filter { !isLeftOut(Name($0)) }.prefix(Self.limit))
    }

    mutating func merge(_ other: TightestLabels, besides isLeftOut: (Name) -> Bool = { _ in false }) {
        for label in other.held.values { add(label, besides: isLeftOut) }
    }

    private mutating func add(_ label: TightLabel, besides isLeftOut: (Name) -> Bool) {
        let name = Name(label)
        if let known = held[name], !label.isTighter(than: known) { return }
        held[name] = label
        if held.count > 2 * capacity { shrink(besides: isLeftOut) }
    }

    /// A label that is left out takes no place in the list.
    private mutating func shrink(besides isLeftOut: (Name) -> Bool) {
        held = held.filter { !isLeftOut($0.key) }
        guard held.count > capacity else { return }
        let tightest = labels
        held = Dictionary(uniqueKeysWithValues: tightest.map { (Name($0), $0) })
        most = tightest.last?.headroom ?? .infinity
    }
}

extension TightestLabels.Name {
    init(_ label: TightLabel) {
        self.init(scene: label.scene, view: label.view, key: label.text.key, locale: label.locale)
    }

    init(scene: String, view: ViewReference, key: String?, locale: String) {
        self.init(scene: scene, label: key ?? view.label, locale: key == nil ? "" : locale)
    }
}

extension TightLabel {
    /// Less headroom. Of equals scene, view, key, locale, cell and text decide, so that the order of reports does not
    /// matter.
    fileprivate func isTighter(than other: Self) -> Bool {
        if headroom != other.headroom { return headroom < other.headroom }
        let mine = (scene, view.label, text.key ?? "", locale)
        let its = (other.scene, other.view.label, other.text.key ?? "", other.locale)
        if mine != its { return mine < its }
        return cell == other.cell ? text.string < other.text.string : cell < other.cell
    }
}

extension TightestLabels: Packable {
    func pack(into packer: inout Packer) {
        packer.add(word: UInt64(capacity))
        packer.add(labels)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(capacity: try unpacker.nextCount())
        let labels: [TightLabel] = try unpacker.next()
        guard labels.count <= capacity else { throw .unexpected("more tight labels than are held") }
        for label in labels { held[Name(label)] = label }
    }
}

extension TightestLabels.Name: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, label, locale) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(scene: try unpacker.next(), label: try unpacker.next(), locale: try unpacker.next())
    }
}
