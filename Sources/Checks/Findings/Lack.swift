public import Frames

/// The shortage of a fault at a text size, on the screen where it is largest.
public struct Lack: Hashable, Sendable {
    /// The text size that the user has set.
    public var textSize: TextSize
    /// As a fraction of the room, above 0.
    public var fraction: Double
}

extension Evidence {
    /// The shortage as a fraction of the room; nil where there is none, or it is not known. A small target needs no
    /// room.
    var lack: Double? {
        if case .smallTarget = self { return nil }
        return shortage?.fraction
    }
}

extension Shortage {
    /// The shortage as a fraction of the room; nil where there is none, or no room.
    var fraction: Double? { room > 0 && amount > 0 ? amount / room : nil }
}

extension [Lack] {
    /// Adds one more cell.
    mutating func add(_ fraction: Double, at textSize: TextSize) {
        if let index = firstIndex(where: { $0.textSize == textSize }) {
            self[index].fraction = Swift.max(self[index].fraction, fraction)
        } else {
            let index = firstIndex { $0.textSize.order > textSize.order } ?? endIndex
            insert(Lack(textSize: textSize, fraction: fraction), at: index)
        }
    }
}

extension Lack: Packable {
    func pack(into packer: inout Packer) { packer.add(textSize, fraction) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) { (textSize, fraction) = try unpacker.nextAll() }
}
