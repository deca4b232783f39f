internal import Basics
import Checks
import Frames

/// The look of a view without its text.
package struct PictureShape {
    let elements: [PictureElement]

    init(_ view: ViewFrame, in environment: LayoutEnvironment, isInside: Bool) {
        let frame = view.frame
        guard frame.width > 0, frame.height > 0, !Self.invisible.contains(view.kind) else {
            elements = []
            return
        }
        let look = Self.look(view) + (isInside ? "" : " outside")
        let size = "\(Number.text(frame.width)) × \(Number.text(frame.height))"
        let name = view.name.map { "\(view.kind) #\($0)" } ?? view.kind
        let title = Prose.oneLine("\(name) \(size)")
        let shorter = min(frame.width, frame.height)
        switch view.kind {
        case "Circle":
            let square = Frame(
                x: frame.x + (frame.width - shorter) / 2, y: frame.y + (frame.height - shorter) / 2, width: shorter,
                height: shorter)
            elements = [PictureElement.ellipse(square, look: look, title: title)]
        case "Ellipse": elements = [PictureElement.ellipse(frame, look: look, title: title)]
        case "Capsule": elements = [PictureElement.rectangle(frame, look: look, radius: shorter / 2, title: title)]
        case "RoundedRectangle", "UnevenRoundedRectangle":
            elements = [PictureElement.rectangle(frame, look: look, radius: min(8, shorter / 3), title: title)]
        case "Image": elements = [PictureElement.rectangle(frame, look: look, title: title), Self.cross(frame)]
        default:
            let radius = view.control == true ? min(10, shorter / 3) : 0
            let parts = PictureControl(view, in: environment).elements
            elements = [PictureElement.rectangle(frame, look: look, radius: radius, title: title)] + parts
        }
    }

    private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor", "SearchField"]
    /// Views that take up room and show nothing.
    package static let invisible: Set<String> = ["Spacer", "EmptyView"]

    private static func look(_ view: ViewFrame) -> String {
        if view.text != nil { return "room" }
        if fields.contains(view.kind) { return "field" }
        if view.control == true { return "control" }
        if !view.children.isEmpty { return "container" }
        return view.kind == "Divider" ? "divider" : "shape"
    }

    /// Two diagonals, which mark the place of an image as in drawings of pages.
    private static func cross(_ frame: Frame) -> PictureElement {
        .path(
            [
                .move(x: frame.x, y: frame.y), .line(x: frame.maxX, y: frame.maxY),
                .move(x: frame.x, y: frame.maxY), .line(x: frame.maxX, y: frame.y),
            ], look: "cross")
    }
}
