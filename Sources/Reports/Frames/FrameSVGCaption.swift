import Checks
import Frames

/// What stands above a sheet.
struct FrameSVGCaption {
    /// The scene's name, on one line.
    let scene: String
    let locale: String
    /// Text size, height, platform and fonts; the width stands between the ticks above the sheet.
    let details: String
    /// All of it, for people who hear the picture.
    let sentence: String

    init(_ report: FrameReport) {
        let environment = report.environment
        scene = Prose.oneLine(report.scene)
        locale = environment.locale
        let width = environment.width.map { "\(Number.text($0)) wide" }
        let height = environment.height.map { "\(Number.text($0)) high" }
        let facts =
            [environment.textSize.name, height, environment.platform.rawValue].compactMap(\.self) + report.fonts
        details = facts.joined(separator: " · ")
        let messages = report.findings().filter { $0.severity == .error }
            .map { "\(Prose.subject($0)) \(Prose.says($0))." }
        sentence =
            (["\(scene), \(locale): \(([width].compactMap(\.self) + facts).joined(separator: ", "))."] + messages)
            .joined(
                separator: " ")
    }

    /// The lines, their baselines counted upwards from the sheet.
    func elements(x: Double) -> [XMLElement] {
        var heading = XMLElement(
            "text", ["class": "heading"],
            [XMLElement("tspan", text: scene), XMLElement("tspan", ["class": "locale"], text: locale)])
        heading.add(["x": x, "y": -48])
        return [heading, SVG.text(details, x: x, y: -31, class: "details")]
    }

    /// The room that the lines take.
    func bounds(x: Double) -> Frame {
        let width = max(SVG.width(of: "\(scene) \(locale)", size: 14), SVG.width(of: details, size: 11))
        return Frame(x: x, y: -60, width: width, height: 60)
    }
}
