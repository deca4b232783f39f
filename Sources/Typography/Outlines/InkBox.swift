/// The box around something drawn: in font units with y upwards, or in points with y downwards, as the owner says.
public struct InkBox: Hashable, Sendable {
    public var minX: Double
    public var minY: Double
    public var maxX: Double
    public var maxY: Double

    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

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

    mutating func thicken(by amount: Double) {
        minX -= amount / 2
        maxX += amount / 2
        minY -= amount / 2
        maxY += amount / 2
    }

    mutating func slant(by slope: Double) {
        minX += slope * min(minY, maxY)
        maxX += slope * max(minY, maxY)
    }
}
