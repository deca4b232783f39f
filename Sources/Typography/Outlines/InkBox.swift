/// The box around something drawn: in font units with y upwards, or in points with y downwards, as the owner says.
public struct InkBox: Hashable, Sendable {
    /// The least x.
    public var minX: Double
    /// The least y.
    public var minY: Double
    /// The greatest x.
    public var maxX: Double
    /// The greatest y.
    public var maxY: Double

    /// A box by its edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Extends the box so that it contains the other box.
    public mutating func formUnion(_ other: InkBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}

extension InkBox {
    /// The box around all of them; nil where none has ink.
    package static func around(_ boxes: [InkBox?]) -> InkBox? {
        boxes.reduce(into: nil) { all, box in
            guard let box else { return }
            all?.formUnion(box)
            if all == nil { all = box }
        }
    }

    /// Makes room for a round stroke of some width around the outline.
    mutating func thicken(by width: Double) {
        minX -= width / 2
        maxX += width / 2
        minY -= width / 2
        maxY += width / 2
    }
}
