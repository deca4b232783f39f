import Frames

extension PictureControl {
    /// The mark of a control that opens a menu.
    static func chevrons(in room: ControlRoom) -> [PictureElement] {
        guard let frame = room.end(Size(width: 12, height: 16)) else { return [] }
        return [
            PictureElement.path(line(frame, [(0.2, 0.38), (0.5, 0.16), (0.8, 0.38)]), look: "mark"),
            PictureElement.path(line(frame, [(0.2, 0.62), (0.5, 0.84), (0.8, 0.62)]), look: "mark"),
        ]
    }

    /// The mark of a row that leads to another view.
    static func chevron(in room: ControlRoom, inset: Double = 0) -> [PictureElement] {
        guard let frame = room.end(Size(width: 8, height: 14), inset: inset) else { return [] }
        let (tail, tip) = room.isRightToLeft ? (0.8, 0.2) : (0.2, 0.8)
        return [PictureElement.path(line(frame, [(tail, 0.1), (tip, 0.5), (tail, 0.9)]), look: "mark")]
    }

    /// Choices side by side, with the first one chosen; empty where they are below each other, as on a wheel.
    static func segments(in room: ControlRoom, count: Int) -> [PictureElement] {
        let frame = room.frame
        guard room.isRow, frame.height > 4 else { return [] }
        let width = frame.width / Double(count)
        let first = Frame(
            x: (room.isRightToLeft ? frame.maxX - width : frame.x) + 2, y: frame.y + 2, width: max(width - 4, 0),
            height: frame.height - 4)
        let edges = (1..<count).filter { $0 != (room.isRightToLeft ? count - 1 : 1) }
        return [PictureElement.rectangle(first, look: "thumb", radius: 7)]
            + edges.map { edge in
                let place = Double(edge) / Double(count)
                return PictureElement.path(line(frame, [(place, 0.25), (place, 0.75)]), look: "mark")
            }
    }
}
