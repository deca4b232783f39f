internal import Basics
import Checks
import Frames

/// What a rule finds, marked in a picture of a screen: the place as an outline, and a number at it. What the number means is
/// in a list outside of the screen, so that nothing covers the screen and the picture keeps its size.
struct PictureNumber {
    /// The place; empty for one that is outside.
    let area: PictureElement
    /// The number in its circle.
    let badge: [PictureElement]

    /// The marks of all faults, the first with the number 1; those that differ from another picture have none.
    static func numbers(of faults: PictureFaults, in sheet: Frame) -> [PictureNumber] {
        var taken: [Frame] = []
        let numbered = faults.marked.enumerated().compactMap { index, marked -> PictureNumber? in
            guard let view = faults.view(marked.fault.view), view.frame.isDrawable else { return nil }
            let message = faults.message(of: index)
            return PictureNumber(index + 1, at: view.frame, marked.severity, message, in: sheet, &taken)
        }
        let different = faults.different.filter(\.frame.isDrawable).map { view in
            PictureNumber(area: PictureElement.rectangle(view.frame, look: "fault warning"), badge: [])
        }
        return numbered + different
    }

    private init(area: PictureElement, badge: [PictureElement]) { (self.area, self.badge) = (area, badge) }

    private init(
        _ number: Int, at frame: Frame, _ severity: Severity, _ message: String, in sheet: Frame, _ taken: inout [Frame]
    ) {
        let suffix = severity == .error ? "" : " \(severity.rawValue)"
        area = PictureElement.rectangle(frame, look: "spot\(suffix)", radius: 2, title: message)
        let text = Number.text(Double(number))
        let size = Size(width: max(CaptionWidth.estimate(text, size: 8) + 7, 12), height: 12)
        // At the corner where texts end, inside of the sheet.
        func place(_ step: Int) -> Frame {
            let x = min(max(frame.maxX - size.width / 2, sheet.x), sheet.maxX - size.width)
            let y = min(max(frame.y - size.height / 2, sheet.y), sheet.maxY - size.height)
            return Frame(x: x - Double(step) * size.width, y: y, width: size.width, height: size.height)
        }
        let free = (0..<6).map(place).first { place in !taken.contains { $0.intersection(place) != nil } }
        let box = free ?? place(0)
        taken.append(box)
        badge = [
            PictureElement.rectangle(box, look: "tag\(suffix)", radius: 6, title: message),
            PictureElement.text(text, x: box.x + size.width / 2, y: box.maxY - 3, look: "amount"),
        ]
    }
}
