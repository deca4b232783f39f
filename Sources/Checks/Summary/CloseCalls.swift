import Frames

/// The labels that fit, but with a headroom smaller than the error of their font's model: it is too close to call
/// whether they fit in the real font.
struct CloseCallTally: Sendable {
    private var all: Set<TightestLabels.Name> = []
    private var tightest = TightestLabels()
    private var errors: Set<Double> = []

    /// Adds the text of `view`; false where it is not too close to call.
    mutating func add(_ index: Int, of views: ReportIndex) -> Bool {
        guard let error = views.modelError(of: index), let fit = views.fit(of: index),
            Tightness(need: fit.need, room: fit.room, margin: error * fit.need).isTight
        else { return false }
        errors.insert(error)
        let view = views.views[index]
        all.insert(
            TightestLabels.Name(
                scene: views.scene, view: ViewReference(view), key: view.text?.key, locale: views.environment.locale))
        tightest.add(index, of: views)
        return true
    }

    mutating func merge(_ other: CloseCallTally) {
        all.formUnion(other.all)
        tightest.merge(other.tightest)
        errors.formUnion(other.errors)
    }

    /// Whether the label is too close to call in any cell.
    func contains(_ label: TightestLabels.Name) -> Bool { all.contains(label) }

    /// nil where there are none.
    var closeCalls: CloseCalls? {
        all.isEmpty ? nil : CloseCalls(count: all.count, errors95: errors.sorted(), tightest: tightest.labels)
    }
}

/// The labels of which it is not certain whether they fit, as their headroom is smaller than the error of a font's
/// model.
public struct CloseCalls: Hashable, Sendable {
    /// How many labels, those with a key counted in each locale.
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
