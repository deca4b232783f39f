internal import Basics
import Checks
import Frames

/// The caption above a sheet.
struct PictureCaption {
    /// The scene's name, on one line.
    let scene: String
    let locale: String
    /// Text size, height, platform and fonts; the width is shown by the ticks above the sheet.
    private let details: [String]
    /// All of it as a sentence, for screen readers.
    let sentence: String

    init(_ picture: ScenePicture, _ rules: RuleSet) {
        let (report, environment) = (picture.report, picture.report.environment)
        scene = Prose.oneLine(report.scene)
        locale = [environment.locale, picture.emphasis?.title].compactMap(\.self).joined(separator: ", ")
        let width = environment.width.map { "\(Number.text($0)) wide" }
        let height = environment.height.map { "\(Number.text($0)) high" }
        let facts =
            [environment.textSize.name, height, environment.platform.rawValue].compactMap(\.self) + report.fonts
        details = Self.lines(facts, width: max(environment.width ?? report.size.width, 280))
        let findings = picture.emphasis == nil ? report.findings(rules: rules) : []
        let messages = findings.filter { $0.severity >= .warning }
            .map { "\(Prose.subject($0)) \(Prose.says($0))." }
        sentence =
            (["\(scene), \(locale): \(([width].compactMap(\.self) + facts).joined(separator: ", "))."] + messages)
            .joined(
                separator: " ")
    }

    /// The lines, from the bottom up, with their baselines.
    func elements(x: Double) -> [PictureElement] {
        let heading = PictureElement.caption(
            PictureElement.Caption(
                parts: [(scene, nil), (locale, "locale")], look: "heading", x: x,
                y: -34 - Self.leading * Double(details.count)))
        let lines = details.enumerated().map { line, text in
            PictureElement.text(text, x: x, y: -31 - Self.leading * Double(details.count - 1 - line), look: "details")
        }
        return [heading] + lines
    }

    /// The frame of the lines.
    func bounds(x: Double) -> Frame {
        let heading = CaptionWidth.estimate("\(scene) \(locale)", size: 14)
        let width = details.map { CaptionWidth.estimate($0, size: 11) }.reduce(heading, max)
        let height = 46 + Self.leading * Double(details.count)
        return Frame(x: x, y: -height, width: width, height: height)
    }

    private static let leading = 14.0

    /// Puts as many facts on a line as fit, and at least one.
    private static func lines(_ facts: [String], width: Double) -> [String] {
        facts.reduce(into: []) { lines, fact in
            let longer = lines.last.map { "\($0) · \(fact)" }
            if let longer, CaptionWidth.estimate(longer, size: 11) <= width {
                lines[lines.count - 1] = longer
            } else {
                lines.append(fact)
            }
        }
    }
}
