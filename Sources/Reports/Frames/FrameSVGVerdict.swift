import Checks
import Frames

/// What the rules say of a report, in one line below the sheet.
struct FrameSVGVerdict {
    let elements: [XMLElement]
    let bounds: Frame

    init(_ faults: FrameSVGFaults, x: Double, y: Double) {
        let parts = faults.counts.map { severity, count, rules in
            (severity.rawValue, "\(Prose.count(count, severity.rawValue)): \(rules.joined(separator: ", "))")
        }
        var line = XMLElement("text", ["class": "verdict"])
        switch parts.count {
        case 0 where faults.emphasis != nil:
            line.content = .text(
                faults.different.isEmpty ? "no difference" : "\(Prose.count(faults.different.count, "view")) marked")
        case 0: line.content = .text("no findings")
        case 1: line = XMLElement("text", ["class": "verdict \(parts[0].0)"], text: parts[0].1)
        default: line.content = .elements(parts.map { XMLElement("tspan", ["class": $0.0], text: $0.1) })
        }
        line.add(["x": x, "y": y])
        elements = [line]
        let letters = parts.isEmpty ? "no findings" : parts.map(\.1).joined(separator: " ")
        bounds = Frame(x: x, y: y - 10, width: SVG.width(of: letters, size: 11), height: 12)
    }
}
