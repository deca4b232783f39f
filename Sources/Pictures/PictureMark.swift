internal import Basics
import Checks
import Frames

/// A mark in red or, for a warning, in amber: a bar as long as the missing room, with the amount beside it, or an
/// outline.
struct PictureMark {
    var frame: Frame
    /// The amount, in words; nil for an outline.
    var label: String?
    var labelIsAbove = false
    /// How many rows of amounts are between the bar and its own amount.
    var row = 0
    var severity = Severity.error

    /// The marks of a fault.
    static func marks(
        of marked: (fault: Fault, severity: Severity), in faults: PictureFaults, sheet: Frame
    ) -> [PictureMark] {
        marks(of: marked.fault, in: faults, sheet: sheet).map {
            var mark = $0
            mark.severity = marked.severity
            return mark
        }
    }

    private static func marks(of fault: Fault, in faults: PictureFaults, sheet: Frame) -> [PictureMark] {
        guard let view = faults.view(fault.view), view.frame.isDrawable else { return [] }
        let outline = PictureMark(frame: view.frame)
        switch fault.evidence {
        case .truncatedText(let truncation):
            return [lack(truncation.shortage, beyond: view.frame, in: faults.views.environment) ?? outline]
        case .clippedText(let protrusion):
            return view.text?.ink.map { bars(protrusion, of: $0, "clipped") } ?? [outline]
        case .overflow(let excess):
            let isScene = excess.enclosure == .screen && view.id == faults.views.views.first?.id
            let frame = isScene ? scene(faults.views.size, centredIn: sheet) : view.frame
            return bars(excess.protrusion, of: frame, "outside")
        case .overlap(let overlap):
            let common = faults.view(overlap.other)?.frame.intersection(view.frame)
            return [common.map { PictureMark(frame: $0) } ?? outline]
        default: return [outline]
        }
    }

    private static func scene(_ size: Size, centredIn sheet: Frame) -> Frame {
        Frame(
            x: (sheet.width - size.width) / 2, y: (sheet.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// The room that a text needs more, on the side where its frame would grow.
    private static func lack(_ shortage: Shortage?, beyond frame: Frame, in environment: LayoutEnvironment)
        -> PictureMark?
    {
        guard let shortage else { return nil }
        var bar = frame
        var label = amount(shortage.amount)
        switch shortage.measure {
        case .width:
            bar.x = environment.layoutDirection == .rightToLeft ? frame.x - shortage.amount : frame.maxX
            bar.width = shortage.amount
        case .height:
            (bar.y, bar.height) = (frame.maxY, shortage.amount)
        case .lines:
            (bar.y, bar.height) = (frame.maxY, frame.height / max(shortage.room, 1) * shortage.amount)
            label = Prose.count(Int(shortage.amount), "line")
        }
        return bar.isDrawable ? PictureMark(frame: bar, label: "\(label) short") : nil
    }

    /// The part of `frame` that leaves its box, edge by edge.
    private static func bars(_ protrusion: Protrusion, of frame: Frame, _ word: String) -> [PictureMark] {
        func bar(_ amount: Double, above: Bool = false, _ cut: (inout Frame) -> Void) -> PictureMark? {
            var bar = frame
            cut(&bar)
            guard amount > 0, bar.isDrawable else { return nil }
            return PictureMark(frame: bar, label: "\(self.amount(amount)) \(word)", labelIsAbove: above)
        }
        let (left, top, right, bottom) = (protrusion.left, protrusion.top, protrusion.right, protrusion.bottom)
        let bars = [
            bar(left) { $0.width = left },
            bar(top, above: true) { $0.height = top },
            bar(right) { ($0.x, $0.width) = ($0.maxX - right, right) },
            bar(bottom) { ($0.y, $0.height) = ($0.maxY - bottom, bottom) },
        ]
        return bars.compactMap(\.self)
    }

    /// To a tenth of a point, as finer amounts cannot be seen.
    private static func amount(_ points: Double) -> String { "\(Number.text((points * 10).rounded() / 10)) pt" }
}

extension PictureMark {
    /// The outline of a view that differs from another picture.
    init?(differing view: ViewFrame) {
        guard view.frame.isDrawable else { return nil }
        self.init(frame: view.frame, severity: .warning)
    }

    /// The bar or the outline, which is drawn below the letters.
    var area: PictureElement { PictureElement.rectangle(frame, look: look(label == nil ? "fault" : "lack")) }

    /// The amount in its box, which is drawn above everything.
    var tagElements: [PictureElement] {
        guard let label, let tag else { return [] }
        return [
            PictureElement.rectangle(tag, look: look("tag"), radius: tag.height / 2),
            PictureElement.text(label, x: tag.x + tag.width / 2, y: tag.maxY - 3, look: "amount"),
        ]
    }

    private func look(_ name: String) -> String { severity == .error ? name : "\(name) \(severity.rawValue)" }

    /// The frame of the mark.
    var bounds: Frame { tag.map(frame.union) ?? frame }

    /// The box of the amount: below the bar or above it, in its middle.
    private var tag: Frame? {
        guard let label else { return nil }
        let size = Size(width: CaptionWidth.estimate(label, size: 8) + 9, height: 12)
        return Frame(
            x: frame.x + (frame.width - size.width) / 2,
            y: labelIsAbove
                ? frame.y - (size.height + 1) * Double(row + 1) : frame.maxY + 1 + (size.height + 1) * Double(row),
            width: size.width, height: size.height)
    }

    /// The marks with their amounts apart from each other: one that would cover another is moved a row farther from its
    /// bar.
    static func spread(_ marks: [PictureMark]) -> [PictureMark] {
        var placed: [Frame] = []
        return marks.map { mark in
            var mark = mark
            while mark.row < mostRows, let tag = mark.tag, placed.contains(where: { $0.intersection(tag) != nil }) {
                mark.row += 1
            }
            if let tag = mark.tag { placed.append(tag) }
            return mark
        }
    }

    private static let mostRows = 6
}
