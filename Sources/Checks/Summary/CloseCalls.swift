import Frames

/// The labels that fit, and whose headroom is smaller than the error of their font's model: whether they fit in the real
/// font is too close to call.
struct CloseCallTally: Sendable {
    fileprivate struct Label: Hashable {
        var scene: String
        var label: String
        var locale: String
    }

    private var all: Set<Label> = []
    private var tightest = TightestLabels()
    private var errors: Set<Double> = []

    /// Weighs the text of `view`.
    mutating func add(_ index: Int, of views: ReportIndex) {
        guard let error = views.modelError(of: index), let fit = views.fit(of: index),
            Tightness(need: fit.need, room: fit.room, margin: error * fit.need).isTight
        else { return }
        errors.insert(error)
        let view = views.views[index]
        all.insert(
            Label(
                scene: views.scene, label: view.text?.key ?? ViewReference(view).label,
                locale: views.environment.locale))
        tightest.add(index, of: views)
    }

    mutating func merge(_ other: CloseCallTally) {
        all.formUnion(other.all)
        tightest.merge(other.tightest)
        errors.formUnion(other.errors)
    }

    /// Whether the label is too close to call in any cell.
    func contains(_ label: TightLabel) -> Bool {
        all.contains(Label(scene: label.scene, label: label.text.key ?? label.view.label, locale: label.locale))
    }

    /// nil where there are none.
    var closeCalls: CloseCalls? {
        all.isEmpty ? nil : CloseCalls(count: all.count, errors95: errors.sorted(), tightest: tightest.labels)
    }
}

/// The labels of which nobody can tell whether they fit, as their headroom is smaller than the error of a font's model.
public struct CloseCalls: Hashable, Sendable {
    /// How many labels, counted in each locale.
    public var count: Int
    /// The errors of the models of these labels, the smallest first: 95 % of texts are off by no more than this fraction
    /// of their width.
    public var errors95: [Double]
    /// Those with the least headroom, tightest first; ten at most.
    public var tightest: [TightLabel]
}

extension CloseCallTally: Packable {
    func pack(into packer: inout Packer) { packer.add(all, tightest, errors) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        all = try unpacker.next()
        tightest = try unpacker.next()
        errors = try unpacker.next()
    }
}

extension CloseCallTally.Label: Packable {
    func pack(into packer: inout Packer) { packer.add(scene, label, locale) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(scene: try unpacker.next(), label: try unpacker.next(), locale: try unpacker.next())
    }
}
