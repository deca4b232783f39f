import Frames

/// The parts of a control that are not views of a report and by which users recognize it: a switch, a track with its
/// thumb, a stepper's buttons, a bar, a chevron. They have the platform's sizes, and are left out where texts leave no
/// room.
struct PictureControl {
    let elements: [PictureElement]

    init(_ view: ViewFrame, in environment: LayoutEnvironment) {
        let room = ControlRoom(view, isRightToLeft: environment.layoutDirection == .rightToLeft)
        let isMac = environment.platform == .macos
        switch view.kind {
        case "Toggle" where isMac: elements = Self.checkbox(in: room)
        case "Toggle": elements = Self.toggle(in: room)
        case "Slider": elements = Self.slider(in: room)
        case "Stepper" where isMac: elements = Self.stepper(in: room, Size(width: 19, height: 27))
        case "Stepper": elements = Self.stepper(in: room, Size(width: 94, height: 32))
        case "ProgressView", "Gauge": elements = Self.progress(in: room)
        case "Picker" where view.children.count > 1 && !view.children.contains { $0.kind == "Picker" }:
            elements = Self.segments(in: room, count: view.children.count)
        case "Picker", "Menu": elements = Self.chevrons(in: room)
        case "Row" where view.leadsFurther == true: elements = Self.chevron(in: room, inset: room.inset)
        case "Row" where view.children.contains { $0.kind == "DisclosureGroup" }:
            elements = Self.chevron(in: room, inset: room.inset)
        case "NavigationLink": elements = Self.chevron(in: room)
        default: elements = []
        }
    }

    /// Drawn as on.
    private static func toggle(in room: ControlRoom) -> [PictureElement] {
        guard let frame = room.end(Size(width: 51, height: 31)) else { return [] }
        let inset = frame.height / 15
        let side = frame.height - 2 * inset
        let x = room.isRightToLeft ? frame.x + inset : frame.maxX - inset - side
        return [
            PictureElement.rectangle(frame, look: "part on", radius: frame.height / 2),
            PictureElement.ellipse(Frame(x: x, y: frame.y + inset, width: side, height: side), look: "thumb"),
        ]
    }

    private static func checkbox(in room: ControlRoom) -> [PictureElement] {
        guard let frame = room.start(Size(width: 14, height: 14)) else { return [] }
        return [
            PictureElement.rectangle(frame, look: "part on", radius: 3.5),
            PictureElement.path(line(frame, [(0.25, 0.52), (0.43, 0.7), (0.76, 0.3)]), look: "mark light"),
        ]
    }

    /// Drawn in the middle of its range.
    private static func slider(in room: ControlRoom) -> [PictureElement] {
        guard let gap = room.widestGap, gap.width >= 20 else { return [] }
        let side = min(gap.height, 27)
        let middle = gap.y + gap.height / 2
        let track = Frame(x: gap.x, y: middle - 2, width: gap.width, height: 4)
        let done = Frame(
            x: room.isRightToLeft ? gap.x + gap.width / 2 : gap.x, y: track.y, width: gap.width / 2, height: 4)
        let thumb = Frame(x: gap.x + (gap.width - side) / 2, y: middle - side / 2, width: side, height: side)
        return [
            PictureElement.rectangle(track, look: "part", radius: 2),
            PictureElement.rectangle(done, look: "part on", radius: 2),
            PictureElement.ellipse(thumb, look: "thumb"),
        ]
    }

    private static func stepper(in room: ControlRoom, _ size: Size) -> [PictureElement] {
        guard let frame = room.end(size) else { return [] }
        let arrows: [[(Double, Double)]] = [
            [(0.3, 0.36), (0.5, 0.22), (0.7, 0.36)], [(0.3, 0.64), (0.5, 0.78), (0.7, 0.64)],
        ]
        let signs: [[(Double, Double)]] = [
            [(0.18, 0.5), (0.32, 0.5)], [(0.68, 0.5), (0.82, 0.5)], [(0.75, 0.3), (0.75, 0.7)],
            [(0.5, 0.25), (0.5, 0.75)],
        ]
        let marks = size.height > size.width ? arrows : signs
        return [PictureElement.rectangle(frame, look: "part", radius: min(8, size.width / 3))]
            + marks.map { PictureElement.path(line(frame, $0), look: "mark") }
    }

    /// A bar below the label, or a ring.
    private static func progress(in room: ControlRoom) -> [PictureElement] {
        let frame = room.frame
        guard frame.maxY - room.content.maxY >= 3.5 || room.isEmpty else { return [] }
        if room.isEmpty, abs(frame.width - frame.height) < 1, frame.height > 4 {
            let inset = frame.width / 8
            let side = frame.width - 2 * inset
            let ring = Frame(x: frame.x + inset, y: frame.y + inset, width: side, height: side)
            return [PictureElement.ellipse(ring, look: "ring")]
        }
        let height = min(4, frame.height)
        var bar = Frame(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
        if room.isEmpty { bar.y = frame.y + (frame.height - height) / 2 }
        var done = bar
        done.width = bar.width * 0.4
        if room.isRightToLeft { done.x = bar.maxX - done.width }
        return [
            PictureElement.rectangle(bar, look: "part", radius: height / 2),
            PictureElement.rectangle(done, look: "part on", radius: height / 2),
        ]
    }

    /// A line through points of a frame, with coordinates from 0 to 1.
    static func line(_ frame: Frame, _ points: [(x: Double, y: Double)]) -> [PictureElement.PathStep] {
        points.enumerated().map { index, point in
            let (x, y) = (frame.x + point.x * frame.width, frame.y + point.y * frame.height)
            return index == 0 ? .move(x: x, y: y) : .line(x: x, y: y)
        }
    }
}
