public import Frames

/// How much of its room a fault lacks at a text size, on the screen where it lacks most of it.
public struct Lack: Hashable, Sendable {
    /// How large the person has set text to be.
    public var textSize: TextSize
    /// As a fraction of the room, above 0.
    public var fraction: Double
}

extension Evidence {
    /// How much is lacking as a fraction of the room; nil where nothing is, or nobody knows. A small target lacks no room.
    var lack: Double? {
        if case .smallTarget = self { return nil }
        return shortage?.fraction
    }
}

extension Shortage {
    /// How much is lacking as a fraction of the room; nil where nothing is, or there is no room.
    var fraction: Double? { room > 0 && amount > 0 ? amount / room : nil }
}

extension [Lack] {
    /// Takes one more cell into account.
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
