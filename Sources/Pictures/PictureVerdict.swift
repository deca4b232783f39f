import Checks
import Frames

/// The result of the rules for a report, in one line below the sheet.
struct PictureVerdict {
    let elements: [PictureElement]
    let bounds: Frame

    init(_ faults: PictureFaults, x: Double, y: Double) {
        let parts = faults.counts.map { severity, count, rules in
            (severity.rawValue, "\(Prose.count(count, severity.rawValue)): \(rules.joined(separator: ", "))")
        }
        let line: (look: String, parts: [(text: String, look: String?)]) =
            switch parts.count {
            case 0: ("verdict", [(Self.nothing(faults), nil)])
            case 1: ("verdict \(parts[0].0)", [(parts[0].1, nil)])
            default: ("verdict", parts.map { ($0.1, $0.0) })
            }
        elements = [.caption(PictureElement.Caption(parts: line.parts, look: line.look, x: x, y: y))]
        let letters = parts.isEmpty ? Self.nothing(faults) : parts.map(\.1).joined(separator: " ")
        bounds = Frame(x: x, y: y - 10, width: CaptionWidth.estimate(letters, size: 11), height: 12)
    }

    /// The line where no rule has found anything.
    private static func nothing(_ faults: PictureFaults) -> String {
        guard faults.emphasis != nil else { return "no findings" }
        let views = faults.different.count
        return views == 0 ? "no difference" : "\(Prose.count(views, "view")) marked"
    }
}
