import Foundation

/// What identifies an alignment guide: its type, and the axis that it lies on.
package struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    package static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

    /// The guide of a container whose children set it explicitly to `values`, in the container's coordinates.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        if let own = id as? any CombiningAlignmentID.Type { return own.combine(values) }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }

    /// Whether a container of several views may take this guide over from its children.
    var combines: Bool { !(id is any EdgeAlignmentID.Type) }
}

/// A guide with a rule of its own for several children; others are averaged.
protocol CombiningAlignmentID: AlignmentID {
    static func combine(_ values: [CGFloat]) -> CGFloat?
}

/// The built-in edges and centres: containers never take these over from their children.
protocol EdgeAlignmentID: CombiningAlignmentID {}

extension EdgeAlignmentID {
    static func combine(_ values: [CGFloat]) -> CGFloat? { nil }
}
